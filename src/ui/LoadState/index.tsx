import styles from './styles.module.css';

/** How long something may load before the reader is told, in milliseconds. */
export const loadingDelay = 200;

/** Says that a part of the page is on its way. */
export function LoadingIndicator() {
  return (
    <p className={styles.loading} role="status">
      Loading…
    </p>
  );
}

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The red box in the place of code that could not be loaded: what went wrong, and another try. */
export function LoadFailure({error, onRetry}: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{String(error)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
