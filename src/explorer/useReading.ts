import {useCallback, useDeferredValue, useEffect, useMemo, useState} from 'react';
import {isOver, type Limit} from '../ui/useFieldLimit';
import {readInput} from './input/read';
import type {ReadResult} from './input/types';
import {startJob} from './model/startJob';

/** Text up to this long is read where it is typed; longer text in a worker, where its reading can be stopped. */
const quickText: Limit = {most: 50_000, unit: 'bytes'};

const nothing = readInput('');

/** What a text holds, as far as it has been read. */
export interface Reading {
  /** The text that `result` is of: an earlier one while the new one is being read. */
  readonly text: string;
  readonly result: ReadResult;
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
  const [long, setLong] = useState<{readonly text: string; readonly result: ReadResult}>();
  const [stopped, setStopped] = useState<string>();
  const wanted = isLong && stopped !== text;

  useEffect(() => {
    if (!wanted) {
      setLong(undefined);
      return undefined;
    }
    const {end, cancel} = startJob({type: 'read', text}, () => undefined);
    void end.then((result) => {
      // Without a worker the page has to wait for it: at most 1 MB, in linear time.
      if (result !== 'cancelled') setLong({text, result: 'broken' in result ? readInput(text) : result});
    });
    return cancel;
  }, [wanted, text]);

  const stop = useCallback(() => setStopped(text), [text]);
  const resume = useCallback(() => setStopped(undefined), []);
  if (quick) return {text, result: quick, state: 'read', stop, resume};
  if (!wanted) return {text, result: nothing, state: 'stopped', stop, resume};
  const state = long?.text === text ? 'read' : 'reading';
  return {text: long?.text ?? '', result: long?.result ?? nothing, state, stop, resume};
}
