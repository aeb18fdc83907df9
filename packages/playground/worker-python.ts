import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {loadPyodide, version} from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import {info} from 'pyodide/pyodide-lock.json';
import {illustrate} from './illustrate';
import {watchInputs} from './inputs';
import {markValues} from './markValues';
import {stoppedName} from './stopped';
import library from './python/h3.py';
import runner from './python/run.py';
import type {ErrorReport, Outcome} from './types';
import {serve, type Language, type LanguageFiles} from './worker';

/** What `run.py` returns. */
interface Report {
  readonly log: string;
  /** The last value as Python writes it; null or undefined where there is none. */
  readonly text?: string | null;
  readonly value: unknown;
  readonly error?: {
    readonly name: string;
    readonly message: string;
    readonly code?: number;
    readonly line?: number;
  } | null;
}

/** An address that nothing is fetched from: the worker has no network, and the page hands over the files. */
const nowhere = 'https://python.invalid/';

/** Answers the two requests of Pyodide's loader from memory. */
function answerFrom(files: LanguageFiles): typeof fetch {
  return (input) => {
    const name = String(input instanceof Request ? input.url : input).replace(nowhere, '');
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return Promise.resolve(new Response(files[name] ?? null, {headers: {'Content-Type': type}}));
  };
}

/** The most memory that Python gets, in bytes. A program that wants more raises a MemoryError, and the tab lives on. */
const MOST_MEMORY = 2 ** 29;
const PAGE = 2 ** 16;

function limitMemory(): void {
  const {prototype} = WebAssembly.Memory;
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the memory as `this`
  const {grow} = prototype;
  prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('No more memory.');
    return grow.call(this, pages);
  };
}

/** Starts Python with `h3`, and returns what runs a program in it. With an image, it takes a sixth of the time. */
async function load({image, ...files}: LanguageFiles): Promise<Language> {
  limitMemory();
  const {fetch: own} = globalThis;
  globalThis.fetch = answerFrom(files);
  const python = await loadPyodide({
    indexURL: nowhere,
    createPyodideModule,
    // No package can be loaded, so none is listed.
    lockFileContents: {info: {...info, arch: 'wasm32', version}, packages: {}},
    ...(image ? {_loadSnapshot: image} : {_makeSnapshot: true}),
  });
  globalThis.fetch = own;
  const made = image ? undefined : python.makeMemorySnapshot().slice().buffer;
  const {h3: watched, inputs} = watchInputs(h3);
  python.registerJsModule('_h3_js', {...watched, ij: (i: number, j: number) => ({i, j})});
  python.FS.writeFile('/home/pyodide/h3.py', library);
  python.FS.writeFile('/home/pyodide/h3_docs_run.py', runner);
  const {run} = python.pyimport('h3_docs_run') as {readonly run: (code: string) => Report};
  return {
    image: made,
    run: ({code, draw}, restore) => {
      const report = reportOf(() => run(code));
      restore();
      return illustrate(outcomeOf(report), report.value ?? undefined, draw ? {h3, inputs} : null);
    },
  };
}

/** What a run reports; where it ends Python itself, as endless nesting does, an error that says so. */
function reportOf(run: () => Report): Report {
  try {
    return run();
  } catch (thrown) {
    const message = translate({message: 'The program ended Python itself: {why}'}, {why: String(thrown).slice(0, 500)});
    return {log: '', value: null, error: {name: stoppedName, message}};
  }
}

function outcomeOf({log, text, error}: Report): Outcome {
  return {
    log: markValues(log),
    ...(typeof text === 'string' && {result: markValues(text)}),
    ...(error && {error: errorOf(error)}),
  };
}

function errorOf({name, message, code, line}: NonNullable<Report['error']>): ErrorReport {
  return {name, message, ...(typeof code === 'number' && {code}), ...(typeof line === 'number' && {line})};
}

serve(load);
