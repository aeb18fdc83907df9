import {translate} from '@docusaurus/Translate';
import {useDeferredValue, useEffect, useMemo, useRef, useState} from 'react';
import {useFetched} from '@h3-docs/ui/useFetched';
import {isOver, type Limit} from '@h3-docs/ui/useFieldLimit';
import type {ColumnChoice} from './data/columnTypes';
import type {OpenedFile} from './files/types';
import type {TextContent} from './input/read';
import type {ReadResult} from './input/types';
import {loadedReader, loadReader} from './loadReader';
import {unpackContent, type PackedContent} from './model/packed';
import {startJob} from './model/startJob';
import type {Input} from './model/state';

/** Text up to this long is read where it is typed; longer text in a worker. */
const quickText: Limit = {most: 50_000, unit: 'bytes'};

/** The result of an empty text: always the same object, so that values computed from it stay the same. */
const nothingRead: ReadResult = {
  cells: [],
  edges: [],
  vertexes: [],
  shapes: [],
  problems: [],
  problemCount: 0,
  repeated: 0,
};
const noContent: TextContent = {result: nothingRead, data: undefined};

/** What a long text or a file holds, and by which choices it was read. */
interface LongContent extends TextContent {
  readonly input: Input;
  readonly choices: readonly ColumnChoice[] | undefined;
}

/** What a text or a file holds, as far as it has been read. */
export interface Reading extends TextContent {
  /** The input that `result` is of: an earlier one while the new one is being read. */
  readonly input: Input;
  /** Whether `result` is still of an earlier text, or of earlier choices for its columns. */
  readonly outdated: boolean;
  /** Whether a long text or a file is being read. */
  readonly busy: boolean;
}

/** The content of files that were read when they were opened, without choices for their columns. */
const opened = new WeakMap<OpenedFile, PackedContent>();

/** Remembers the content of a file, so that it isn't read twice. */
export const rememberContent = (file: OpenedFile, content: PackedContent): void => void opened.set(file, content);

/**
 * Reads a text or a file whenever it has changed, without holding up the page.
 *
 * @param choices - what the reader chose for the columns of a table
 */
export function useReading(typed: Input, choices?: readonly ColumnChoice[]): Reading {
  const input = useDeferredValue(typed);
  const isLong = useMemo(() => typeof input !== 'string' || isOver(quickText, input), [input]);
  const text = typeof input === 'string' && !isLong ? input : '';
  const read = loadedReader(text);
  // Code that could not be loaded is requested again with the next text.
  const {error} = useFetched(text, loadReader, undefined, text !== '' && !read);
  const quick = useMemo(() => {
    if (input === '') return noContent;
    if (isLong || typeof input !== 'string') return undefined;
    if (read) return read(input, {...(choices && {choices})});
    return error === undefined
      ? undefined
      : unreadable(translate({message: 'the code that reads it could not be loaded. Change the text to try again'}));
  }, [isLong, input, read, error, choices]);
  const [long, setLong] = useState<LongContent>();
  // What stood before a long text: it stays while that is read, with all that the reader has set for it.
  const before = useRef<TextContent & {readonly input: Input}>({...noContent, input: ''});
  useEffect(() => {
    if (quick) before.current = {...quick, input};
  }, [quick, input]);
  useEffect(() => {
    if (!isLong) {
      setLong(undefined);
      return undefined;
    }
    let current = true;
    const {end, cancel} = longJob(input, choices);
    void end.then((content) => {
      if (current && content !== 'cancelled') setLong({...content, input, choices});
    });
    return () => {
      current = false;
      cancel();
    };
  }, [isLong, input, choices]);

  // The text that is read follows the typed one a moment later.
  if (quick) return {...quick, input, outdated: input !== typed, busy: false};
  if (!isLong) return {...noContent, input: '', outdated: true, busy: true};
  const isRead = long?.input === input && long.choices === choices;
  const {result, data, input: shown} = long ?? before.current;
  return {result, data, input: shown, outdated: input !== typed || !isRead, busy: !isRead};
}

/** Reads a long text or a file in a worker. */
function longJob(
  input: Input,
  choices: readonly ColumnChoice[] | undefined,
): {readonly end: Promise<TextContent | 'cancelled'>; readonly cancel: () => void} {
  const known = choices || typeof input === 'string' ? undefined : opened.get(input);
  if (known) return {end: unpackContent(known), cancel: () => undefined};
  const {end, cancel} = startJob({type: 'read', input, ...(choices && {choices})});
  const read = end.then(async (found) => {
    if (found === 'cancelled') return found;
    if ('content' in found) return await unpackContent(found.content);
    if ('broken' in found) return unreadable(found.broken);
    return unreadable('reason' in found ? found.reason : translate({message: 'this file is a text. Paste it'}));
  });
  return {end: read, cancel};
}

const unreadable = (reason: string): TextContent => ({
  result: {...nothingRead, problems: [{line: 1, text: '', reason}], problemCount: 1} satisfies ReadResult,
  data: undefined,
});
