import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {tableOf} from '../model/table';

const cell = '8928308280fffff';

describe('the table of a map', () => {
  it('has a row for each index of each set', () => {
    const [edge = ''] = h3.originToDirectedEdges(cell);
    const [vertex = ''] = h3.cellToVertexes(cell);
    const {columns, rows} = tableOf([
      {name: 'Input', indexes: [cell, edge]},
      {name: 'Layer 1', indexes: [vertex]},
    ]);
    expect(rows.map(({index, values}) => [index, ...values.slice(0, 3)])).toEqual([
      [cell, 'Input', 'cell', 9],
      [edge, 'Input', 'edge', 9],
      [vertex, 'Layer 1', 'vertex', 9],
    ]);
    expect(rows.every(({values}) => values.length === columns.length)).toBe(true);
    expect(rows[0]?.values.at(-1)).toBeCloseTo(h3.cellArea(cell, h3.UNITS.km2), 6);
    const [lat, lng] = h3.cellToLatLng(cell);
    expect(rows[0]?.values[3]).toBeCloseTo(lat, 4);
    expect(rows[0]?.values[4]).toBeCloseTo(lng, 4);
  });

  it('has the columns of the sets', () => {
    const n = {name: 'n', type: 'number'} as const;
    const {columns, rows} = tableOf([
      {name: 'Input', indexes: [cell], table: {columns: [n, {name: 'Kind', type: 'text'}], rows: [[7, 'x']]}},
      {name: 'Layer 1', indexes: [cell], table: {columns: [{name: 'city', type: 'text'}, n], rows: [['Rome', 8]]}},
      {name: 'Grid', indexes: [cell]},
    ]);
    expect(columns.slice(0, 4).map(({name}) => name)).toEqual(['In', 'n', 'city', 'Kind']);
    expect(rows.map(({values}) => values.slice(0, 4))).toEqual([
      ['Input', 7, null, 'cell'],
      ['Layer 1', 8, 'Rome', 'cell'],
      ['Grid', null, null, 'cell'],
    ]);
  });
});
