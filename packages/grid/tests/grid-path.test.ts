import {areNeighborCells, gridPathCells} from 'h3-js';
import {expect, test} from 'vitest';
import {gridPath} from '../h3/gridPath';

/** Two cells between which the C library finds no path, past the pentagon in Norway. */
const apart = ['8411b61ffffffff', '84016d3ffffffff'] as const;

const isConnected = (cells: readonly string[]) =>
  cells.slice(1).every((cell, step) => areNeighborCells(cells[step] ?? '', cell));

test('a path is a chain of neighbors', () => {
  const path = gridPath('882a1072b5fffff', '882a1072d5fffff');
  expect(path).toEqual(gridPathCells('882a1072b5fffff', '882a1072d5fffff'));
  expect(isConnected(path)).toBe(true);
});

test('a path with gaps is an error with the number of the C library', () => {
  expect(isConnected(gridPathCells(...apart))).toBe(false);
  expect(() => gridPath(...apart)).toThrow(expect.objectContaining({code: 1}));
});

test('the path of a cell to itself is the cell', () => {
  expect(gridPath(apart[0], apart[0])).toEqual([apart[0]]);
});
