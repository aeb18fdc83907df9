import * as h3 from 'h3-js';
import {loadPyodide, version} from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import {info} from 'pyodide/pyodide-lock.json';
import {illustrate} from './illustrate';
import {watchInputs} from './inputs';
import {markValues} from './markValues';
import library from './python/h3.py';
import runner from './python/run.py';
import type {ErrorReport, PlacedOutcome} from './types';
import {serveLoaded, type LanguageFiles} from './worker';

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

/** Starts Python with `h3`, and returns what runs a program in it. */
async function load(files: LanguageFiles): Promise<(code: string, draw: boolean) => PlacedOutcome> {
  const {fetch: own} = globalThis;
  globalThis.fetch = answerFrom(files);
  const python = await loadPyodide({
    indexURL: nowhere,
    createPyodideModule,
    // No package can be loaded, so none is listed.
    lockFileContents: {info: {...info, arch: 'wasm32', version}, packages: {}},
  });
  globalThis.fetch = own;
  const {h3: watched, inputs} = watchInputs(h3);
  python.registerJsModule('_h3_js', {...watched, ij: (i: number, j: number) => ({i, j})});
  python.FS.writeFile('/home/pyodide/h3.py', library);
  python.FS.writeFile('/home/pyodide/h3_docs_run.py', runner);
  const run = python.pyimport('h3_docs_run').run as (code: string) => Report;
  return (code, draw) => {
    const {log, text, value, error} = run(code);
    const outcome = {
      log: markValues(log),
      ...(typeof text === 'string' && {result: markValues(text)}),
      ...(error && {error: reportOf(error)}),
    };
    return illustrate(outcome, value ?? undefined, draw ? {h3, inputs} : null);
  };
}

function reportOf({name, message, code, line}: NonNullable<Report['error']>): ErrorReport {
  return {name, message, ...(typeof code === 'number' && {code}), ...(typeof line === 'number' && {line})};
}

serveLoaded(load);
