import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Parser as SqlParser} from 'node-sql-parser';
import {describe, expect, it} from 'vitest';
import {namesOf} from '@h3-docs/catalogue/names';
import {detectLanguage} from '../detect';
import {commonNames, otherEngine} from '../sql/facts';
import {converterFor, describeAny, describeCases, someOf} from './converter-cases';
import {describeRecord} from './converter-records';

const sql = await converterFor('sql');
const {convert, names} = sql;

/** What a database answers to a query. Lines of hints and warnings are of no interest. */
function answerOf(query: string, database: string): string {
  const {stdout, stderr} = spawnSync('psql', ['-AtXq', '-d', database, '-c', query], {encoding: 'utf8'});
  const error = /ERROR: {2}[^\n]*/.exec(stderr)?.[0] ?? '';
  return [...stdout.trim().split('\n'), error].filter((line) => line !== '').join('\n');
}

/** The databases have h3-pg 3.7.2 and 4.5.0, and PostGIS. */
const queries = describeRecord(sql, 'converter-sql.json', {
  environment: 'H3_PG',
  run: (programs, database) => programs.map((query) => answerOf(query, database)),
});

/** The functions of an engine, from its file in the folder of bindings. */
function callsOf(engine: string): string[] {
  const file = readFileSync(path.resolve(`docs/_bindings/${engine}/names.json`), 'utf8');
  const {functions, more = []} = JSON.parse(file) as {
    functions: Record<string, {call: string}[]>;
    more?: {call: string}[];
  };
  return namesOf([...Object.values(functions).flat(), ...more].map(({call}) => call));
}
const current = callsOf('postgres').filter((name) => name.startsWith('h3_'));

it('the SQL converter has a record of every function of h3-pg 3', () => {
  const all = queries.join('\n');
  expect(Object.keys(names).filter((name) => !new RegExp(`\\b${name}\\(`).test(all))).toEqual([]);
});

it('the SQL converter writes SQL that another parser reads as PostgreSQL', () => {
  const require = createRequire(import.meta.url);
  const {Parser} = require('node-sql-parser/build/postgresql') as {Parser: typeof SqlParser};
  const isRead = (query: string): boolean => {
    try {
      new Parser().astify(query, {database: 'postgresql'});
      return true;
    } catch {
      return false;
    }
  };
  const read = queries.filter(isRead);
  // It doesn't know a few constructs of PostgreSQL, such as `name => value`.
  expect(read.length).toBeGreaterThan(0.8 * queries.length);
  expect(read.filter((query) => !isRead(convert(query).code))).toEqual([]);
});

describeCases(sql, {
  converted: [
    [
      'SELECT h3_hex_range(a, 1), h3_edge_length_m(9), h3_distance(a, b) < 2',
      'SELECT h3_hex_range(a, 1), h3_edge_length_m(9), h3_grid_distance(a, b) < 2',
    ],
    ['SELECT h3_distance(a, b) < 2 FROM t;', 'SELECT h3_grid_distance(a, b) < 2 FROM t;'],
    ['SELECT h3_k_ring /* h3_k_ring( */ (a)', 'SELECT h3_grid_disk /* h3_k_ring( */ (a)'],
    ['SELECT h3_hex_area(r, km := TRUE)', `SELECT h3_get_hexagon_area_avg(r, unit := 'km')`],
    [
      'SELECT h3_exact_edge_length(e), h3_edge_length(r)',
      'SELECT h3_edge_length(e), h3_get_hexagon_edge_length_avg(r)',
    ],
    ['SELECT h3_edge_length(9)', 'SELECT h3_get_hexagon_edge_length_avg(9)'],
    ['DO $$ BEGIN PERFORM h3_to_geo(x); END $$;', 'DO $$ BEGIN PERFORM h3_cell_to_latlng(x); END $$;'],
    [
      'CREATE PROCEDURE p() LANGUAGE sql AS $a$ DO $b$ BEGIN x := h3_is_valid(y); END $b$ $a$;',
      'CREATE PROCEDURE p() LANGUAGE sql AS $a$ DO $b$ BEGIN x := h3_is_valid_cell(y); END $b$ $a$;',
    ],
    [
      'DROP FUNCTION IF EXISTS h3_line(h3index, h3index);',
      'DROP FUNCTION IF EXISTS h3_grid_path_cells(h3index, h3index);',
    ],
    ['CREATE INDEX ON t (cell btree_h3index_ops);', 'CREATE INDEX ON t (cell h3index_ops);'],
    [
      'ALTER TABLE t ADD COLUMN c h3index GENERATED ALWAYS AS (h3_geo_to_h3(geom, $1)) STORED',
      'ALTER TABLE t ADD COLUMN c h3index GENERATED ALWAYS AS (h3_latlng_to_cell(geom, $1)) STORED',
    ],
  ],
  marked: [
    ['SELECT h3_edge_length(x)', 'another meaning in each version'],
    ['SELECT h3_hex_area(9, is_km)', 'If this value is a Boolean'],
    [`EXECUTE 'SELECT h3_k_ring($1)' USING a`, 'write `h3_grid_disk` instead'],
    ['SELECT h3_to_geo_boundary(a, b)', 'is deprecated in h3-pg 4'],
    ['SELECT h3_k_ring(a, b)', 'for a negative distance'],
    ['SELECT h3_kring(a), h3_polyfill(b, 9)', 'functions of another engine'],
    [
      'SELECT h3_hex_area_km2(9)',
      `3.5.0 and later have no \`h3_hex_area_km2\`. Write \`h3_get_hexagon_area_avg(resolution, 'km')\``,
    ],
    ['SELECT h3_basecells()', 'Write `h3_get_res_0_cells()`'],
    ['SELECT h3_to_parent(a)', 'so its name changed'],
    ['SELECT h3_uncompact(a, - 1)', 'is not a resolution in h3-pg 4'],
    ['SELECT h3_to_geo_boundary(a, extend => true)', 'is called `extend_antimeridian`'],
    ['SELECT h3_line FROM (SELECT (h3_line(a, b))::text) q', 'write `AS h3_line` here'],
    ['SELECT h3_k_ring(a, 1) AS c FROM t ORDER BY id', 'If this code sorts values of the type `h3index`'],
    ['CREATE EXTENSION IF NOT EXISTS h3;', '`CREATE EXTENSION h3_postgis CASCADE;`'],
    ['SELECT h3_to_geometry(a)', 'in the extension `h3_postgis`'],
    ['SELECT h3_geo_to_h3(a, 9)', 'added in h3-pg 4.2.3'],
  ],
  untouched: [
    `-- h3_k_ring(a)\nSELECT 'h3_k_ring(a)', E'\\'h3_k_ring(a)', $x$ h3_k_ring(a) $x$, "H3_K_RING"(a), t.h3_k_ring, h3_line AS h3_to_geo /* h3_line(a) */`,
    'CREATE FUNCTION f() RETURNS int AS $$ return h3_k_ring(1) $$ LANGUAGE plpython3u;',
    'CREATE OR REPLACE FUNCTION public.h3_k_ring(a h3index) RETURNS SETOF h3index AS $$ SELECT h3_grid_disk(a) $$ LANGUAGE sql; SELECT h3_k_ring(b);',
    'CREATE TABLE h3_polyfill (id int REFERENCES h3_line (id)); INSERT INTO h3_polyfill (id) VALUES (1); CREATE INDEX ON h3_polyfill (id);',
    'WITH h3_line(a) AS (SELECT 1), h3_to_geo(b) AS (SELECT 2) SELECT * FROM h3_line AS h3_k_ring(c)',
    'SELECT carto.H3_POLYFILL(geom, 9), `carto-os`.carto.H3_DISTANCE(a, b)',
    'SELECT h3_longlatash3(a, b, 9), h3_distance(a, b)',
    'SELECT h3_lat_lng_to_cell(a, 9), h3_cell_to_boundary(a, true), h3_cell_area(a), h3_get_resolution(b)',
  ],
});

describe('the SQL converter', () => {
  it('takes the new names from the list of functions of h3-pg', () => {
    expect(Object.keys(names)).toHaveLength(40);
    expect(Object.entries(names).filter(([name, {to}]) => name === to || !current.includes(to))).toEqual([]);
    expect(names.h3_to_geo_boundary_geometry?.to).toBe('h3_cell_to_boundary_geometry');
    expect(names.h3_to_children_slow?.to).toBe('h3_cell_to_children_slow');
  });

  it('changes nothing in calls of h3-pg 4, and says nothing about them', () => {
    const code = current.map((name) => `SELECT ${name}(a, b, c);`).join('\n');
    expect(convert(code)).toMatchObject({code, changes: [], notes: [], version: '4.x'});
  });

  it.each([
    'SELECT t.*, h3_k_ring(t.cell, 1) AS p FROM t',
    'SELECT count(t.*), (h3_k_ring_distances(t.cell, 1)).distance FROM t',
    'SELECT a FROM t WHERE c IN (SELECT h3_k_ring(b, 1)) AND EXISTS /* one */ (SELECT h3_k_ring(b, 1))',
    'SELECT h3_compact(ARRAY(SELECT h3_k_ring(b, 1))) AS p',
  ])('converts without notes: %s', (code) => {
    const conversion = convert(code);
    expect(conversion.changes).not.toEqual([]);
    expect(conversion.notes.filter(({text}) => /^(?:The converter|A column)/.test(text))).toEqual([]);
    expect(convert(conversion.code).notes).toEqual([]);
  });

  it('takes no name of h3-pg for one of another engine', () => {
    const short = [...Object.keys(names), ...current].filter((name) => otherEngine.test(name));
    expect(new Set(short)).toEqual(commonNames);
  });

  const statements = [
    ...queries.map((query) => `${query};`),
    ...Object.keys(names).map((name) => `SELECT ${name.toUpperCase()}(a, b) FROM ${name} WHERE ${name} = 'x';`),
    ...current.map((name) => `SELECT ${name}(a);`),
    `DO $$ BEGIN EXECUTE 'h3_line('; END $$;`,
    'SELECT h3_kring(a); -- h3_line(',
    'SELECT ((h3_k_ring(a);',
  ];
  describeAny(
    sql,
    someOf(statements).map((lines) => lines.join('\n')),
  );

  it('is chosen for SQL', () => {
    expect(queries.filter((query) => detectLanguage(query) !== 'sql')).toEqual([]);
  });
});
