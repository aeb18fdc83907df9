import {cellToLatLng, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {programOf, type Stack} from '../code';
import {loadedCsv, sqlStacks} from '../code/sqlStack';
import type {Recipe} from '../model/recipe';
import {box} from './box';

const cells = gridDisk(latLngToCell(52.5, 13.4, 9), 20);
const rows = cells.map((cell, at) => ({position: cellToLatLng(cell), values: [at]}));
const summed = (count: number): Recipe => ({
  step: 'aggregate',
  data: {columns: [{name: 'n', type: 'number'}], rows: rows.slice(0, count)},
  resolution: 7,
  rule: 'sum',
});
const squares = (count: number): Recipe => ({
  step: 'cover',
  geometries: Array.from({length: count}, (_, at) => box(at / 10, 50, at / 10 + 0.1, 50.1)),
  resolution: 6,
  containment: 'center',
});

async function program(recipe: Recipe, stack: Stack) {
  const made = await programOf(recipe, stack);
  if (!('code' in made)) throw new Error(made.reason);
  return {...made, tables: made.tables ?? []};
}

describe('a program in SQL with many rows', () => {
  it('reads them from a table, and says how to load it', async () => {
    const {code, tables} = await program(summed(60), 'duckdb');
    expect(code).toContain('-- This program reads the table places, which has 60 rows. Load places.csv into it first:');
    expect(code).toContain('-- CREATE TABLE places (lat DOUBLE, lng DOUBLE, value DOUBLE);');
    expect(code).toContain("-- COPY places FROM 'places.csv' (HEADER);");
    expect(code).toContain('SELECT h3_latlng_to_cell_string(lat, lng, 7) AS cell, value FROM places');
    expect(code.split('\n').length).toBeLessThan(25);
    const [table] = tables;
    expect(tables).toHaveLength(1);
    expect(table && loadedCsv(table).split('\r\n').slice(0, 2)).toEqual([
      'lat,lng,value',
      `${rows[0]?.position.join(',')},0`,
    ]);
  });

  it('has up to 50 of them in itself', async () => {
    const {code, tables} = await program(summed(50), 'duckdb');
    expect(tables).toEqual([]);
    expect(code.match(/UNION ALL/g)).toHaveLength(49);
  });

  it.each(sqlStacks.filter((stack) => stack !== 'sqlite'))('for %s names the table in a statement', async (stack) => {
    const {code} = await program(summed(60), stack);
    expect(code).toMatch(/-- (?:CREATE|LOAD) .*\bplaces \(lat /);
    expect(code).toMatch(/value FROM places\b/);
    expect(code.length).toBeLessThan(2500);
  });

  it('reads the polygons of areas from a table', async () => {
    const {code, tables} = await program(squares(60), 'postgres');
    expect(tables.map(({name}) => name)).toEqual(['polygons']);
    expect(code).toContain("\\copy polygons FROM 'polygons.csv'");
    expect(code).toContain('ST_GeomFromText(wkt, 4326)');
    expect(code).not.toContain('POLYGON ((');
  });
});
