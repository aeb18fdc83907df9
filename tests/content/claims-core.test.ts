import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import {readInput} from '@h3-docs/explorer/input/read';
import {readAddress} from '@h3-docs/explorer/model/url';
import {h3ApiFromV3} from '@h3-docs/grid/h3/api';
import {classRotation, unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import * as measures from '@h3-docs/grid/h3/measures';
import {exampleFace, exampleOverage} from '@h3-docs/grid/h3/overage';
import {angle} from '@h3-docs/grid/h3/sphere';
import {hexagonAreaRatio, statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

/*
 * What the pages on the grid and its algorithms say in words: if one of these fails, a sentence of
 * docs/core-library/ is wrong. Constants are those of the C library 4.5.0, and of 3.7.2 where nothing else is said.
 */

const allCells = (res: number) => h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
const v3 = h3ApiFromV3(h3v3);

it('constants of the core library, constants.h: the turn between the classes, the unit of resolution 0', () => {
  expect([classRotation, unitAtRes0]).toEqual([
    expect.closeTo(0.3334731722518321, 15),
    expect.closeTo(0.381966011250105, 15),
  ]);
});

it('constants of the core library, faceijk.c: face 7 continues over its ij edge on face 12, turned three times and moved by (2, 2, 0)', () => {
  const {cell, over, res} = exampleOverage;
  expect([exampleFace, over.face, res]).toEqual([7, 12, 2]);
  expect(cell.i + cell.j + cell.k).toBeGreaterThan(2 * 7);
  // Three turns by 60° are a half turn.
  expect(over.ijk).toEqual({i: 14 - cell.i, j: 14 - cell.j, k: 0});
});

it('the corner of a face is 37.4° from its center, where areas shrink by 1.99', () => {
  const corner = Math.atan(2 * unitAtRes0);
  expect((corner * 180) / Math.PI).toBeCloseTo(37.377, 3);
  expect(1 / Math.cos(corner) ** 3).toBeCloseTo(1.99, 2);
  expect(hexagonAreaRatio(statisticsOf(newestVersion), 15)).toBeLessThan(1 / Math.cos(corner) ** 3);
});

it('local IJ near a pentagon has two pairs for one cell, which has no coordinates from there itself; other pairs fail with E_PENTAGON or E_FAILED', () => {
  const origin = '820817fffffffff';
  expect(h3.gridDisk(origin, 1).some(h3.isPentagon)).toBe(true);
  const pairs = [
    {i: -11, j: -9},
    {i: -2, j: -11},
  ];
  const [cell = '', same] = pairs.map((pair) => h3.localIjToCell(origin, pair));
  expect(same).toBe(cell);
  expect(() => h3.cellToLocalIj(origin, cell)).toThrow(/code: 1\b/);
  const codes = h3.gridDisk(h3.getPentagons(2)[0] ?? '', 1).flatMap((from) =>
    Array.from({length: 41}, (_, i) => i - 20).flatMap((i) =>
      [-11, -9, -2, 9].map((j) => {
        try {
          h3.localIjToCell(from, {i, j});
          return 0;
        } catch (error) {
          return (error as {code: number}).code;
        }
      }),
    ),
  );
  expect(new Set(codes)).toEqual(new Set([0, 1, 9]));
});

describe('precision', () => {
  it('centers come back as their cells', () => {
    for (const res of [0, 5, 9, 10, 15]) expect(measures.lostCenters(res)).toBe(0);
  });

  it('two computations of a center agree to nanometers, and worst near the poles', () => {
    for (const res of [0, 3, 6, 9, 12]) {
      for (const {mean, largest} of [measures.childGaps(res), measures.releaseGaps(h3, v3, res)]) {
        expect(mean).toBeGreaterThan(0.1);
        expect(mean).toBeLessThan(5);
        expect(largest).toBeLessThan(500);
      }
    }
    const gap = (cell: string) =>
      angle(cellCenter(h3, cell), cellCenter(h3, h3.cellToCenterChild(cell, 15))) * 111.195e12;
    const cells = measures.randomPositions(3000, 5).map(([lng, lat]) => h3.latLngToCell(lat, lng, 8));
    const temperate = cells.filter((cell) => Math.abs(h3.cellToLatLng(cell)[0]) < 80).map(gap);
    expect(Math.max(...temperate)).toBeLessThan(12);
    const polar = h3.gridDisk(h3.latLngToCell(90, 0, 8), 60).map(gap);
    expect(Math.max(...polar)).toBeGreaterThan(50);
  });

  it('no random point has another cell in 3.7.2', () => {
    expect(measures.movedPositions((lat, lng, res) => h3v3.geoToH3(lat, lng, res), 9)).toBe(0);
  });
});

it('indexes a latitude beyond the pole leads over it, a longitude beyond 180° around', () => {
  expect(h3.latLngToCell(91, 0, 5)).toBe(h3.latLngToCell(89, 180, 5));
  expect(h3.latLngToCell(10, 540, 9)).toBe(h3.latLngToCell(10, 180, 9));
  expect(() => h3.latLngToCell(NaN, 0, 5)).toThrow(/code: 3/);
  expect(() => h3.latLngToCell(0, 0, 16)).toThrow(/code: 4/);
  expect(v3.cellToLatLng('89fa3082803ffff')).toHaveLength(2);
});

const folder = path.resolve(import.meta.dirname, '../../docs/core-library');
const links = readdirSync(folder).flatMap((file) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\(\/\?([^)#]+)#explorer\)/g)].map(
    ([, query = '']) => query,
  ),
);
const cellsOf = async (query: string) => readInput((await readAddress(query)).state.text).cells;
const linkTo = (text: string) => links.find((link) => link.includes(text)) ?? '';

it('links to the explorer open valid cells, and show what they say', async () => {
  expect(links.length).toBeGreaterThanOrEqual(5);
  for (const link of links) for (const cell of await cellsOf(link)) expect(h3.isValidCell(cell), cell).toBe(true);
  expect(await cellsOf(linkTo('8009fffffffffff'))).toEqual(h3.getPentagons(0));
  expect(await cellsOf(linkTo('8474001ffffffff'))).toEqual([h3.getPentagons(4)[5]]);
  const corners = (await cellsOf(linkTo('831fb0fffffffff'))).map((cell) => h3.cellToBoundary(cell).length);
  expect(corners).toEqual([7, 8]);
  const areas = allCells(2)
    .filter((cell) => !h3.isPentagon(cell))
    .map((cell) => h3.cellArea(cell, 'km2'));
  const [smallest = '', largest = ''] = await cellsOf(linkTo('820e07fffffffff'));
  expect(h3.cellArea(smallest, 'km2')).toBeCloseTo(Math.min(...areas), 6);
  expect(h3.cellArea(largest, 'km2')).toBeCloseTo(Math.max(...areas), 6);
  const [lat, lng] = [48.8015, 2.33];
  const fine = h3.latLngToCell(lat, lng, 9);
  expect(await cellsOf(linkTo('891fb465407ffff'))).toEqual([
    h3.latLngToCell(lat, lng, 8),
    h3.cellToParent(fine, 8),
    fine,
  ]);
});
