import type {ComponentType} from 'react';
import {LoadFailure, LoadingIndicator} from '../LoadState';
import {useFetched} from '../useFetched';

/**
 * A part of a page whose code is fetched when it is first shown in a browser. While that takes longer than 200 ms it
 * says so; when it fails, a red box gives the error and a Retry that asks for the code again (the bundler's runtime
 * forgets a chunk that has failed). The rest of the page stays as it is, with what its reader has typed.
 *
 * `const Editor = lazyPart(() => import('./Editor'));`
 *
 * @param placeholder - stands in for the part in the static HTML, while it loads and when it cannot be loaded
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
  {placeholder: Placeholder}: {readonly placeholder?: ComponentType<Props>} = {},
): ComponentType<Props> {
  // Shared by every place that shows the part.
  let loaded: Awaited<ReturnType<typeof load>> | undefined;
  const loadOnce = async () => (loaded ??= await load());

  return function LazyPart(props: Props) {
    const {content, isLoading, error, retry} = useFetched('', loadOnce);
    if (content) return <content.default {...props} />;
    return (
      <>
        {Placeholder && <Placeholder {...props} />}
        {isLoading && <LoadingIndicator />}
        {error !== undefined && <LoadFailure error={error} onRetry={retry} />}
      </>
    );
  };
}
