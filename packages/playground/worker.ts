import type {H3Api} from '@h3-docs/grid/h3/api';
import {compile, type Compilation} from './compile';
import {functionsOf} from './errors';
import {evaluate} from './evaluate';
import {illustrate} from './illustrate';
import {watchInputs} from './inputs';
import {keepIntrinsics} from './intrinsics';
import {measurePace} from './pace';
import type {PlacedOutcome} from './types';

/** Code to run, and whether what it returns is to be drawn. A worker gets one. */
export interface RunRequest {
  readonly code: string;
  readonly draw: boolean;
}

/** The content of the files that a language is loaded from, by their names. */
export type LanguageFiles = Readonly<Record<string, ArrayBuffer>>;

/** What the page asks of a worker: to run code, or, before that, what share of a processor it gets. */
export type WorkerRequest = RunRequest | {readonly measure: true};

/**
 * What a worker says: that it is up, what share of a processor it gets, and of a run, in this order, that the code
 * begins, that it has ended, and what came of it.
 */
export type WorkerMessage =
  | {readonly ready: true}
  | {readonly pace: number}
  | {readonly started: true}
  | {readonly returned: true}
  | {readonly outcome: PlacedOutcome};

/** The part of a worker's global scope that is used here; the DOM's types know windows only. */
interface WorkerScope {
  readonly importScripts: (address: string) => void;
}

/**
 * Globals that would let code continue after its answer, talk to the frame, or start unrestricted workers. Each run has
 * a separate worker, which ends with the run.
 */
const withheld = [
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'scheduler', 'postMessage', 'close'],
  'Worker',
];

function withhold(): void {
  for (let scope: object | null = globalThis; scope; scope = Reflect.getPrototypeOf(scope)) {
    for (const name of withheld) {
      if (Object.hasOwn(scope, name) || scope === globalThis) Object.defineProperty(scope, name, {value: undefined});
    }
  }
}

/** The current worker's side of its port: what it says, and how it hears. */
interface Line {
  readonly say: (message: WorkerMessage) => void;
  readonly onRun: (answer: (request: RunRequest) => void) => void;
}

/** Waits for the port that the worker is given, once. */
function onPort(start: (port: MessagePort) => void): void {
  // Ignores rejected promises that the example left behind.
  addEventListener('unhandledrejection', (event) => event.preventDefault());
  const open = ({ports: [port]}: MessageEvent<unknown>) => port && start(port);
  addEventListener('message', open, {once: true});
}

/** Takes a port into use: measures are answered at once, and a run goes to who asked for it. */
function lineOf(port: MessagePort): Line {
  // Bound now: the reader's code may change where the port has it from.
  const say = port.postMessage.bind(port) as (message: WorkerMessage) => void;
  return {
    say,
    onRun(answer) {
      port.onmessage = ({data: request}: MessageEvent<WorkerRequest>) => {
        if ('measure' in request) say({pace: measurePace()});
        else answer(request);
      };
    },
  };
}

/**
 * Makes the current worker answer one run request, that comes through the port it is given.
 *
 * @param h3 - the library that the example has in scope, whole
 * @param api - the same library as placing its result needs it
 */
export function serve(h3: object, api: H3Api): void {
  const {importScripts} = globalThis as unknown as WorkerScope;
  const loader = {importScripts, createObjectURL: (script: Blob) => URL.createObjectURL(script)};
  withhold();
  onPort((port) => {
    const {say, onRun} = lineOf(port);
    const functions = functionsOf(h3);
    const restore = keepIntrinsics();
    onRun(({code, draw}) => {
      const {h3: scope, inputs} = watchInputs(h3);
      let compilation: Compilation | undefined;
      say({started: true});
      const {outcome, value} = evaluate(
        (console) => {
          try {
            compilation = compile(code, loader);
            return compilation.run(scope, console);
          } finally {
            restore();
            say({returned: true});
          }
        },
        (stack) => compilation?.lineOf(stack),
        functions,
      );
      say({outcome: illustrate(outcome, value, draw ? {h3: api, inputs} : null)});
    });
    say({ready: true});
  });
}

/**
 * Makes the current worker answer one run request in a language that has to be loaded first, from files that come through
 * the port.
 *
 * @param load - starts the language; what it resolves to runs a program, and does not throw
 */
export function serveLoaded(
  load: (files: LanguageFiles) => Promise<(code: string, draw: boolean) => PlacedOutcome>,
): void {
  onPort((port) => {
    port.onmessage = ({data}: MessageEvent<LanguageFiles>) => {
      void load(data).then((run) => {
        withhold();
        const {say, onRun} = lineOf(port);
        const restore = keepIntrinsics();
        onRun(({code, draw}) => {
          say({started: true});
          const outcome = run(code, draw);
          restore();
          say({returned: true});
          say({outcome});
        });
        say({ready: true});
      }, reportError);
    };
  });
}
