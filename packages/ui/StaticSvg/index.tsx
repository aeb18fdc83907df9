import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import {drawingWidth} from '@h3-docs/base/drawingWidth';
import {savesData} from '@h3-docs/base/dataSaver';
import {fetchFile} from '@h3-docs/base/fetch';
import {LoadFailure} from '../LoadState';
import {useFetched} from '../useFetched';
import styles from './styles.module.css';
import './styles.css';

interface Props {
  /** On the server the markup; in the browser the address of the file that holds it (`pageFiles`). */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly className?: string;
  /** Whether the page's HTML has the text alone, and the drawing is fetched when the reader comes near. */
  readonly late?: string;
}

/** How far below the window a late drawing is fetched, in pixels. */
const NEAR_PX = 500;

const loadDrawing = async (address: string, signal: AbortSignal) =>
  (await fetchFile(address, translate({message: 'A drawing of this page'}), signal)).text();

/** Calls a function once an element comes near the window, or the page is printed; returns what ends the waiting. */
function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) call();
    },
    {rootMargin: `${savesData() ? 0 : NEAR_PX}px`},
  );
  observer.observe(element);
  window.addEventListener('beforeprint', call);
  return () => {
    observer.disconnect();
    window.removeEventListener('beforeprint', call);
  };
}

/**
 * A drawing whose markup is in the page's HTML but not in its JavaScript. When the server rendered it, it is left as it
 * is; when the reader comes by client-side navigation, it is fetched into the box that its size reserves.
 */
export default function StaticSvg({source, width, height, alt, className, late}: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isMarkup = source.startsWith('<');
  const isLate = late !== undefined;
  const [near, setNear] = useState(!isLate);
  const {content, isLoading, error, retry} = useFetched(
    source,
    loadDrawing,
    () => isMarkup || Boolean(box.current?.firstElementChild),
    near,
  );

  useEffect(() => (near || !box.current ? undefined : whenNear(box.current, () => setNear(true))), [near]);

  const markup = isMarkup && !isLate ? source : (content ?? '');
  const failed = error !== undefined;
  return (
    <div
      className={clsx(styles.frame, isLate && styles.late, className)}
      style={{maxWidth: drawingWidth(width), aspectRatio: failed ? undefined : `${width} / ${height}`}}
    >
      {/* The browser does not have the markup that the server rendered, and must leave it alone. */}
      <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={{__html: markup}} />
      {isLate && (
        <noscript>
          <p>{alt}</p>
        </noscript>
      )}
      {(failed || isLoading) && (
        <div className={clsx(styles.substitute, failed && styles.failed)}>
          <p>{alt}</p>
          {failed && <LoadFailure error={error} onRetry={retry} />}
        </div>
      )}
    </div>
  );
}
