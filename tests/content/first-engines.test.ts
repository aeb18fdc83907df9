/**
 * What readers of the most common engines walk through, on the built pages: from the landing page to a first query, to
 * the engine's name of any function, and to its traps.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {namesIn} from '@h3-docs/catalogue/node/engines/names';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import type {EnginesFile} from '@h3-docs/base/contracts/engines';
import {elementsIn, idsOf, namesInRow, pageOf, textIn} from '../support/builtSite';

/** The ten engines, with the two projects for Spark and the two for Athena and Presto, and a part of the first query. */
const first: Readonly<Record<string, string>> = {
  postgres: 'h3_latlng_to_cell(POINT(-122.418, 37.775), 9)',
  duckdb: 'h3_latlng_to_cell_string(37.775, -122.418, 9)',
  databricks: 'h3_longlatash3string(-122.418, 37.775, 9)',
  snowflake: 'H3_LATLNG_TO_CELL_STRING(37.775, -122.418, 9)',
  'carto-bigquery': 'H3_FROMLONGLAT(-122.418, 37.775, 9)',
  clickhouse: 'geoToH3(37.775, -122.418, 9)',
  redshift: 'H3_FromLongLat(-122.418, 37.775, 9)',
  kusto: 'geo_point_to_h3cell(-122.418, 37.775, 9)',
  h3spark: 'latlng_to_cell(',
  'athena-aws': 'lat_lng_to_cell_address(37.775, -122.418, 9)',
  presto: 'h3_latlng_to_cell(37.775, -122.418, 9)',
};

const apiGroups = [...new Set(allFunctions.map(({group}) => group))];
const folder = 'build/assets/calls';
const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as EnginesFile);
const entryOf = (name: string, id: string) => files.find((file) => name in file.functions)?.functions[name]?.[id];
/** The code of all languages: closed tabs too. */
const tabs = apiGroups.flatMap((group) => elementsIn(pageOf(`/docs/api/${group}`), 'pre').map(textIn)).join('\n');
const code = elementsIn(pageOf('/docs/installation'), 'pre').map(textIn);
const rows = new Map(elementsIn(pageOf('/docs/community/bindings'), 'tr').map((row) => [row.attribs.id, row]));
const engines = readEngines().filter(({id}) => id in first);

/** The texts of the row that has an engine's traps. */
function trapsOf(id: string): string[] {
  const row = rows.get(`stack-${id}`);
  if (!row) throw new Error(`The bindings page has no row for the traps of ${id}.`);
  return elementsIn(row, 'td').map(textIn);
}

test('the landing page leads to the first queries', () => {
  expect(engines).toHaveLength(Object.keys(first).length);
  const hrefs = elementsIn(pageOf('/'), 'a').map(({attribs}) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(['/docs/installation#engines', '/docs/community/bindings']));
  expect(idsOf('/docs/installation')).toContain('engines');
});

describe.each(engines)('a reader of $label', (engine) => {
  const {id, names, coordinates, h3} = engine;

  test('finds a first query and what it returns', () => {
    const at = code.findIndex((block) => block.includes(first[id] ?? '?'));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(code.slice(at + 1, at + 3).join('\n')).toMatch(/89283082803ffff|617700169957507071/);
  });

  test('finds every name in the file of calls and in the table of names', () => {
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
      const row = rows.get(`in-${name.toLowerCase()}`);
      const shown = row ? namesInRow(row) : new Set<string>();
      expect(namesIn(engine, name).filter((each) => !shown.has(each))).toEqual([]);
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
