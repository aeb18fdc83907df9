import {useEffect, useEffectEvent, useState} from 'react';

/** What a part knows of a file: nothing, before it is asked for. */
interface State<Content> {
  readonly isLoading?: boolean;
  /** What was fetched. */
  readonly content?: Content;
  /** Why the file could not be loaded. */
  readonly error?: unknown;
}

/**
 * Something that a part of a page fetches once it is shown, and again when the reader presses Retry.
 *
 * So is HTML that the build renders and React leaves alone: it is in the HTML of the page, but not in its JavaScript
 * (`packages/base/node/pageFiles.ts`). When the server has rendered it, it stays as it is. When the reader comes from
 * another page, or React has thrown the HTML of the server away, its file is fetched.
 *
 * @param source - what is fetched: the address of the file; on the server, and for what the browser draws itself, the text
 * @param load - fetches it
 * @param isThere - whether the page has the HTML; asked in an effect
 * @param isWanted - false as long as nothing is to be fetched
 */
export function useFetched<Content>(
  source: string,
  load: (source: string, signal: AbortSignal) => Promise<Content>,
  isThere: () => boolean = () => false,
  isWanted = true,
): State<Content> & {readonly retry: () => void} {
  const [{of, ...state}, setState] = useState<State<Content> & {readonly of?: string}>({});
  const [attempt, setAttempt] = useState(0);
  const isOfSource = of === source;

  const begin = useEffectEvent((signal: AbortSignal) => {
    if ((isOfSource && state.content !== undefined) || isThere()) return;
    setState({of: source, isLoading: true});
    load(source, signal).then(
      (content) => signal.aborted || setState({of: source, content}),
      (error: unknown) => signal.aborted || setState({of: source, error}),
    );
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort();
  }, [source, attempt, isWanted]);

  return {...(isOfSource && state), retry: () => setAttempt(attempt + 1)};
}
