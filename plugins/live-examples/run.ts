import vm from 'node:vm';
import * as h3v4 from 'h3-js';
import * as h3v3 from 'h3-js-v3/dist/h3-js.js';
import {h3ApiFromV3, type H3Api} from '../../src/h3/api';
import {evaluate} from '../../src/playground/evaluate';
import {watchInputs} from '../../src/playground/inputs';
import {TIME_LIMIT_MS, type DocsVersion, type Outcome} from '../../src/playground/types';

const libraries: Readonly<Record<DocsVersion, object>> = {'4.x': {...h3v4}, '3.x': {...h3v3}};

/** The library of each version as drawing needs it. */
export const drawingApis: Readonly<Record<DocsVersion, H3Api>> = {'4.x': h3v4, '3.x': h3ApiFromV3(h3v3)};

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
  /** What it returned; undefined when it threw. */
  readonly value: unknown;
  /** The positions, indexes and shapes that it gave to h3-js. */
  readonly inputs: readonly unknown[];
}

/**
 * Runs an example in Node, in a context of its own, with the h3-js of its version, for 3 seconds at most.
 */
export function runExample({code, version, file, line}: Example): ExampleRun {
  const {h3, inputs} = watchInputs(libraries[version]);
  const {outcome, value} = evaluate(
    (console) => {
      const script = new vm.Script(`'use strict';((h3, console) => {\n${code}\n})(h3, console)`, {
        filename: file,
        // The first line of the code is the second of the script, and stands on the line after the fence.
        lineOffset: line - 1,
      });
      // What promises of the example do counts into its time.
      const context = vm.createContext({h3, console}, {microtaskMode: 'afterEvaluate'});
      return script.runInContext(context, {timeout: TIME_LIMIT_MS}) as unknown;
    },
    (stack) => {
      const at = stack.split('\n').find((entry) => entry.includes(`${file}:`));
      const found = at && /:(\d+)(?::\d+)?\)?$/.exec(at)?.[1];
      return found ? Number(found) - line : undefined;
    },
  );
  return {outcome, value, inputs};
}
