import {cellToChildren, compactCells, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {lookupOf} from '@h3-docs/explorer/data/lookup';
import type {LayerTable, Value} from '@h3-docs/explorer/data/types';
import {readText} from '@h3-docs/explorer/input/read';
import {aggregate, folds, type Fold} from '@h3-docs/explorer/model/fold';
import {describeMissed} from '@h3-docs/explorer/model/describe';
import {runJob} from '@h3-docs/explorer/model/jobs';
import {joinedTable} from '@h3-docs/explorer/model/joined';
import {dataSetOf, hasRows, tableFor} from '@h3-docs/explorer/model/layerTable';
import {operate} from '@h3-docs/explorer/model/operate';
import {combine, type SetOperation} from '@h3-docs/explorer/model/sets';
import {box} from './box';

const feature = (name: string, pop: number, west: number, east: number) => ({
  type: 'Feature',
  properties: {name, pop},
  geometry: box(west, 52.4, east, 52.5),
});
const areas = JSON.stringify({
  type: 'FeatureCollection',
  features: [feature('West', 10, 13.3, 13.42), feature('East', 20, 13.38, 13.5)],
});

function covered(rule: Fold) {
  const {result, data} = readText(areas);
  const table = tableFor(lookupOf(data), [], result.shapes);
  if (!table) throw new Error('no table');
  const geometries = result.shapes.map(({geometry}) => geometry);
  const outcome = runJob(
    {type: 'cover', geometries, resolution: 8, containment: 'center', carry: {...table, rule}},
    () => undefined,
  );
  if (!outcome.ok || !outcome.table) throw new Error('no rows');
  return {...outcome, table: outcome.table};
}

/** The row of the cell of a position. */
function rowAt({indexes, table}: {readonly indexes: readonly string[]; readonly table: LayerTable}, lng: number) {
  return table.rows[indexes.indexOf(latLngToCell(52.45, lng, 8))];
}

describe('cells that cover areas', () => {
  it('carry the columns of the area that they lie in', () => {
    for (const rule of folds) {
      const result = covered(rule);
      expect(result.table.rows).toHaveLength(result.indexes.length);
      expect(result.table.rows.every((row) => row !== null)).toBe(true);
      expect(rowAt(result, 13.32)).toEqual(rule === 'count' ? [1] : ['West', 10]);
      expect(rowAt(result, 13.48)).toEqual(rule === 'count' ? [1] : ['East', 20]);
    }
  });

  it('say how many areas have no cell', () => {
    const islet = box(13, 52, 13.0001, 52.0001);
    const geometries = [islet, ...readText(areas).result.shapes.map(({geometry}) => geometry)];
    const asked = {type: 'cover', geometries, resolution: 8} as const;
    const outcome = runJob({...asked, containment: 'center'}, () => undefined);
    expect(outcome).toMatchObject({ok: true, missed: 1});
    expect(runJob({...asked, containment: 'overlapping'}, () => undefined)).not.toHaveProperty('missed');
    expect(describeMissed({geometries: asked.geometries, missed: 1})).toBe(
      '1 of 3 geometries has no cell. Choose a finer resolution, or cells that touch it.',
    );
    expect(describeMissed({geometries: asked.geometries})).toBe('');
  });

  it('combine the rows of areas that overlap', () => {
    for (const [rule, row] of [
      ['first', ['West', 10]],
      ['count', [2]],
      ['sum', [null, 30]],
    ] as const) {
      expect(rowAt(covered(rule), 13.4)).toEqual(row);
      expect(covered(rule).shared).toBeGreaterThan(0);
    }
  });
});

describe('rows put into cells', () => {
  const cell = latLngToCell(52.5, 13.4, 9);
  const rows = cellToChildren(cell, 11).map((index, at) => `${index},${at},x`);
  const data = readText(`h3,n,t\n${rows.join('\n')}\n`).data ?? {columns: [], rows: []};

  it.each([
    ['count', [49]],
    ['sum', [(48 * 49) / 2, 'x']],
    ['mean', [24, 'x']],
    ['min', [0, 'x']],
    ['max', [48, 'x']],
    ['first', [0, 'x']],
  ] as const)('have the %s of each column', (rule, row) => {
    expect(aggregate(data, 9, rule)).toMatchObject({indexes: [cell], table: {rows: [row]}, skipped: 0});
  });

  it('have no digits of their binary form', () => {
    const sums = readText(`h3,n\n${cell},2569.9\n${cell},2525.3\n${cell},2625.6`).data ?? data;
    expect(aggregate(sums, 9, 'mean').table?.rows).toEqual([[2573.6]]);
    expect(aggregate(sums, 9, 'sum').table?.rows).toEqual([[7720.8]]);
  });

  it('skip those without a place or a cell fine enough', () => {
    const points = readText('lat,lng,n\n37.7767,-122.4185,1\n37.7767,-122.4185,\n99,0,5').data ?? data;
    expect(aggregate(points, 9, 'count')).toMatchObject({
      indexes: [latLngToCell(37.7767, -122.4185, 9)],
      table: {rows: [[2]]},
      skipped: 1,
    });
    expect(aggregate(data, 13, 'count')).toMatchObject({indexes: [], skipped: 49});
  });
});

describe('operations', () => {
  const cell = latLngToCell(52.5, 13.4, 8);
  const children = cellToChildren(cell, 9);
  const table: LayerTable = {
    columns: [{name: 'n', type: 'number'}],
    rows: children.map((_, at) => [at]),
  };
  const run = (name: 'parent' | 'compact' | 'children' | 'disk', rule: Fold) => {
    const outcome = operate(name, children, {k: 1, resolution: 9}, {...table, rule});
    return outcome.ok ? outcome : undefined;
  };

  it('that merge cells merge their rows', () => {
    expect(compactCells(children)).toEqual([cell]);
    for (const name of ['parent', 'compact'] as const) {
      expect(run(name, 'sum')?.table?.rows, name).toEqual([[21]]);
      expect(run(name, 'mean')?.table?.rows, name).toEqual([[3]]);
      expect(run(name, 'count')?.table).toEqual({columns: [{name: 'count', type: 'number'}], rows: [[7]]});
      expect(run(name, 'first')?.table?.rows, name).toEqual([[0]]);
    }
  });

  it('that split cells give each part the row of the whole', () => {
    const result = run('children', 'sum');
    expect(result?.table?.rows).toEqual(children.flatMap((_, at) => Array.from({length: 7}, () => [at])));
    const disk = run('disk', 'first');
    expect(disk?.table?.rows.filter((row) => row !== null)).toHaveLength(7);
  });
});

const disk = gridDisk(latLngToCell(59.91, 10.75, 7), 1);
const [middle = '', ...around] = disk;
const [near = ''] = around;
const children = cellToChildren(middle, 8);

/** Cells with a column whose values count from a number on; without a name: none. */
type Named = readonly [name: string, cells: readonly string[]];
const tableOf = ([name, cells]: Named, from: number): LayerTable | undefined =>
  name === '' ? undefined : {columns: [{name, type: 'number'}], rows: cells.map((_, at): Value[] => [from + at])};

function joined(operation: SetOperation, first: Named, second: Named) {
  const outcome = combine(operation, first[1], second[1]);
  if (!outcome.ok) throw new Error(outcome.reason);
  const {indexes} = outcome;
  const table = joinedTable(
    operation,
    indexes,
    {name: 'One', indexes: first[1], table: tableOf(first, 0)},
    {name: 'Two', indexes: second[1], table: tableOf(second, 100)},
  );
  return {indexes, table, names: table?.columns.map(({name}) => name)};
}

it.each<readonly [does: string, SetOperation, Named, Named, string[], cell: string, row: Value[] | undefined]>([
  ['has the columns of both', 'intersection', ['t', disk], ['n', around], ['t', 'n'], near, [1, 100]],
  ['leaves out cells', 'intersection', ['t', disk], ['n', around], ['t', 'n'], middle, undefined],
  ['leaves empty what a set does not know', 'union', ['t', disk], ['n', around], ['t', 'n'], middle, [0, null]],
  ['takes coarse rows', 'intersection', ['t', disk], ['n', children], ['t', 'n'], children[5] ?? '', [0, 105]],
  ['names the set of a column of both', 'intersection', ['n', disk], ['n', disk], ['n', 'n (Two)'], near, [1, 101]],
  ['puts the parts of a table together', 'union', ['n', [middle]], ['n', around], ['n'], around[5] ?? '', [105]],
  ['has the columns of the first alone', 'difference', ['n', disk], ['m', around], ['n'], middle, [0]],
])('a combination of two sets with columns %s', (_, operation, first, second, names, cell, row) => {
  const found = joined(operation, first, second);
  expect(found.names).toEqual(names);
  expect(found.table?.rows[found.indexes.indexOf(cell)]).toEqual(row);
});

it('exports of a combination have the values of its second set, however many cells come before', () => {
  const plain = gridDisk(latLngToCell(48.2, 16.37, 7), 8);
  const {indexes, table} = joined('union', ['', plain], ['n', disk]);
  expect(hasRows(lookupOf(dataSetOf({indexes, table})), indexes)).toBe(true);
  expect(hasRows(lookupOf(dataSetOf({indexes: plain})), plain)).toBe(false);
});
