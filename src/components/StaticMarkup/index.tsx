import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useStaticLinks} from '@site/src/components/StaticBlock/useStaticLinks';
import {fetchFile} from '@h3-docs/base/fetch';
import {LoadFailure} from '@h3-docs/ui/LoadState';

interface StaticMarkupProps {
  /** On the server the markup; in the browser the address of the file that holds it (`packages/catalogue/build/engines`). */
  readonly source: string;
}

type State = 'shown' | {readonly markup: string} | {readonly error: unknown};

/**
 * Opens what is collapsed around the target of the address, and shows it, if it is in an element. Browsers do so when a page
 * loads, but not when the router changes the address.
 */
function showTarget(box: HTMLElement | null): void {
  const target = window.location.hash && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  if (!target || !box?.contains(target)) return;
  for (let around = target.closest('details'); around; around = around.parentElement?.closest('details') ?? null) {
    around.open = true;
  }
  target.scrollIntoView();
}

/**
 * Markup that is in the page's HTML but not in its JavaScript. When the server rendered it, it is left as it is; when the
 * reader comes by client-side navigation, it is fetched. Its links start at the root of the site.
 */
export default function StaticMarkup({source}: StaticMarkupProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isMarkup = source.startsWith('<');
  const [state, setState] = useState<State>('shown');
  const {markupOf} = useStaticLinks();
  const {hash} = useLocation();

  useEffect(() => {
    if (box.current?.firstElementChild || isMarkup || state !== 'shown') return undefined;
    const controller = new AbortController();
    fetchFile(source, 'This table', controller.signal)
      .then(async (response) => setState({markup: await response.text()}))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) setState({error});
      });
    return () => controller.abort();
  }, [source, isMarkup, state]);

  const arrived = typeof state === 'object' && 'markup' in state;
  // The address may name a place that was not there, or was closed, when the page was opened.
  useEffect(() => showTarget(box.current), [arrived, hash]);

  const markup = isMarkup ? source : arrived ? state.markup : '';
  return (
    <>
      {typeof state === 'object' && 'error' in state && (
        <LoadFailure error={state.error} onRetry={() => setState('shown')} />
      )}
      {/* The browser does not have the markup that the server rendered, and must leave it alone. */}
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{__html: markupOf(markup)}} />
    </>
  );
}
