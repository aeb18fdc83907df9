import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {callNames, searchNames} from '../node/engines/names';
import {checkFunctions, readEngines} from '../node/engines/read';
import {checkAgainst} from '../node/bindings';
import {bindingsTable, namesTable, trapsTable} from '../node/engines/tables';

const manifestOf = (id: string): object =>
  JSON.parse(readFileSync(`docs/_bindings/${id}/manifest.json`, 'utf8')) as Record<string, unknown>;

it('the schema of a manifest names the file, the place, and what is allowed there', () => {
  const manifest = {...manifestOf('snowflake'), group: 'warehouse', version: 3};
  const check = () => checkAgainst('docs/_bindings/manifest.schema.json', manifest, 'snowflake/manifest.json');
  expect(check).toThrow(/^snowflake\/manifest\.json:\n/);
  expect(check).toThrow('/group must be equal to one of the allowed values: language, database, dataframe');
  expect(check).toThrow('/ must NOT have additional properties: version');
});

it('the schema of a manifest refuses a note that is no sentence, and a function that the catalogue does not have', () => {
  const names = {$schema: '../names.schema.json', functions: {gridDisk: [{call: 'f(x)', note: 'no sentence'}]}};
  expect(() => checkAgainst('docs/_bindings/names.schema.json', names, 'x/names.json')).toThrow(
    '/functions/gridDisk/0/note',
  );
  expect(() => checkFunctions(['noSuchFunction'], 'x/names.json', '4.x')).toThrow(
    "x/names.json: the catalogue has no function called 'noSuchFunction'",
  );
});

describe('the names that a call declares', () => {
  it.each([
    ['SDO_UTIL.H3_KEY(longitude NUMBER) → RAW', ['SDO_UTIL.H3_KEY']],
    ['df.h3.k_ring(k = 1)', ['df.h3.k_ring']],
    ['LatLng::new(lat: f64, lng: f64); LatLng::to_cell(self) -> CellIndex', ['LatLng::new', 'LatLng::to_cell']],
    ['CellIndex::grid_disk<T: FromIterator<CellIndex>>(self, k: u32) -> T', ['CellIndex::grid_disk']],
  ])('%s', (call, names) => {
    expect(callNames({call})).toEqual(names);
  });

  it('are searched by their last part too, unless it is a common word', () => {
    expect(searchNames('SDO_UTIL.H3_KEY')).toEqual(['SDO_UTIL.H3_KEY', 'H3_KEY']);
    expect(searchNames('LatLng::new')).toEqual(['LatLng::new']);
  });

  it('are there for each function of each engine', () => {
    const nameless = readEngines().flatMap(({id, names}) =>
      Object.values(names.functions)
        .flat()
        .filter((call) => callNames(call).length === 0)
        .map(({call}) => `${id}: ${call}`),
    );
    expect(nameless).toEqual([]);
  });
});

describe('the tables of the bindings page', () => {
  it('say the order of coordinates of every stack', () => {
    const table = trapsTable('4.x');
    expect(readEngines().length).toBeGreaterThanOrEqual(30);
    for (const {id} of readEngines()) expect(table).toContain(`<tr id="stack-${id}">`);
    expect(table).toMatch(/>Databricks<\/a><\/th><td><strong>Longitude first\./);
    expect(table).toMatch(/>Snowflake<\/a><\/th><td><strong>Latitude first\./);
    expect(table).toMatch(/>Julia<\/a><\/th><td><strong>Latitude first, radians\./);
  });

  it('list for 3.x only what has functions of 3.x', () => {
    expect(trapsTable('3.x')).toContain('BigQuery (CARTO)');
    expect(trapsTable('3.x')).not.toContain('DuckDB');
    // Some have releases for 3.x besides those for 4.x.
    for (const listed of ['ocaml-h3', 'aws-athena-udfs-h3', 'https://github.com/postgis/h3-pg'])
      expect(bindingsTable('3.x')).toContain(listed);
    expect(bindingsTable('3.x')).not.toContain('SwiftyH3');
  });

  it('name a function once for all stacks that spell it the same', () => {
    const [row = ''] = /<tr id="in-griddisk">.*?<\/tr>/.exec(namesTable('4.x')) ?? [];
    expect(row).toContain('h3_grid_disk (PostgreSQL, DuckDB, Presto);');
    expect(row).toContain('H3_GRID_DISK (Snowflake');
  });
});
