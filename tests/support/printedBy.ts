import {runInNewContext} from 'node:vm';
import * as h3 from 'h3-js';

/** What a program in JavaScript prints, a value for each argument of `console.log`. */
export function printedBy(code: string): unknown[] {
  const values: unknown[] = [];
  const body = code
    .replace(/^import \* as h3 from 'h3-js';$/m, '')
    .replace(/^import \{(.+)\} from 'h3-js';$/m, 'const {$1} = h3;');
  runInNewContext(body, {h3, console: {log: (...all: readonly unknown[]) => values.push(...all)}});
  return values;
}
