import {runInNewContext} from 'node:vm';
import * as h3 from 'h3-js';

/** What a program in JavaScript prints, without a process of its own: the arguments of each `console.log`. */
export function printedBy(code: string, modules: Readonly<Record<string, object>> = {'h3-js': h3}): unknown[][] {
  const lines: unknown[][] = [];
  const body = code.replaceAll(
    /^import (?:\* as )?(.+) from '(.+)';$/gm,
    (_all, names: string, name: string) => `const ${names} = modules['${name}'];`,
  );
  runInNewContext(body, {modules, console: {log: (...all: readonly unknown[]) => lines.push([...all])}});
  return lines;
}
