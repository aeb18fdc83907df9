import type {LoadingComponentProps} from 'react-loadable';
import {LoadFailure, LoadingIndicator} from '@site/src/components/LoadState';

/** What a route shows until its code is there: nothing at first, then that it is loading, or why it can't. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps) {
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  return pastDelay ? <LoadingIndicator /> : null;
}
