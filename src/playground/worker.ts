import {evaluate} from './evaluate';
import type {Drawing, Outcome} from './types';

/** What the page asks of a worker. */
export interface RunRequest {
  readonly id: number;
  readonly code: string;
  readonly draw: boolean;
}

/** What a worker answers: once that it is up, then to each request. */
export type WorkerMessage = {readonly ready: true} | {readonly id: number; readonly outcome: Outcome};

/** Draws a result; null for one that has no place on the map. */
export type Draw = (value: unknown) => Drawing | null;

/** V8 calls the function `anonymous`, Firefox says `> Function`; both count two lines that `new Function` adds. */
function lineOf(stack: string): number | undefined {
  const line = /(?:<anonymous>|> Function):(\d+)(?::\d+)?/.exec(stack)?.[1];
  return line ? Number(line) - 2 : undefined;
}

function draw(value: unknown, how: Draw): Drawing | undefined {
  try {
    return how(value) ?? undefined;
  } catch {
    // A result that only looks like a shape; its text is shown in any case.
    return undefined;
  }
}

/**
 * Makes the current worker answer run requests that come through the port it is given.
 *
 * @param h3 - the library that examples have in scope, whole
 * @param how - draws with that library
 */
export function serve(h3: object, how: Draw): void {
  const scope = Object.freeze({...h3});
  // Timers would let an example go on after its answer, and be taken for the next one.
  for (const name of ['setTimeout', 'setInterval', 'queueMicrotask', 'postMessage', 'close']) {
    Object.defineProperty(globalThis, name, {value: undefined});
  }
  // A promise that the example left behind is its own affair.
  addEventListener('unhandledrejection', (event) => event.preventDefault());
  addEventListener('message', ({ports: [port]}) => {
    if (!port) return;
    const later = new MessageChannel();
    let answer: WorkerMessage | undefined;
    port.onmessage = ({data: {id, code, draw: drawn}}: MessageEvent<RunRequest>) => {
      const {outcome, value} = evaluate(
        // Running what the reader typed is the purpose here; the sandbox sees to it that it can do no harm.
        (console) => new Function('h3', 'console', `"use strict";${code}\n`)(scope, console) as unknown,
        lineOf,
      );
      answer = {id, outcome: drawn ? {...outcome, drawing: draw(value, how)} : outcome};
      // Answered from a task of its own: promises of the example that never end count into its time.
      later.port2.postMessage(null);
    };
    later.port1.onmessage = () => port.postMessage(answer);
    port.postMessage({ready: true} satisfies WorkerMessage);
  });
}
