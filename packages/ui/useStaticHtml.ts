import {useEffect, useEffectEvent, useState} from 'react';

/** What a part knows of its HTML: nothing, while the HTML of the server is there. */
interface State<Content> {
  readonly isLoading?: boolean;
  /** What was fetched. */
  readonly content?: Content;
  /** Why the file could not be loaded. */
  readonly error?: unknown;
}

/**
 * HTML that the build renders and React leaves alone: it is in the HTML of the page, but not in its JavaScript
 * (`packages/base/node/pageFiles.ts`). When the server has rendered it, it stays as it is. When the reader comes from
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
): State<Content> & {readonly retry: () => void} {
  const [state, setState] = useState<State<Content>>({});
  const [attempt, setAttempt] = useState(0);

  const begin = useEffectEvent((signal: AbortSignal) => {
    if (isThere()) return;
    setState({isLoading: true});
    load(source, signal).then(
      (content) => setState({content}),
      (error: unknown) => signal.aborted || setState({error}),
    );
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort();
  }, [source, attempt, isWanted]);

  return {...state, retry: () => setAttempt(attempt + 1)};
}
