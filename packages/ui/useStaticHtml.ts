import {useEffect, useEffectEvent, useState} from 'react';

type State<Content> = 'there' | 'loading' | {readonly content: Content} | {readonly error: unknown};

interface StaticHtml<Content> {
  /** What was fetched; undefined while the HTML of the server is there, and until the file comes. */
  readonly content: Content | undefined;
  readonly isLoading: boolean;
  /** Why the file could not be loaded. */
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * HTML that the build renders and React leaves alone: it is in the HTML of the page, but not in its JavaScript
 * (`packages/base/build/pageFiles.ts`). When the server has rendered it, it stays as it is. When the reader comes from
 * another page, or React has thrown the HTML of the server away, its file is fetched.
 *
 * @param source - the address of the file; on the server, and for what the browser draws itself, the text
 * @param load - fetches the file
 * @param isThere - whether the page has the HTML; asked in an effect
 * @param isWanted - false as long as nothing is to be fetched
 */
export function useStaticHtml<Content>(
  source: string,
  load: (address: string, signal: AbortSignal) => Promise<Content>,
  isThere: () => boolean,
  isWanted = true,
): StaticHtml<Content> {
  const [state, setState] = useState<State<Content>>('there');
  const [attempt, setAttempt] = useState(0);

  const begin = useEffectEvent((signal: AbortSignal) => {
    if (isThere()) return;
    setState('loading');
    load(source, signal).then(
      (content) => !signal.aborted && setState({content}),
      (error: unknown) => !signal.aborted && setState({error}),
    );
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort();
  }, [source, attempt, isWanted]);

  return {
    content: typeof state === 'object' && 'content' in state ? state.content : undefined,
    isLoading: state === 'loading',
    error: typeof state === 'object' && 'error' in state ? state.error : undefined,
    retry: () => setAttempt(attempt + 1),
  };
}
