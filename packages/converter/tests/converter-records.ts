/**
 * Programs of 3.x and their results, before and after the conversion. The programs are the keys of a record in `tests/data`. Where
 * the environment names both releases, they are run, and `…_WRITE=1` writes the results of all keys.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {TestedConverter} from './converter-cases';

interface Recorded {
  readonly converted: string;
  readonly before: string;
  readonly after: string;
}

/** How programs are run. */
export interface Runs {
  /** The start of the names of the variables for both releases: `H3_C` stands for `H3_C_3` and `H3_C_4`. */
  readonly environment: string;
  readonly run: (programs: readonly string[], release: string) => readonly string[];
  /** Makes a program of a key, and takes what became of the key out of a program. */
  readonly wrap?: (key: string) => string;
  readonly unwrap?: (program: string) => string;
}

/** Holds that programs have the same results after the conversion, or that a note says why not. Returns the keys of the record. */
export function describeRecord({convert}: TestedConverter, name: string, runs: Runs): readonly string[] {
  const {environment, run, wrap = (key) => key, unwrap = (program) => program} = runs;
  const file = path.resolve('tests/data', name);
  const read = (): Readonly<Record<string, Recorded>> =>
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, Recorded>;
  const keys = Object.keys(read());
  const {[`${environment}_3`]: release3, [`${environment}_4`]: release4} = process.env;
  const results = (): readonly [string, Recorded][] => {
    const programs = keys.map(wrap);
    const converted = programs.map((program) => convert(program).code);
    const [before, after] = [run(programs, release3 ?? ''), run(converted, release4 ?? '')];
    return keys.map((key, at) => [
      key,
      {converted: unwrap(converted[at] ?? ''), before: before[at] ?? '', after: after[at] ?? ''},
    ]);
  };
  if (process.env[`${environment}_WRITE`])
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(results()), null, 2)}\n`);
  const record = read();

  describe('the converter, by what programs result in before and after', () => {
    it.each(Object.entries(record))('has the same result, or lists why not: %s', (key, {converted, before, after}) => {
      const {code, notes} = convert(wrap(key));
      expect(unwrap(code)).toBe(converted);
      expect(convert(code).code).toBe(code);
      expect(before + after).not.toContain('broken');
      const kind = /^(?:raises$|ERROR)/.test(after) ? 'error' : 'value';
      expect(before === after || notes.some((note) => note.kind === kind && /`\w+`/.test(note.text))).toBe(true);
    });

    it.skipIf(!release3 || !release4)('results in what is recorded', () => {
      expect(Object.fromEntries(results())).toEqual(record);
    });
  });
  return keys;
}
