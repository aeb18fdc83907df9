import {ahead} from '@h3-docs/base/dataSaver';
import {useEffect, useRef, useState} from 'react';
import type {EditorProps} from './editorProps';
import {withoutImports} from './prepare';
import {sandboxFor} from './sandboxes';
import type {DrawnOutcome, ErrorReport} from './types';

/** How long the reader’s fingers rest before the code is run, in milliseconds. A run costs little, but takes a worker. */
const DEBOUNCE_MS = 120;

/** How long a run takes before the reader is told that it runs, in milliseconds. */
const TOLD_AFTER_MS = 200;

/** The code that draws, which many a page with examples never needs. */
const loadDrawing = () => import('./drawing');

/** An error of syntax with its line and in words for people: browsers give neither for code in a worker. */
async function explained(error: ErrorReport, code: string): Promise<ErrorReport> {
  const {explainSyntax} = await import('./syntax');
  return {...error, ...explainSyntax(code)};
}

/** What an editor has run; `code` is null while there is nothing to run. */
type RunOptions = Pick<EditorProps, 'version' | 'language' | 'wanted' | 'code' | 'draw' | 'onOutcome' | 'onRunning'>;

/** Runs code and draws what it returned; null when it was stopped. */
async function runAndDraw(
  {version, language, draw}: Pick<RunOptions, 'version' | 'language' | 'draw'>,
  code: string,
  signal: AbortSignal,
): Promise<DrawnOutcome | null> {
  const program = language === 'javascript' ? withoutImports(code) : code;
  const run = sandboxFor(version, language).run({code: program, draw}, signal);
  const [outcome, {drawOutcome}] = await Promise.all([run, loadDrawing()]);
  if (language !== 'javascript' || outcome?.error?.name !== 'SyntaxError')
    return outcome && drawOutcome(outcome, version);
  return {...outcome, error: await explained(outcome.error, program)};
}

/**
 * Runs code in the sandbox whenever it has changed, shortly after the last change. The outcome of code that has been
 * changed since is dropped.
 *
 * @returns what kept the sandbox from starting, if something did, a function that tries again, and the bytes of the
 *   language that have been fetched; null before a fetch
 */
export function useRun({version, language, wanted, code, draw, onOutcome, onRunning}: RunOptions): {
  trouble: Error | null;
  retry: () => void;
  progress: number | null;
} {
  const [trouble, setTrouble] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState<number | null>(null);
  const report = useRef({onOutcome, onRunning});
  useEffect(() => {
    report.current = {onOutcome, onRunning};
  });

  useEffect(() => {
    // A failure is reported when the reader wants something run.
    if (wanted)
      ahead(() => void Promise.all([sandboxFor(version, language).prepare(), loadDrawing()]).catch(() => undefined));
  }, [version, language, wanted]);

  useEffect(
    () => (code === null ? undefined : sandboxFor(version, language).watch(setProgress)),
    [version, language, code],
  );

  useEffect(() => {
    setTrouble(null);
    if (code === null) return undefined;
    const stop = new AbortController();
    let slow: ReturnType<typeof setTimeout> | undefined;
    const ended = () => {
      clearTimeout(slow);
      report.current.onRunning(false);
    };
    const timer = setTimeout(() => {
      slow = setTimeout(() => report.current.onRunning(true), TOLD_AFTER_MS);
      runAndDraw({version, language, draw}, code, stop.signal).then(
        (outcome) => {
          if (stop.signal.aborted) return;
          ended();
          if (outcome) report.current.onOutcome(outcome);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          ended();
          setTrouble(error instanceof Error ? error : new Error(String(error)));
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      stop.abort();
      clearTimeout(timer);
      ended();
    };
  }, [version, language, code, draw, attempt]);

  return {trouble, retry: () => setAttempt((count) => count + 1), progress};
}
