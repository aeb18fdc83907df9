import Translate from '@docusaurus/Translate';
import {useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore} from 'react';
import {addFailure, explain, hasBox, retryAll, subscribe} from './failures';
import styles from './styles.module.css';

/** How long something may load before the reader is told, in milliseconds. */
const DELAY_MS = 200;

/** Says that a part of the page is on its way, once that takes long; at once where it has. */
export function LoadingIndicator({pastDelay = false}: {readonly pastDelay?: boolean}) {
  const [isLate, setLate] = useState(pastDelay);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <p data-loading className={styles.loading} role="status">
        <Translate>Loading…</Translate>
      </p>
    )
  );
}

interface LoadFailureProps {
  readonly error: unknown;
  /** Asks for the part again. The browser calls it too, once it is online again. */
  readonly onRetry: () => void;
}

/**
 * What stands in the place of a part that could not be loaded. The first one on a page is a red box, which says what went
 * wrong and offers to load all of them again; each further one is a line of text.
 */
export function LoadFailure({error, onRetry}: LoadFailureProps) {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  const place = useRef<HTMLDivElement>(null);
  const failure = useMemo(
    () => ({retry: () => latest.current(), isVisible: () => (place.current?.getClientRects().length ?? 0) > 0}),
    [],
  );
  // Before the browser draws, so that a page with many failures never shows many boxes.
  useLayoutEffect(() => addFailure(failure), [failure]);
  const boxed = useSyncExternalStore(
    subscribe,
    () => hasBox(failure),
    // On the server nothing has failed yet: a part that is said to have failed is the first.
    () => true,
  );
  if (!boxed) {
    return (
      <div ref={place} className={styles.loading}>
        <Translate>This part could not be loaded.</Translate>
      </div>
    );
  }
  const explanation = explain(error);
  return (
    <div ref={place} className={styles.failure} role="alert">
      {explanation && <p>{explanation}</p>}
      <p>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={retryAll}>
        <Translate>Retry</Translate>
      </button>
    </div>
  );
}
