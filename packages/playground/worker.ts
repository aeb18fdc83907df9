import type {H3Api} from '@h3-docs/grid/h3/api';
import {limitBuffers} from './bufferLimit';
import {compile, type Compilation} from './compile';
import {functionsOf} from './errors';
import {evaluate} from './evaluate';
import {illustrate} from './illustrate';
import {watchInputs} from './inputs';
import {keepIntrinsics, languageNames} from './intrinsics';
import type {PlacedOutcome} from './types';

/** Code to run, and whether what it returns is to be drawn. A worker gets one. */
export interface RunRequest {
  readonly code: string;
  readonly draw: boolean;
}

/** The content of the files that a language is loaded from, by their names; JavaScript has none. */
export type LanguageFiles = Readonly<Record<string, ArrayBuffer>>;

/** What a worker says: that it is up, and of a run, that the code begins, and what came of it. */
export type WorkerMessage = {readonly ready: true} | {readonly started: true} | {readonly outcome: PlacedOutcome};

/** The part of a worker's global scope that is used here; the DOM's types know windows only. */
interface WorkerScope {
  readonly Blob: typeof Blob;
  readonly URL: typeof URL;
  readonly importScripts: (address: string) => void;
  readonly postMessage: (message: ArrayBuffer, given: readonly ArrayBuffer[]) => void;
}

/**
 * The globals that code may use beside those of the language. None of them starts work outside of the worker's own thread:
 * the browser would do it in other processes or on the page's thread, which a loop of calls keeps from answering.
 */
const given = new Set([
  ...languageNames,
  ...['globalThis', 'self', 'eval', 'Atomics', 'FinalizationRegistry', 'Temporal', 'escape', 'unescape', 'console'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent', 'TextEncoder', 'TextDecoder', 'URL'],
  ...['URLSearchParams', 'DOMException', 'structuredClone', 'atob', 'btoa', 'performance', 'crypto'],
]);

/** Removes all other globals of the worker, those that it inherits among them. */
function withhold(): void {
  const remove = (from: object, name: PropertyKey) => Reflect.defineProperty(from, name, {value: undefined});
  let scope: object | null = globalThis;
  for (; scope && scope !== Object.prototype; scope = Reflect.getPrototypeOf(scope)) {
    for (const name of Reflect.ownKeys(scope)) if (typeof name === 'string' && !given.has(name)) remove(scope, name);
  }
  remove(Object.getPrototypeOf(crypto) as Crypto, 'subtle');
  // The browser's own console hands each line to the thread of the frame. Languages may warn by it.
  const silent = new Proxy({}, {get: () => () => undefined});
  Reflect.defineProperty(globalThis, 'console', {value: silent});
}

/** Runs a program, calls `restore` when it has ended, and returns what came of it. Does not throw, whatever the program does. */
export type RunProgram = (request: RunRequest, restore: () => void) => PlacedOutcome;

/** A language that has been started. */
export interface Language {
  readonly run: RunProgram;
  /** The memory of the language when it has just started. The next workers get it with their files as `image`. */
  readonly image?: ArrayBuffer;
}

/**
 * Makes the current worker answer one run request, which comes through the port that is given with the files of its language.
 *
 * @param load - starts the language
 */
export function serve(load: (files: LanguageFiles) => Promise<Language>): void {
  // Ignores rejected promises that the example left behind.
  addEventListener('unhandledrejection', (event) => event.preventDefault());
  const start = (port: MessagePort, files: LanguageFiles) =>
    load(files).then(({run, image}) => {
      if (image) (globalThis as unknown as WorkerScope).postMessage(image, [image]);
      withhold();
      // Bound now: the reader's code may change where the port has it from.
      const say = port.postMessage.bind(port) as (message: WorkerMessage) => void;
      const endLimit = limitBuffers();
      const restore = keepIntrinsics();
      port.onmessage = ({data}: MessageEvent<RunRequest>) => {
        say({started: true});
        const outcome = run(data, () => {
          restore();
          endLimit();
        });
        say({outcome});
      };
      say({ready: true});
    }, reportError);
  const open = ({data, ports: [port]}: MessageEvent<LanguageFiles>) => {
    if (port) void start(port, data);
  };
  addEventListener('message', open, {once: true});
}

/**
 * What runs JavaScript in the current worker.
 *
 * @param h3 - the library that the example has in scope, whole
 * @param api - the same library as placing its result needs it
 */
export function javascriptWith(h3: object, api: H3Api): RunProgram {
  const {importScripts, Blob, URL} = globalThis as unknown as WorkerScope;
  const addressOf = (script: string) => URL.createObjectURL(new Blob([script], {type: 'text/javascript'}));
  const functions = functionsOf(h3);
  return ({code, draw}, restore) => {
    const {h3: scope, inputs} = watchInputs(h3);
    let compilation: Compilation | undefined;
    const {outcome, value} = evaluate(
      (console) => {
        try {
          compilation = compile(code, importScripts, addressOf);
          return compilation.run(scope, console);
        } finally {
          restore();
        }
      },
      (stack) => compilation?.lineOf(stack),
      functions,
    );
    return illustrate(outcome, value, draw ? {h3: api, inputs} : null);
  };
}
