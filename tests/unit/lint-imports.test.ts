/** The lint rule that finds modules which import one another. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ESLint} from 'eslint';
import {afterAll, expect, test} from 'vitest';
import {imports} from '../../eslint.imports.mjs';
import {typescript} from '../support/lint';

const folder = mkdtempSync(path.join(tmpdir(), 'h3-docs-imports-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

/** The rules that modules break, which are given by the names of their files. */
async function broken(modules: Readonly<Record<string, string>>): Promise<(string | null)[]> {
  for (const [name, code] of Object.entries(modules)) writeFileSync(path.join(folder, name), code);
  const eslint = new ESLint({cwd: folder, overrideConfigFile: true, overrideConfig: [typescript, imports]});
  const results = await eslint.lintFiles(Object.keys(modules));
  return results.flatMap(({messages}) => messages.map(({ruleId}) => ruleId));
}

test('modules that import one another are refused', async () => {
  expect(
    await broken({
      'first.ts': "import {second} from './second'; export const first = () => second;",
      'second.ts': "import {first} from './first'; export const second = () => first;",
    }),
  ).toEqual(['import-x/no-cycle', 'import-x/no-cycle']);
});

test('a cycle of types alone, and modules without a cycle, are accepted', async () => {
  expect(
    await broken({
      'first.ts': "import type {Second} from './second'; export type First = Second | 1;",
      'second.ts': "import type {First} from './first'; export type Second = First | 2; export const two = 2;",
      'third.ts': "import {two} from './second'; export const third = two;",
    }),
  ).toEqual([]);
});
