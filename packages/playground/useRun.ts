import {useEffect, useRef, useState} from 'react';
import {sandboxFor} from './sandboxes';
import type {DocsVersion, DrawnOutcome} from './types';

/** How long the reader’s fingers rest before the code is run, in milliseconds. A run costs little, but takes a worker. */
const DEBOUNCE_MS = 120;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader's connection asks us to fetch only what is needed for sure. */
function isSparing(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: Connection};
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g');
}

/** The code that draws, which many a page with examples never needs. */
const loadDrawing = () => import('./drawing');

/** Runs code and draws what it returned; null when newer code of the same owner has taken its place. */
async function runAndDraw(
  version: DocsVersion,
  owner: object,
  code: string,
  draw: boolean,
): Promise<DrawnOutcome | null> {
  const [outcome, {drawOutcome}] = await Promise.all([sandboxFor(version).run(owner, code, draw), loadDrawing()]);
  return outcome && drawOutcome(outcome, version);
}

export interface RunOptions {
  readonly version: DocsVersion;
  /** Whether the reader seems about to edit: then the sandbox is loaded before there is anything to run. */
  readonly wanted: boolean;
  /** The code to run; null while there is nothing to run. */
  readonly code: string | null;
  readonly draw: boolean;
  readonly onOutcome: (outcome: DrawnOutcome) => void;
}

/**
 * Runs code in the sandbox whenever it has changed, shortly after the last change. The outcome of code that has been
 * changed since is dropped.
 *
 * @returns what kept the sandbox from starting, if something did, and a function that tries again
 */
export function useRun({version, wanted, code, draw, onOutcome}: RunOptions): {
  trouble: Error | null;
  retry: () => void;
} {
  const [trouble, setTrouble] = useState<Error | null>(null);
  const [attempt, setAttempt] = useState(0);
  // One per example: the sandbox drops a run that a newer one of the same owner overtakes.
  const owner = useRef({});
  const report = useRef(onOutcome);
  useEffect(() => {
    report.current = onOutcome;
  });

  useEffect(() => {
    // A failure is reported when the reader wants something run.
    if (wanted && !isSparing()) Promise.all([sandboxFor(version).prepare(), loadDrawing()]).catch(() => undefined);
  }, [version, wanted]);

  useEffect(() => {
    setTrouble(null);
    if (code === null) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      runAndDraw(version, owner.current, code, draw).then(
        (outcome) => {
          if (current && outcome) report.current(outcome);
        },
        (error: unknown) => {
          if (current) setTrouble(error instanceof Error ? error : new Error(String(error)));
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [version, code, draw, attempt]);

  return {trouble, retry: () => setAttempt((count) => count + 1)};
}
