/** What Docusaurus uses of `react-loadable` in a browser: 0.7 KB less on every page. The server has the package itself. */
import {createElement, useEffect, useState, type ComponentType, type ReactNode} from 'react';

type Load = () => Promise<unknown>;

interface Options<Loader> {
  /** What is shown until the code is there, and when it doesn't come. */
  readonly loading: ComponentType<{
    readonly error?: unknown;
    readonly pastDelay: boolean;
    readonly retry: () => void;
  }>;
  readonly loader: Loader;
  readonly render: (loaded: unknown, props: object) => ReactNode;
}

interface Attempt {
  readonly promise: Promise<unknown>;
  /** What became of it: something is there, or the reason why not. */
  result?: {readonly loaded: unknown} | {readonly error: unknown};
}

function begin(load: Load): Attempt {
  const attempt: Attempt = {
    promise: load().then(
      (loaded) => (attempt.result = {loaded}),
      (error: unknown) => {
        attempt.result = {error};
        throw error;
      },
    ),
  };
  return attempt;
}

/** A component whose code is loaded by its function `preload`, or when it is first shown. */
function create(load: Load, {loading, render}: Omit<Options<unknown>, 'loader'>) {
  let last: Attempt | undefined;
  function Loadable(props: object): ReactNode {
    const attempt = (last ??= begin(load));
    const {result} = attempt;
    const [, setAttempt] = useState<Attempt>();
    useEffect(() => {
      if (result) return undefined;
      let isShown = true;
      const show = () => isShown && setAttempt({...attempt});
      attempt.promise.then(show, show);
      return () => void (isShown = false);
    }, [attempt, result]);
    if (result && 'loaded' in result) return render(result.loaded, props);
    const retry = () => {
      setAttempt((last = begin(load)));
    };
    return createElement(loading, {...result, pastDelay: false, retry});
  }
  return Object.assign(Loadable, {preload: () => (last ??= begin(load)).promise});
}

/** A component of one module. */
export default function loadable({loader, ...options}: Options<Load>) {
  return create(loader, options);
}

/** A component of several modules, which its `render` gets by their names. */
loadable.Map = ({loader, ...options}: Options<Readonly<Record<string, Load>>>) =>
  create(
    async () =>
      Object.fromEntries(
        await Promise.all(Object.entries(loader).map(async ([name, load]) => [name, await load()] as const)),
      ),
    options,
  );
