import {LoadFailure, LoadingIndicator} from '@h3-docs/ui/LoadState';

/** The properties that Docusaurus passes to its `Loading` component. They are those of react-loadable. */
interface LoadingProps {
  readonly error: unknown;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

/** What a route shows until its code is there: nothing at first, then that it is loading, or why it can't. */
export default function Loading({error, retry, pastDelay}: LoadingProps) {
  return error ? <LoadFailure error={error} onRetry={retry} /> : <LoadingIndicator pastDelay={pastDelay} />;
}
