import {cellToChildren, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {lookupOf} from '@h3-docs/explorer/data/lookup';
import type {LayerTable, Value} from '@h3-docs/explorer/data/types';
import {joinedTable} from '@h3-docs/explorer/model/joined';
import {dataSetOf, hasRows} from '@h3-docs/explorer/model/layerTable';
import {combine, type SetOperation} from '@h3-docs/explorer/model/sets';

const disk = gridDisk(latLngToCell(59.91, 10.75, 7), 1);
const [middle = '', ...around] = disk;

function tableOf(name: string, cells: readonly string[], from: number): LayerTable {
  return {columns: [{name, type: 'number'}], rows: cells.map((_, at): Value[] => [from + at])};
}

function joined(
  operation: SetOperation,
  first: readonly [string, readonly string[]],
  second: readonly [string, readonly string[]],
) {
  const outcome = combine(operation, first[1], second[1]);
  if (!outcome.ok) throw new Error(outcome.reason);
  const table = joinedTable(
    operation,
    outcome.indexes,
    {name: 'One', indexes: first[1], table: tableOf(first[0], first[1], 0)},
    {name: 'Two', indexes: second[1], table: tableOf(second[0], second[1], 100)},
  );
  return {
    names: table?.columns.map(({name}) => name),
    rows: new Map(outcome.indexes.map((index, at) => [index, table?.rows[at]])),
  };
}

describe('a combination of two sets with columns', () => {
  it('has the columns of both', () => {
    const {names, rows} = joined('intersection', ['temperature', disk], ['people', around]);
    expect(names).toEqual(['temperature', 'people']);
    expect(rows.size).toBe(6);
    around.forEach((cell, at) => expect(rows.get(cell)).toEqual([at + 1, 100 + at]));
  });

  it('leaves empty what a set does not know', () => {
    const {rows} = joined('union', ['temperature', disk], ['people', around]);
    expect(rows.get(middle)).toEqual([0, null]);
    expect(rows.get(around[0] ?? '')).toEqual([1, 100]);
  });

  it('takes the row of the coarser cell', () => {
    const children = cellToChildren(middle, 8);
    const {rows} = joined('intersection', ['temperature', disk], ['people', children]);
    children.forEach((cell, at) => expect(rows.get(cell)).toEqual([0, 100 + at]));
  });

  it('names the set of a column that both have', () => {
    expect(joined('intersection', ['n', disk], ['n', disk]).names).toEqual(['n', 'n (Two)']);
  });

  it('puts the parts of one table together again', () => {
    const {names, rows} = joined('union', ['n', [middle]], ['n', around]);
    expect(names).toEqual(['n']);
    expect(rows.get(middle)).toEqual([0]);
    expect(rows.get(around[5] ?? '')).toEqual([105]);
  });

  it('has the columns of the first alone where the second takes cells away', () => {
    const {names, rows} = joined('difference', ['n', disk], ['people', around]);
    expect(names).toEqual(['n']);
    expect(rows.get(middle)).toEqual([0]);
  });
});

describe('the exports of a combination', () => {
  it('have the values of its second set, however many cells without values come before', () => {
    const plain = gridDisk(latLngToCell(48.2, 16.37, 7), 8);
    const outcome = combine('union', plain, disk);
    if (!outcome.ok) throw new Error(outcome.reason);
    const table = joinedTable(
      'union',
      outcome.indexes,
      {name: 'One', indexes: plain, table: undefined},
      {name: 'Two', indexes: disk, table: tableOf('n', disk, 0)},
    );
    expect(hasRows(lookupOf(dataSetOf({indexes: outcome.indexes, table})), outcome.indexes)).toBe(true);
    expect(hasRows(lookupOf(dataSetOf({indexes: plain})), plain)).toBe(false);
  });
});
