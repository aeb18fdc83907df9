import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {areaAt, cellsWithin, likeLevel, loadGrid, systems, type SystemName} from '../model/compare';
import {tableOf} from '../model/table';
import {angle} from '@h3-docs/grid/h3/sphere';

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

describe('systems side by side', () => {
  const places = [
    {lat: 37.77, lng: -122.42, radius: 0.1},
    {lat: -17, lng: 179.99, radius: 2},
    {lat: 89.5, lng: 0, radius: 3},
  ];

  it('have all cells that reach into a circle, and no others', async () => {
    for (const place of places) {
      const level = place.radius > 1 ? 3 : 6;
      const cells = cellsWithin(await loadGrid('h3'), level, place) ?? [];
      expect(new Set(cells).size).toBe(cells.length);
      expect(cells[0]).toBe(h3.latLngToCell(place.lat, place.lng, level));
      // Positions in the circle, by their children of a finer resolution: they find each cell that is not merely touched.
      const near = h3.gridDisk(cells[0] ?? '', 8).flatMap((one) => h3.cellToChildren(one, level + 2));
      const inside = new Set(
        near.flatMap((one) => {
          const [lat, lng] = h3.cellToLatLng(one);
          const within = angle([place.lng, place.lat], [lng, lat]) <= place.radius;
          return within ? [h3.latLngToCell(lat, lng, level)] : [];
        }),
      );
      expect(cells).toEqual(expect.arrayContaining([...inside]));
      expect(cells.length - inside.size, 'at most the rim is touched besides').toBeLessThan(0.2 * inside.size + 4);
    }
  });

  it.each(Object.keys(systems) as SystemName[])('find cells of %s that are like those of H3', async (system) => {
    const [grid, h3Grid] = [await loadGrid(system), await loadGrid('h3')];
    for (const place of places.slice(0, 2)) {
      const area = areaAt(h3Grid, place.radius > 1 ? 4 : 6, place);
      const level = likeLevel(system, grid, area, place);
      const off = (at: number) => Math.abs(Math.log(areaAt(grid, at, place) / area));
      for (const other of [level - 1, level + 1]) expect(off(level)).toBeLessThanOrEqual(off(other));
      expect(cellsWithin(grid, level, place)?.length).toBeGreaterThan(1);
      expect(cellsWithin(grid, systems[system].most, {...place, radius: 10})).toBeUndefined();
    }
  });
});
