import {cellToChildren, gridDisk, latLngToCell} from 'h3-js';
import {expect, it} from 'vitest';
import {lookupOf} from '../data/lookup';
import type {LayerTable, Value} from '../data/types';
import {joinedTable} from '../model/joined';
import {dataSetOf, hasRows} from '../model/layerTable';
import {combine, type SetOperation} from '../model/sets';

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
