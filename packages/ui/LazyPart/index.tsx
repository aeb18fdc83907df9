import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {LoadFailure, LoadingIndicator, loadingDelay} from '../LoadState';

interface LazyPartOptions<Props> {
  /** Stands in for the part in the static HTML, while it loads and when it cannot be loaded. */
  readonly placeholder?: ComponentType<Props>;
}

type State = 'waiting' | 'late' | {readonly error: unknown};

/**
 * A part of a page whose code is fetched when it is first shown in a browser. While that takes longer than 200 ms it
 * says so; when it fails, a red box gives the error and a Retry that asks for the code again (the bundler's runtime
 * forgets a chunk that has failed). The rest of the page stays as it is, with what its reader has typed.
 *
 * `const Editor = lazyPart(() => import('./Editor'));`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
  {placeholder: Placeholder}: LazyPartOptions<Props> = {},
): ComponentType<Props> {
  // Shared by every place that shows the part: one that is mounted later needs no second wait.
  let loaded: ComponentType<Props> | undefined;

  return function LazyPart(props: Props) {
    // A component is a function: in a state it must be wrapped, or React would call it.
    const [part, setPart] = useState<{readonly Part: ComponentType<Props> | undefined}>({Part: undefined});
    const [state, setState] = useState<State>('waiting');
    const [attempt, setAttempt] = useState(0);
    const retry = useCallback(() => setAttempt((count) => count + 1), []);

    useEffect(() => {
      if (loaded) {
        setPart({Part: loaded});
        return;
      }
      let current = true;
      setState('waiting');
      const late = window.setTimeout(() => current && setState('late'), loadingDelay);
      load()
        .then(
          (module) => {
            loaded = module.default;
            if (current) setPart({Part: loaded});
          },
          (error: unknown) => {
            if (current) setState({error});
          },
        )
        .finally(() => window.clearTimeout(late));
      return () => {
        current = false;
        window.clearTimeout(late);
      };
    }, [attempt]);

    const {Part} = part;
    if (Part) return <Part {...props} />;
    return (
      <>
        {Placeholder && <Placeholder {...props} />}
        {state === 'late' && <LoadingIndicator />}
        {typeof state === 'object' && <LoadFailure error={state.error} onRetry={retry} />}
      </>
    );
  };
}
