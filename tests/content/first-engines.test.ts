/**
 * What readers of the most common engines walk through, on the built pages: from the landing page to the engine's name
 * of any function, and to its traps. The first queries are in `installation.test.ts`.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import type {EnginesFile} from '@h3-docs/base/contracts/engines';
import {elementsIn, idsOf, pageOf, textIn} from '../support/builtSite';

/** The ten engines, with the two projects for Spark and the two for Athena and Presto. */
const first =
  'postgres duckdb databricks snowflake carto-bigquery clickhouse redshift kusto h3spark athena-aws presto'.split(' ');

const apiGroups = [...new Set(allFunctions.map(({group}) => group))];
const folder = 'build/assets/stack-calls';
const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as EnginesFile);
const entryOf = (name: string, id: string) => files.find((file) => name in file.functions)?.functions[name]?.[id];
/** The code of all languages: closed tabs too. */
const tabs = apiGroups.flatMap((group) => elementsIn(pageOf(`/docs/api/${group}`), 'pre').map(textIn)).join('\n');
const rows = new Map(elementsIn(pageOf('/docs/community/bindings'), 'tr').map((row) => [row.attribs.id, row]));
const engines = readEngines().filter(({id}) => first.includes(id));

/** The texts of the row that has an engine's traps. */
function trapsOf(id: string): string[] {
  const row = rows.get(`stack-${id}`);
  if (!row) throw new Error(`The bindings page has no row for the traps of ${id}.`);
  return elementsIn(row, 'td').map(textIn);
}

test('the landing page leads to the first queries', () => {
  expect(engines).toHaveLength(first.length);
  const hrefs = elementsIn(pageOf('/'), 'a').map(({attribs}) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(['/docs/installation#engines', '/docs/community/bindings']));
  expect(idsOf('/docs/installation')).toContain('engines');
});

describe.each(engines)('a reader of $label', (engine) => {
  const {id, names, coordinates, h3} = engine;

  test('finds every name in the file of calls', () => {
    const functions = Object.keys(names.functions);
    expect(functions.length).toBeGreaterThanOrEqual(5);
    for (const name of functions) {
      const calls = names.functions[name]?.map(({call}) => call) ?? [];
      // DuckDB is a tab of the page itself.
      const found =
        id === 'duckdb'
          ? calls.filter((call) => tabs.includes(call.split('(')[0] ?? call))
          : entryOf(name, id)?.calls.map(({call}) => call);
      expect(found).toEqual(calls);
    }
  });

  test('finds the traps in one table, and the order of coordinates at each function that has positions', () => {
    const cells = trapsOf(id);
    expect(cells).toHaveLength(4);
    expect(cells[0]).toContain(
      {latitude: 'Latitude first', longitude: 'Longitude first', mixed: 'Depends on the function'}[coordinates.order],
    );
    expect(cells.slice(0, 3).filter((cell) => cell.trim() === '')).toEqual([]);
    expect(cells[3]).toContain(h3.library?.replaceAll('`', '') ?? '');
    const located = files.filter((file) => file.located.length > 0);
    expect(located.flatMap((file) => file.located)).toContain('latLngToCell');
    for (const file of id === 'duckdb' ? [] : located) {
      expect(file.engines.find((one) => one.id === id)?.coordinates).toMatch(/\b(?:latitude|longitude)\b/i);
    }
  });
});
