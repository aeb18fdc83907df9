import {translate} from '@docusaurus/Translate';
import {lazyPart} from '@h3-docs/ui/LazyPart';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {useStaticLinks} from '@site/src/components/StaticBlock/useStaticLinks';
import {fetchFile} from '@h3-docs/base/fetch';
import {openAround, placeNamed} from '@h3-docs/ui/collapse';
import {LoadFailure} from '@h3-docs/ui/LoadState';
import {useFetched} from '@h3-docs/ui/useFetched';

interface StaticMarkupProps {
  /** On the server the markup; in the browser the address of the file that holds it (`pageFiles`). */
  readonly source: string;
}

const loadMarkup = async (address: string, signal: AbortSignal) =>
  (await fetchFile(address, translate({message: 'This table'}), signal)).text();

/**
 * The markup of pages that the reader has left, by its file. Going back to one, a browser restores the place of the reader
 * before a file could be fetched, so the markup must be there at once.
 */
const left = new Map<string, string>();

/** Opens what is collapsed around the place that the address names, and shows it, if it is in an element. */
function showTarget(box: HTMLElement | null): void {
  const place = placeNamed(window.location.hash);
  if (!place || !box?.contains(place)) return;
  openAround(place);
  place.scrollIntoView();
}

const PythonExample = lazyPart(async () => ({default: (await import('@h3-docs/playground')).PythonExample}));

/**
 * Markup that is in the page's HTML but not in its JavaScript. When the server rendered it, it is left as it is; when the
 * reader comes by client-side navigation, it is fetched, unless the reader goes back to it. Its links start at the root of the site.
 * A program with a button `data-run` becomes an editor beside its code, which a style hides.
 */
export default function StaticMarkup({source}: StaticMarkupProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const isMarkup = source.startsWith('<');
  const markupOf = useStaticLinks();
  const {hash} = useLocation();
  const [programs, setPrograms] = useState<readonly HTMLElement[]>([]);
  const {content, error, retry} = useFetched(
    source,
    loadMarkup,
    () => isMarkup || Boolean(box.current?.firstElementChild),
  );

  // The address may name a place that was not there, or was closed, when the page was opened.
  useEffect(() => showTarget(box.current), [content, hash]);

  useEffect(() => {
    const element = box.current;
    return () => void left.set(source, element?.innerHTML ?? '');
  }, [source]);

  const markup = isMarkup ? source : (content ?? left.get(source) ?? '');
  return (
    <>
      {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      {/* The browser does not have the markup that the server rendered, and must leave it alone. Buttons are part of it. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={box}
        suppressHydrationWarning
        onClick={({target}) => {
          const program = target instanceof Element ? target.closest('[data-run]')?.parentElement : null;
          if (program) setPrograms((all) => [...all, program]);
        }}
        dangerouslySetInnerHTML={{__html: markupOf(markup)}}
      />
      {programs.map((program, at) =>
        createPortal(
          <PythonExample html={program.firstElementChild?.firstElementChild?.innerHTML ?? ''} />,
          program,
          String(at),
        ),
      )}
    </>
  );
}
