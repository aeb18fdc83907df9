import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import {readInput} from '@h3-docs/explorer/input/read';
import {decodeState} from '@h3-docs/explorer/model/url';
import {h3ApiFromV3} from '@h3-docs/grid/h3/api';
import {decodeIndex, parseIndex} from '@h3-docs/grid/h3/bits';
import {classRotation, unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {followPoint} from '@h3-docs/grid/h3/followPoint';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {unitVectors} from '@h3-docs/grid/h3/ijk';
import * as measures from '@h3-docs/grid/h3/measures';
import {exampleFace, exampleOverage} from '@h3-docs/grid/h3/overageExample';
import {angle, type Position} from '@h3-docs/grid/h3/sphere';
import {hexagonAreaRatio, statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

/*
 * What the pages on the grid and its algorithms say in words: if one of these fails, a sentence of
 * docs/core-library/ is wrong. Constants are those of the C library 4.5.0, and of 3.7.2 where nothing else is said.
 */

const allCells = (res: number) => h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
const v3 = h3ApiFromV3(h3v3);
const digitsOf = (cell: string) => decodeIndex(parseIndex(cell) ?? 0n).digits.slice(0, h3.getResolution(cell));

describe('constants of the core library', () => {
  it('constants.h: the turn between the classes, the unit of resolution 0', () => {
    expect([classRotation, unitAtRes0]).toEqual([
      expect.closeTo(0.3334731722518321, 15),
      expect.closeTo(0.381966011250105, 15),
    ]);
  });

  it('coordijk.h: the bits of a digit are its unit vector', () => {
    const vectors = ['000', '001', '010', '011', '100', '101', '110'];
    expect(unitVectors.map(({i, j, k}) => `${i}${j}${k}`)).toEqual(vectors);
  });

  it('faceijk.c: face 7 continues over its ij edge on face 12, turned three times and moved by (2, 2, 0)', () => {
    const {cell, over, res} = exampleOverage;
    expect([exampleFace, over.face, res]).toEqual([7, 12, 2]);
    expect(cell.i + cell.j + cell.k).toBeGreaterThan(2 * 7);
    // Three turns by 60° are a half turn.
    expect(over.ijk).toEqual({i: 14 - cell.i, j: 14 - cell.j, k: 0});
  });
});

describe('overview: the icosahedron and the base cells', () => {
  it('there are 122: four of each face, one on each of thirty edges, a pentagon on each of twelve corners', () => {
    const faces = h3.getRes0Cells().map((cell) => h3.getIcosahedronFaces(cell).length);
    const count = (number: number) => faces.filter((length) => length === number).length;
    expect([count(1), count(2), count(5)]).toEqual([20 * 4, 30, 12]);
    expect(h3.getRes0Cells()).toHaveLength(122);
  });

  it('2 + 120 · 7^r cells at every resolution', () => {
    for (let res = 0; res <= 15; res++) expect(BigInt(h3.getNumCells(res))).toBe(2n + 120n * 7n ** BigInt(res));
  });

  it('pentagons have the same centers at every resolution, in pairs on opposite sides of the Earth', () => {
    const centers = h3.getPentagons(0).map((cell) => cellCenter(h3, cell));
    for (const res of [1, 8, 15]) {
      for (const [n, cell] of h3.getPentagons(res).entries()) {
        expect(angle(cellCenter(h3, cell), centers[n] ?? [0, 0])).toBeLessThan(1e-10);
      }
    }
    for (const [lng, lat] of centers) {
      const opposite: Position = [lng > 0 ? lng - 180 : lng + 180, -lat];
      expect(Math.min(...centers.map((center) => angle(center, opposite)))).toBeLessThan(1e-9);
    }
  });

  it('the corner of a face is 37.4° from its center, where areas shrink by 1.99', () => {
    const corner = Math.atan(2 * unitAtRes0);
    expect((corner * 180) / Math.PI).toBeCloseTo(37.377, 3);
    expect(1 / Math.cos(corner) ** 3).toBeCloseTo(1.99, 2);
    expect(hexagonAreaRatio(statisticsOf(newestVersion), 15)).toBeLessThan(1 / Math.cos(corner) ** 3);
  });

  it('the smallest hexagons are next to pentagons, the largest are at the centers of faces', () => {
    const hexagons = allCells(2).filter((cell) => !h3.isPentagon(cell));
    const sorted = hexagons.toSorted((a, b) => h3.cellArea(a, 'm2') - h3.cellArea(b, 'm2'));
    expect(h3.gridDisk(sorted[0] ?? '', 1).some(h3.isPentagon)).toBe(true);
    const [lng, lat] = cellCenter(h3, sorted.at(-1) ?? '');
    expect(followPoint(lat, lng, 2).angle).toBeLessThan(1e-7);
  });

  it('a pentagon has five neighbors and six children', () => {
    for (const pentagon of h3.getPentagons(6)) {
      expect(h3.gridDisk(pentagon, 1)).toHaveLength(6);
      expect(h3.cellToChildren(pentagon, 7)).toHaveLength(6);
      expect(h3.cellToChildren(pentagon, 7).some((child) => digitsOf(child).at(-1) === 1)).toBe(false);
    }
  });

  it('stray points: about 7 in 100, hardly more or fewer with further steps', () => {
    for (const fine of [6, 7, 9, 15]) {
      const share = measures.strayShare(5, fine);
      expect(share).toBeGreaterThan(5.5);
      expect(share).toBeLessThan(7.5);
    }
  });
});

describe('corners of cells', () => {
  it('Class II: six and five; Class III: six to eight, and ten. Never more than the ten places of CellBoundary', () => {
    for (const [res, hexagons, pentagon] of [
      [0, [6], 5],
      [1, [6, 7, 8], 10],
      [2, [6], 5],
      [3, [6, 7, 8], 10],
      [4, [6], 5],
    ] as const) {
      const counts = new Set(
        allCells(res)
          .filter((cell) => !h3.isPentagon(cell))
          .map((cell) => h3.cellToBoundary(cell).length),
      );
      expect([...counts].toSorted()).toEqual(hexagons);
      for (const cell of h3.getPentagons(res)) expect(h3.cellToBoundary(cell)).toHaveLength(pentagon);
    }
  });

  it.each([1, 3, 5])('at resolution %i each edge has 8·7^n cells with seven and 2·7^n − 1 with eight', (res) => {
    // Of a fine resolution only cells near the edges are counted: all others are on one face.
    const coarse = allCells(Math.max(0, res - 2)).filter((cell) => h3.getIcosahedronFaces(cell).length > 1);
    const near = new Set(coarse.flatMap((cell) => h3.gridDisk(cell, 1)));
    const corners = [...near]
      .flatMap((cell) => h3.cellToChildren(cell, res))
      .filter((cell) => !h3.isPentagon(cell))
      .map((cell) => h3.cellToBoundary(cell).length);
    const steps = 7 ** ((res - 1) / 2);
    expect(corners.filter((count) => count === 7)).toHaveLength(30 * 8 * steps);
    expect(corners.filter((count) => count === 8)).toHaveLength(30 * (2 * steps - 1));
  });

  it('h3-js 3.7.2 lists corners twice for some cells of Class III, and for 81017ffffffffff', () => {
    expect(measures.differingOutlines(h3, v3, 1)).toBeGreaterThan(0);
    const boundary = v3.cellToBoundary('81017ffffffffff').map(([lat, lng]): Position => [lng, lat]);
    const lengths = boundary.map((corner, n) => angle(corner, boundary[(n + 1) % boundary.length] ?? corner));
    expect(lengths.filter((length) => length < 1e-9).length).toBeGreaterThan(0);
    expect(boundary.length - lengths.filter((length) => length < 1e-9).length).toBe(
      h3.cellToBoundary('81017ffffffffff').length,
    );
  });

  it('shared corners differ only where an edge of the icosahedron is', () => {
    expect(measures.cornerMismatch(0).share).toBeGreaterThan(20);
    expect(measures.cornerMismatch(3).share).toBeLessThan(2);
    const cell = followPoint(37.775, -122.418, 9).index;
    const keys = new Map<string, number>();
    for (const corner of h3.gridDisk(cell, 4).flatMap((each) => h3.cellToBoundary(each))) {
      keys.set(corner.join(), (keys.get(corner.join()) ?? 0) + 1);
    }
    // 61 cells: 150 corners, each of them equal to the last bit for all of its one to three cells.
    expect(keys.size).toBe(150);
  });
});

describe('local IJ near a pentagon', () => {
  it('has two pairs for one cell, which has no coordinates from there itself; other pairs fail with E_PENTAGON or E_FAILED', () => {
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

  it('near the center of a face the arccosine moves points by less than the edge of the cell allows', () => {
    // 9.5 cm, against half a meter to the edge of the cell.
    expect(Math.acos(1 - 2 ** -53) * 6371007.180918475).toBeCloseTo(0.095, 3);
    expect(h3.getHexagonEdgeLengthAvg(15, 'm')).toBeGreaterThan(0.5);
  });
});

describe('indexes', () => {
  it('base cells are numbered from north to south; 122 to 127 are not valid', () => {
    const latitudes = h3
      .getRes0Cells()
      .toSorted((a, b) => h3.getBaseCellNumber(a) - h3.getBaseCellNumber(b))
      .map((cell) => h3.cellToLatLng(cell)[0]);
    // Cells on one parallel are equal but for rounding.
    for (const [n, latitude] of latitudes.entries()) {
      expect(latitude).toBeLessThanOrEqual((latitudes[n - 1] ?? 90) + 1e-9);
    }
    const withBaseCell = (number: bigint) =>
      ((BigInt('0x8029fffffffffff') & ~(127n << 45n)) | (number << 45n)).toString(16);
    expect(h3.isValidCell(withBaseCell(121n))).toBe(true);
    for (let number = 122n; number < 128n; number++) {
      expect(h3.isValidCell(withBaseCell(number))).toBe(false);
      expect(() => h3.cellToLatLng(withBaseCell(number))).toThrow(/code: 5/);
    }
  });

  it('the order does not carry on from one base cell to the next', () => {
    const far = Array.from({length: 121}, (_, number) => {
      const ends = h3
        .getRes0Cells()
        .filter((cell) => [number, number + 1].includes(h3.getBaseCellNumber(cell)))
        .toSorted();
      const [last = '', first = ''] = [
        h3
          .cellToChildren(ends[0] ?? '', 4)
          .toSorted()
          .at(-1),
        h3.cellToChildren(ends[1] ?? '', 4).toSorted()[0],
      ];
      return h3.greatCircleDistance(h3.cellToLatLng(last), h3.cellToLatLng(first), 'km');
    });
    expect(Math.max(...far)).toBeGreaterThan(8000);
  });

  it('edges and vertices have sixteen characters, cells fifteen', () => {
    const cell = h3.latLngToCell(37.775, -122.418, 9);
    expect([cell, h3.originToDirectedEdges(cell)[0], h3.cellToVertex(cell, 0)].map((index) => index?.length)).toEqual([
      15, 16, 16,
    ]);
  });

  it('a latitude beyond the pole leads over it, a longitude beyond 180° around', () => {
    expect(h3.latLngToCell(91, 0, 5)).toBe(h3.latLngToCell(89, 180, 5));
    expect(h3.latLngToCell(10, 540, 9)).toBe(h3.latLngToCell(10, 180, 9));
    expect(() => h3.latLngToCell(NaN, 0, 5)).toThrow(/code: 3/);
    expect(() => h3.latLngToCell(0, 0, 16)).toThrow(/code: 4/);
    expect(v3.cellToLatLng('89fa3082803ffff')).toHaveLength(2);
  });
});

describe('links to the explorer', () => {
  const folder = path.resolve(import.meta.dirname, '../../docs/core-library');
  const links = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/\]\(\/\?([^)#]+)#explorer\)/g)].map(
      ([, query = '']) => query,
    ),
  );
  const cellsOf = async (query: string) => readInput((await decodeState(query)).text).cells;
  const linkTo = (text: string) => links.find((link) => link.includes(text)) ?? '';

  it('open valid cells', async () => {
    expect(links.length).toBeGreaterThanOrEqual(5);
    for (const link of links) for (const cell of await cellsOf(link)) expect(h3.isValidCell(cell), cell).toBe(true);
  });

  it('show what they say', async () => {
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
});
