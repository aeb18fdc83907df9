import landTopology from 'world-atlas/land-110m.json';
import type {Topology} from 'topojson-specification';
import type {H3Api} from '../h3/api';
import {landData} from '../h3/land';
import {evaluate, type ExampleConsole} from './evaluate';
import {illustrate} from './illustrate';
import {watchInputs} from './inputs';
import type {Outcome} from './types';

/** What the page asks of a worker. */
export interface RunRequest {
  readonly id: number;
  readonly code: string;
  readonly draw: boolean;
}

/** The reader's function body, compiled. */
type LiveCode = (h3: object, console: ExampleConsole) => unknown;

/** What a worker answers: once that it is up, then to each request. */
export type WorkerMessage = {readonly ready: true} | {readonly id: number; readonly outcome: Outcome};

/** V8 calls the function `anonymous`, Firefox says `> Function`; both count two lines that `new Function` adds. */
function lineOf(stack: string): number | undefined {
  const line = /(?:<anonymous>|> Function):(\d+)(?::\d+)?/.exec(stack)?.[1];
  return line ? Number(line) - 2 : undefined;
}

/**
 * Makes the current worker answer run requests that come through the port it is given.
 *
 * @param h3 - the library that examples have in scope, whole
 * @param api - the same library as drawing needs it
 */
export function serve(h3: object, api: H3Api): void {
  const land = landData(landTopology as unknown as Topology);
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
      const {h3: scope, inputs} = watchInputs(h3);
      const {outcome, value} = evaluate(
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The reader's code runs here, in the sandbox.
        (console) => (new Function('h3', 'console', `"use strict";${code}\n`) as LiveCode)(scope, console),
        lineOf,
      );
      answer = {id, outcome: illustrate(outcome, value, drawn ? {h3: api, land, inputs} : null)};
      // Answered from a task of its own: promises of the example that never end count into its time.
      later.port2.postMessage(null);
    };
    later.port1.onmessage = () => port.postMessage(answer);
    port.postMessage({ready: true} satisfies WorkerMessage);
  });
}
