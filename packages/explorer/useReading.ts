import {translate} from '@docusaurus/Translate';
import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {isOver, type Limit} from '@h3-docs/ui/useFieldLimit';
import type {ColumnChoice} from './data/columnTypes';
import {MAX_TEXT_BYTES} from './input/limits';
import {nothingRead} from './input/nothing';
import type {TextContent} from './input/read';
import type {ReadResult} from './input/types';
import {loadedReader, loadReader, type Reader} from './loadReader';
import {unpackContent} from './model/packed';
import {startJob} from './model/startJob';

/** Text up to this long is read where it is typed; longer text in a worker, where its reading can be stopped. */
const quickText: Limit = {most: 50_000, unit: 'bytes'};

const noContent: TextContent = {result: nothingRead, data: undefined};

/** What a long text holds, and by which choices it was read. */
interface LongContent extends TextContent {
  readonly text: string;
  readonly choices: readonly ColumnChoice[] | undefined;
}

/** What a text holds, as far as it has been read. */
export interface Reading extends TextContent {
  /** The text that `result` is of: an earlier one while the new one is being read. */
  readonly text: string;
  /** How much of a long text has been read, 0 to 1. */
  readonly progress: number;
  /** Whether a long text is being read, or was until the reader stopped it. */
  readonly state: 'read' | 'reading' | 'stopped';
  /** Whether `result` is still of an earlier text, or of earlier choices for its columns. */
  readonly outdated: boolean;
  readonly stop: () => void;
  /** Reads a text whose reading was stopped. */
  readonly resume: () => void;
}

/**
 * The readers; undefined until they have been loaded, which begins when there is a text. If loading failed, the reason
 * in words.
 */
function useReader(
  text: string,
  choices: readonly ColumnChoice[] | undefined,
): {readonly read?: Reader; readonly broken?: string} {
  const [reader, setReader] = useState<{readonly broken?: string}>({});
  const read = loadedReader(text, choices);
  const missing = text !== '' && !read;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    loadReader(text, choices).then(
      () => {
        if (current) setReader({});
      },
      () => {
        if (current)
          setReader({
            broken: translate({message: 'the code that reads it could not be loaded. Change the text to try again'}),
          });
      },
    );
    return () => {
      current = false;
    };
    // Code that could not be loaded is requested again with the next text.
  }, [missing, text, choices]);
  return read ? {read} : reader;
}

/**
 * Reads a text whenever it has changed, without holding up the page.
 *
 * @param choices - what the reader chose for the columns of a table
 */
export function useReading(typed: string, choices?: readonly ColumnChoice[]): Reading {
  const text = useDeferredValue(typed);
  const isLong = useMemo(() => isOver(quickText, text), [text]);
  const {read, broken} = useReader(text, choices);
  const quick = useMemo(() => {
    if (text === '') return noContent;
    if (isLong) return undefined;
    return read ? read(text, {choices}) : broken === undefined ? undefined : unreadable(broken);
  }, [isLong, text, read, broken, choices]);
  const [long, setLong] = useState<LongContent>();
  // What stood before a long text: it stays while that is read, with all that the reader has set for it.
  const before = useRef<TextContent & {readonly text: string}>({...noContent, text: ''});
  useEffect(() => {
    if (quick) before.current = {...quick, text};
  }, [quick, text]);
  const [progress, setProgress] = useState(0);
  const [stopped, setStopped] = useState<string>();
  const wanted = isLong && stopped !== text;

  useEffect(() => {
    if (!wanted) {
      setLong(undefined);
      return undefined;
    }
    setProgress(0);
    let current = true;
    const {end, cancel} = startJob({type: 'read', text, choices}, setProgress);
    void end.then(async (content) => {
      if (content === 'cancelled') return;
      const found = 'broken' in content ? await withoutWorker(text, content.broken) : await unpackContent(content);
      if (current) setLong({...found, text, choices});
    });
    return () => {
      current = false;
      cancel();
    };
  }, [wanted, text, choices]);

  const stop = useCallback(() => setStopped(text), [text]);
  const resume = useCallback(() => setStopped(undefined), []);
  // The text that is read follows the typed one a moment later.
  const behind = text !== typed;
  if (quick) return {...quick, text, progress: 1, state: 'read', outdated: behind, stop, resume};
  if (!isLong) return {...noContent, text: '', progress: 0, state: 'reading', outdated: true, stop, resume};
  if (!wanted) return {...noContent, text, progress: 0, state: 'stopped', outdated: behind, stop, resume};
  const isRead = long?.text === text && long.choices === choices;
  const {result, data, text: shown} = long ?? before.current;
  return {
    result,
    data,
    text: shown,
    progress,
    state: isRead ? 'read' : 'reading',
    outdated: behind || !isRead,
    stop,
    resume,
  };
}

/** Without a worker the page has to wait for the reading: at most 1 MB, in linear time. */
async function withoutWorker(text: string, why: string): Promise<TextContent> {
  if (text.length > MAX_TEXT_BYTES) return unreadable(why);
  try {
    const read = await loadReader(text);
    return read(text);
  } catch {
    return unreadable(why);
  }
}

const unreadable = (reason: string): TextContent => ({
  result: {...nothingRead, problems: [{line: 1, text: '', reason}], problemCount: 1} satisfies ReadResult,
  data: undefined,
});
