import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import {isOver, type Limit} from '../ui/useFieldLimit';
import type {DataSet} from './data/dataset';
import {MAX_TEXT_BYTES} from './input/limits';
import {readInput} from './input/read';
import type {ReadResult} from './input/types';
import type {TextContent} from './model/jobs';
import {startJob} from './model/startJob';

/** Text up to this long is read where it is typed; longer text in a worker, where its reading can be stopped. */
const quickText: Limit = {most: 50_000, unit: 'bytes'};

const nothing = readInput('');
const noRows = {data: undefined};

/** What a text holds, as far as it has been read. */
export interface Reading {
  /** The text that `result` is of: an earlier one while the new one is being read. */
  readonly text: string;
  readonly result: ReadResult;
  /** The rows of a long text, which are read with it; undefined for a short text. */
  readonly rows?: {readonly data: DataSet | undefined};
  /** How much of a long text has been read, 0 to 1. */
  readonly progress: number;
  /** Whether a long text is being read, or was until the reader stopped it. */
  readonly state: 'read' | 'reading' | 'stopped';
  readonly stop: () => void;
  /** Reads a text whose reading was stopped. */
  readonly resume: () => void;
}

/** Reads a text whenever it has changed, without holding up the page. */
export function useReading(typed: string): Reading {
  const text = useDeferredValue(typed);
  const isLong = useMemo(() => isOver(quickText, text), [text]);
  const quick = useMemo(() => (isLong ? undefined : readInput(text)), [isLong, text]);
  const [long, setLong] = useState<TextContent & {readonly text: string}>();
  const [progress, setProgress] = useState(0);
  const [stopped, setStopped] = useState<string>();
  const wanted = isLong && stopped !== text;

  useEffect(() => {
    if (!wanted) {
      setLong(undefined);
      return undefined;
    }
    setProgress(0);
    const {end, cancel} = startJob({type: 'read', text}, setProgress);
    void end.then((content) => {
      if (content === 'cancelled') return;
      setLong({text, ...('broken' in content ? withoutWorker(text, content.broken) : content)});
    });
    return cancel;
  }, [wanted, text]);

  const stop = useCallback(() => setStopped(text), [text]);
  const resume = useCallback(() => setStopped(undefined), []);
  if (quick) return {text, result: quick, progress: 1, state: 'read', stop, resume};
  if (!wanted) return {text, result: nothing, rows: noRows, progress: 0, state: 'stopped', stop, resume};
  const state = long?.text === text ? 'read' : 'reading';
  return {
    text: long?.text ?? '',
    result: long?.result ?? nothing,
    rows: long ?? noRows,
    progress,
    state,
    stop,
    resume,
  };
}

/** Without a worker the page has to wait for the reading: at most 1 MB, in linear time. */
function withoutWorker(text: string, why: string): TextContent {
  if (text.length <= MAX_TEXT_BYTES) return {result: readInput(text), data: undefined};
  return {result: {...nothing, problems: [{line: 1, text: '', reason: why}], problemCount: 1}, data: undefined};
}
