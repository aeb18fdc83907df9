/**
 * What readers of engines find on the built pages besides the tables of bindings: the way from the landing page, and the
 * calls of each function with the order of coordinates. The first queries are in `installation.test.ts`.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import type {EnginesFile} from '@h3-docs/base/contracts/engines';
import {elementsIn, idsOf, pageOf} from '../support/builtSite';

const folder = 'build/assets/stack-calls';
const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as EnginesFile);
// DuckDB is a tab of the pages themselves.
const engines = readEngines().filter(({id}) => id !== 'duckdb');

test('the landing page leads to the first queries', () => {
  const hrefs = elementsIn(pageOf('/'), 'a').map(({attribs}) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(['/docs/installation#engines', '/docs/community/bindings']));
  expect(idsOf('/docs/installation')).toContain('engines');
});

test.each(engines)('each function has the calls of $label, and those with positions their order', ({id, names}) => {
  for (const [name, calls] of Object.entries(names.functions)) {
    const found = files.find((file) => name in file.functions)?.functions[name]?.[id]?.calls;
    expect(found?.map(({call}) => call)).toEqual(calls.map(({call}) => call));
  }
  for (const file of files.filter(({located}) => located.length > 0))
    for (const {coordinates} of file.engines.filter((one) => one.id === id))
      expect(coordinates).toMatch(/\b(?:latitude|longitude)\b/i);
});
