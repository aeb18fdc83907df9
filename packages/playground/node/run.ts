import vm from 'node:vm';
import {functionsOf} from '../errors';
import {evaluate} from '../evaluate';
import {watchInputs} from '../inputs';
import {withoutImports} from '../prepare';
import {TIME_LIMIT_MS, type DocsVersion, type Outcome} from '../types';
import {libraryOf} from '@h3-docs/grid/node/libraries';

/** An example to run: a function body, and where it stands, for error messages. */
export interface Example {
  readonly code: string;
  readonly version: DocsVersion;
  readonly file: string;
  /** Line of the file on which the fence opens. */
  readonly line: number;
}

/** How an example ended. */
export interface ExampleRun {
  readonly outcome: Outcome;
  /** What it returned, or printed last if it returned nothing; undefined when it threw. */
  readonly value: unknown;
  /** The positions, indexes and shapes that it gave to h3-js. */
  readonly inputs: readonly unknown[];
}

/**
 * Runs an example in Node, in a context of its own, with the h3-js of its version.
 *
 * @param limit - how long it may run, in milliseconds
 */
export function runExample({code, version, file, line}: Example, limit = TIME_LIMIT_MS): ExampleRun {
  const library = libraryOf(version).exports;
  const {h3, inputs} = watchInputs(library);
  const {outcome, value} = evaluate(
    (console) => {
      const script = new vm.Script(`'use strict';((h3, console) => {\n${withoutImports(code)}\n})(h3, console)`, {
        filename: file,
        // The first line of the code is the second line of the script, and is on the line after the fence.
        lineOffset: line - 1,
      });
      // The work of the example's promises counts toward its time limit.
      const context = vm.createContext({h3, console}, {microtaskMode: 'afterEvaluate'});
      return script.runInContext(context, {timeout: limit}) as unknown;
    },
    (stack) => {
      const at = stack.split('\n').find((entry) => entry.includes(`${file}:`));
      const found = at && /:(\d+)(?::\d+)?\)?$/.exec(at)?.[1];
      return found ? Number(found) - line : undefined;
    },
    functionsOf(library),
  );
  return {outcome, value, inputs};
}
