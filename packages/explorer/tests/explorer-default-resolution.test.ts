import {cellToChildren, cellToParent, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {aggregate} from '../model/fold';
import {readText} from '../input/read';
import {
  FEW_CELLS,
  resolutionForCells,
  resolutionForRows,
  resolutionForShapes,
  whyOffered,
} from '../model/defaultResolution';
import {duplicatesIn} from '../data/duplicates';
import type {DataSet} from '../data/types';

/** Points on a square of a degree, row by row. */
const grid = (side: number) =>
  Array.from({length: side * side}, (_, at): [number, number] => [
    13 + (at % side) / side,
    52 + Math.floor(at / side) / side,
  ]);
const cell = latLngToCell(52.5, 13.4, 9);
const rowsOf = (text: string) => {
  const {data} = readText(text);
  if (!data) throw new Error('no table');
  return data;
};

const forRows = (data: DataSet) => resolutionForRows(data, duplicatesIn(data));

describe('the resolution that a field begins with', () => {
  it('gives few cells for many points, whether they are covered or aggregated', () => {
    const points = grid(60);
    const covered = resolutionForShapes([{type: 'MultiPoint', coordinates: points}]);
    expect(covered).toEqual({resolution: 6, why: 'few'});
    const data = rowsOf(['lng,lat', ...points.map((point) => point.join(','))].join('\n'));
    expect(forRows(data)).toEqual(covered);
    const cellsAt = (resolution: number) => aggregate(data, resolution, 'count').indexes.length;
    expect(cellsAt(covered.resolution)).toBeLessThanOrEqual(FEW_CELLS);
    expect(cellsAt(covered.resolution + 1)).toBeGreaterThan(FEW_CELLS);
  });

  it('is that of the cells if several rows have one, and coarser if none has', () => {
    const disk = gridDisk(cell, 3);
    const rows = (cells: readonly string[]) => rowsOf(['h3,n', ...cells.map((one) => `${one},1`)].join('\n'));
    expect(forRows(rows([...disk, cell]))).toEqual({resolution: 9, why: 'own'});
    expect(forRows(rows(disk))).toEqual({resolution: 8, why: 'shared'});
    const mixed = [cellToParent(cell, 4), latLngToCell(48.2, 16.4, 9)];
    expect(forRows(rows(mixed)).resolution, 'no row is left out').toBeLessThanOrEqual(4);
  });

  it('is finer than cells of one resolution, and never coarser than others', () => {
    for (const [cells, expected] of [
      [[cell], 12],
      [gridDisk(cell, 3), 10],
      [[cellToParent(cell, 3), ...cellToChildren(cell, 10)], 10],
      [gridDisk(cell, 20), 10],
      [[latLngToCell(0, 0, 15)], 15],
    ] as const)
      expect(resolutionForCells(cells)).toBe(expected);
  });

  it('is one for a single place', () => {
    const place = [{type: 'Point' as const, coordinates: [13.4, 52.5]}];
    expect(resolutionForShapes(place)).toEqual({resolution: 9, why: 'place'});
    expect(forRows(rowsOf('lat,lng,n\n52.5,13.4,1\n52.5,13.4,2'))).toEqual({resolution: 9, why: 'place'});
    // Lisbon and Sydney have a cell each at every resolution.
    expect(forRows(rowsOf('lat,lng\n38.72,-9.14\n-33.87,151.21'))).toEqual({resolution: 9, why: 'place'});
  });

  it('comes with its reason', () => {
    expect(whyOffered({resolution: 8, why: 'few'})).toBe('Resolution 8 is the finest with about 400 cells or fewer.');
  });
});
