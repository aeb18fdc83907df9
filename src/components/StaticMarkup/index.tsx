import {useEffect, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {fetchFile} from '@h3-docs/base/fetch';
import {LoadFailure} from '@h3-docs/ui/LoadState';

interface StaticMarkupProps {
  /** On the server the markup; in the browser the address of the file that holds it (`packages/catalogue/build/engines`). */
  readonly source: string;
}

type State = 'shown' | {readonly markup: string} | {readonly error: unknown};

/**
 * Markup that is in the page's HTML but not in its JavaScript. When the server rendered it, it is left as it is; when the
 * reader comes by client-side navigation, it is fetched. Its links start at the root of the site.
 */
export default function StaticMarkup({source}: StaticMarkupProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const base = useBaseUrl('/');
  const isMarkup = source.startsWith('<');
  const [state, setState] = useState<State>('shown');
  const brokenLinks = useBrokenLinks();
  // The build looks for the targets of links where components name them.
  if (isMarkup) for (const [, id = ''] of source.matchAll(/ id="([^"]+)"/g)) brokenLinks.collectAnchor(id);

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
  useEffect(() => {
    // The address may name a row that was not there when the page was opened.
    if (arrived && window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [arrived]);

  const markup = isMarkup ? source : arrived ? state.markup : '';
  return (
    <>
      {typeof state === 'object' && 'error' in state && (
        <LoadFailure error={state.error} onRetry={() => setState('shown')} />
      )}
      {/* The browser does not have the markup that the server rendered, and must leave it alone. */}
      <div
        ref={box}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: markup.replaceAll('href="/', `href="${base}`)}}
      />
    </>
  );
}
