import * as h3 from 'h3-js';
import {describe, expect, it, test} from 'vitest';
import {readInput} from '../input/read';
import {coverGeometries, estimateCover, polygonAreaKm2} from '../model/cover';
import {briefOf, detailsOf, detailsOfSet} from '../model/details';
import {cellsInView, chooseGrid, gridCells, MOST_GRID_CELLS, resolutionFor} from '../model/grid';
import {runJob} from '../model/jobs';
import {resolutionOf} from '../model/kinds';
import {operate} from '../model/operate';
import {whyBlocked} from '../model/operations';
import {clickDoes, pick, pickable, pickableOf} from '../model/pick';
import {outlineOf} from '../model/outline';
import {box} from './box';
import {earthRadiusKm} from '@h3-docs/grid/h3/sphere';

const cell = '8928308280fffff';
const pentagon = h3.getPentagons(3)[0] ?? '';
const parameters = {k: 2, resolution: 10};
const indexesOf = (outcome: ReturnType<typeof operate>) => (outcome.ok ? [...outcome.indexes].sort() : outcome.reason);
const nothing = () => undefined;

/** That they find what h3-js finds is tested by the programs of `explorer-code`. */
describe('operations', () => {
  it.each([
    ['parent', ['8001fffffffffff'], 'Cells of resolution 0 have no parent'],
    ['children', [h3.latLngToCell(0, 0, 15)], 'Cells of resolution 15 have no children'],
    ['compact', [cell, h3.cellToParent(cell, 8)], 'Compact needs cells of one resolution. Uncompact them first'],
  ] as const)('say before and when they run what %s needs', (name, cells, why) => {
    expect(whyBlocked(name, cells)).toBe(why);
    expect(indexesOf(operate(name, cells, parameters))).toBe(why);
    expect(indexesOf(operate(name, h3.originToDirectedEdges(cell), parameters))).toBe('Select a cell first');
    expect(whyBlocked('disk', cells)).toBeUndefined();
  });

  it('refuse what is too much to draw, with the true count', () => {
    const outcome = operate('uncompact', [h3.cellToParent(cell, 8)], {k: 1, resolution: 15});
    const count = h3.cellToChildrenSize(h3.cellToParent(cell, 8), 15).toLocaleString('en-US');
    expect(indexesOf(outcome)).toContain(`The result would have ${count} indexes`);
    const offered = Number(/Choose resolution (\d+) or coarser/.exec(indexesOf(outcome).toString())?.[1]);
    expect(h3.cellToChildrenSize(h3.cellToParent(cell, 8), offered)).toBeLessThanOrEqual(200_000);
    expect(h3.cellToChildrenSize(h3.cellToParent(cell, 8), offered + 1)).toBeGreaterThan(200_000);
    const many = h3.cellToChildren(h3.cellToParent(cell, 3), 9);
    expect(operate('disk', many, {k: 1, resolution: 10})).toMatchObject({
      reason: expect.stringContaining('Choose k = 0 or less') as string,
    });
    const disk = operate('disk', [cell], {k: 1000, resolution: 10});
    expect(disk).toMatchObject({
      ok: false,
      reason: 'The result would have 3,003,001 indexes, but the limit is 200,000. Choose k = 257 or less',
    });
  });
});

describe('coverings', () => {
  const shapesOf = (text: string) => readInput(text).shapes.map(({geometry}) => geometry);
  const square = shapesOf('POLYGON ((-123 37, -122 37, -122 38, -123 38, -123 37))');

  it('report progress, are those of h3-js, and count beyond their limit', () => {
    const steps: number[] = [];
    // So wide that it is covered in pieces.
    const belt = shapesOf('POLYGON ((-60 30, 60 30, 60 50, -60 50, -60 30))');
    const all = coverGeometries(belt, 3, 'center', Infinity, (done) => steps.push(done));
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)).toBe(1);
    const rings = belt.flatMap((geometry) => (geometry.type === 'Polygon' ? geometry.coordinates : []));
    expect([...all.cells].sort()).toEqual(h3.polygonToCells(rings, 3, true).sort());
    const some = coverGeometries(belt, 3, 'center', 100, nothing);
    expect(some.cells).toHaveLength(100);
    expect(some.count).toBe(all.count);
  });

  it('of the whole Earth are all cells', () => {
    const earth = shapesOf('POLYGON ((-180 -90, 180 -90, 180 90, -180 90, -180 -90))');
    expect(coverGeometries(earth, 2, 'center', Infinity, nothing).count).toBe(h3.getNumCells(2));
  });

  it('follow lines without gaps', () => {
    const line = shapesOf('LINESTRING (-122 37, -121 38)');
    const {cells} = coverGeometries(line, 7, 'center', Infinity, nothing);
    for (const [at, one] of cells.slice(1).entries()) expect(h3.gridDistance(one, cells[at] ?? '')).toBe(1);
  });

  it('are estimated within a few percent', () => {
    expect(estimateCover(square, 8) / coverGeometries(square, 8, 'center', Infinity, nothing).count).toBeCloseTo(1, 0);
    expect(polygonAreaKm2(box(0, 0, 1, 1).coordinates)).toBeCloseTo(12364, -1);
  });

  it.each([
    // So large that nothing is counted.
    'POLYGON ((-123 37, -121 37, -121 38.6, -123 38.6, -123 37))',
    // A little more than 200,000 cells, which takes seconds.
    ...(process.env.H3_DOCS_LONG ? ['POLYGON ((-122.57 37, -122 37, -122 37.57, -122.57 37.57, -122.57 37))'] : []),
  ])('offer a coarser resolution when they are too many: %s', (text) => {
    const asked = {type: 'cover', geometries: shapesOf(text), containment: 'center'} as const;
    const outcome = runJob({...asked, resolution: 10}, nothing);
    const coarser = Number(/Choose resolution (\d+) or coarser$/.exec(indexesOf(outcome).toString())?.[1]);
    expect(coarser).toBeLessThan(10);
    expect(runJob({...asked, resolution: coarser}, nothing).ok).toBe(true);
  });
});

describe('details', () => {
  it('begin with what readers look for', () => {
    expect(briefOf([cell]).map(({label}) => label)).toEqual(['Index', 'Resolution', 'Center', 'Area']);
    expect(briefOf(h3.getRes0Cells()).map(({value}) => value)).toEqual(['122', '0 (122)']);
    const neighbors = detailsOf(cell).filter(({name}) => name?.startsWith('neighbor'));
    expect(neighbors.map(({index}) => index).sort()).toEqual(h3.gridRing(cell, 1).sort());
  });

  it('copy in the unit that they show, with all digits', () => {
    for (const cells of [[h3.latLngToCell(0, 180, 15)], [pentagon]]) {
      const {value = '', copy = ''} = detailsOfSet(cells).find(({label}) => label === 'Total area') ?? {};
      const [[rounded = '', shown], [size, unit]] = [value.split(' '), copy.split(' ')];
      expect(unit).toBe(shown);
      expect(Number(size) / Number(rounded.replaceAll(',', ''))).toBeCloseTo(1, 4);
      expect(size).not.toContain('e');
    }
  });

  it('are there for every base cell, pentagon, edge and vertex', () => {
    for (const base of [...h3.getRes0Cells(), ...h3.getPentagons(15)]) {
      for (const index of [base, ...h3.originToDirectedEdges(base), ...h3.cellToVertexes(base)]) {
        const details = detailsOf(index);
        expect(details.every(({value}) => value !== '' && !value.includes('NaN'))).toBe(true);
        expect(details.every(({label, name = label}) => name !== '')).toBe(true);
      }
    }
  });

  it('name the owner of a vertex', () => {
    for (const vertex of h3.cellToVertexes(cell)) {
      const owner = detailsOf(vertex).find(({label}) => label === 'Owner cell')?.index ?? '';
      expect(h3.cellToVertexes(owner)).toContain(vertex);
    }
  });

  it('sum up a set', () => {
    const all = detailsOfSet(h3.getRes0Cells());
    expect(all.find(({label}) => label === 'Pentagons')?.value).toBe('12');
    const sphere = 4 * Math.PI * earthRadiusKm ** 2;
    expect(Number.parseFloat(all.find(({label}) => label === 'Total area')?.copy ?? '')).toBeCloseTo(sphere, 0);
    const mixed = detailsOfSet([cell, h3.cellToParent(cell, 8)]);
    expect(mixed.some(({label}) => label.includes('overlaps'))).toBe(true);
  });
});

describe('outlines', () => {
  it('go around cells that lie in others once, and refuse in words what has no outline or too large a one', () => {
    const parent = h3.cellToParent(cell, 6);
    expect(outlineOf([cell, parent])).toEqual(outlineOf([parent]));
    expect(() => outlineOf([])).toThrow('only cells');
    expect(() => outlineOf([h3.latLngToCell(0, 0, 0), h3.latLngToCell(50, 50, 13)])).toThrow(
      /13, would have to go around [\d,]+ cells/,
    );
  });

  it('of sets at the antimeridian and around the poles have their true area', () => {
    const sets = [
      h3.gridDisk(cell, 3),
      h3.gridDisk(h3.latLngToCell(0, 180, 2), 2),
      h3.gridDisk(h3.latLngToCell(90, 0, 3), 2),
      h3.gridRing(h3.latLngToCell(-90, 0, 3), 3),
      h3.gridRing(pentagon, 2),
    ];
    for (const cells of sets) {
      const area = outlineOf(cells).coordinates.reduce((total, polygon) => total + polygonAreaKm2(polygon), 0);
      const expected = cells.reduce((total, one) => total + h3.cellArea(one, h3.UNITS.km2), 0);
      // Outlines are straight in degrees where cells have great circles: near, not equal.
      expect(area / expected).toBeGreaterThan(0.97);
      expect(area / expected).toBeLessThan(1.03);
    }
  });
});

describe('an index', () => {
  it('of each kind has the resolution that its cell has', () => {
    for (let resolution = 0; resolution <= 15; resolution++) {
      const one = h3.latLngToCell(37.77, -122.42, resolution);
      for (const index of [one, h3.originToDirectedEdges(one)[0] ?? '', h3.cellToVertexes(one)[0] ?? '']) {
        expect(resolutionOf(index), index).toBe(resolution);
      }
    }
  });

  it('is picked from several sets as from one: the finest at a position', () => {
    const [lat, lng] = h3.cellToLatLng(cell);
    const sets = [[h3.cellToParent(cell, 5), h3.latLngToCell(0, 0, 12)], [cell], [h3.cellToParent(cell, 7)], []];
    for (const drawn of [pickable(sets.flat()), pickableOf(sets.map(pickable))]) {
      expect(drawn.resolutions).toEqual([12, 9, 7, 5]);
      expect(pick(lat, lng, drawn, 3, [])).toBe(cell);
      expect(pick(lat, lng, drawn, 3, [cell])).toBe(h3.latLngToCell(lat, lng, 3));
      expect(pick(-lat, lng, drawn, 3, [])).toBe(h3.latLngToCell(-lat, lng, 3));
    }
  });
});

test.each([
  ['select', [], false],
  ['select', ['a'], false],
  ['look', ['a', 'b'], false],
  ['add', ['a', 'b'], true],
] as const)('a click does “%s” where %j is selected', (what, selection, adds) => {
  expect(clickDoes(selection, adds)).toBe(what);
});

describe('the grid', () => {
  it('has the resolution of the data around data, or says why it is not drawn', () => {
    const viewport = {lat: 40, lng: 10, radius: 0.05};
    const followed = resolutionFor(viewport);
    expect(chooseGrid(viewport, undefined, [])).toEqual({resolution: followed});
    expect(chooseGrid(viewport, undefined, [9])).toEqual({resolution: 9});
    expect(chooseGrid({...viewport, radius: 5}, undefined, [9]).hidden).toBe('many');
    expect(chooseGrid(viewport, undefined, [9, 8])).toEqual({resolution: followed, hidden: 'mixed'});
    expect(chooseGrid(viewport, undefined, [3])).toEqual({resolution: followed});
    expect(chooseGrid(viewport, 7, [9, 8])).toEqual({resolution: 7});
    expect(chooseGrid({...viewport, radius: 5}, 9, [])).toEqual({resolution: 9, hidden: 'many'});
  });

  it('has cells of a good size at every zoom', () => {
    for (const radius of [180, 90, 30, 5, 1, 0.1, 0.001]) {
      const viewport = {lat: 40, lng: 179.9, radius};
      const resolution = resolutionFor(viewport);
      expect(cellsInView(viewport, resolution)).toBeLessThan(1000);
      expect(gridCells(viewport, resolution)?.length).toBeGreaterThan(10);
    }
  });

  it('leaves no hole at pentagons, poles and the antimeridian', () => {
    const places = [
      ...h3.getPentagons(0).map((one) => h3.cellToLatLng(one)),
      [90, 0],
      [-90, 0],
      [0, 180],
      [64, -179.99],
    ];
    for (const [lat = 0, lng = 0] of places) {
      const cells = new Set(gridCells({lat, lng, radius: 4}, 4));
      expect(cells.has(h3.latLngToCell(lat, lng, 4))).toBe(true);
      for (const one of h3.gridDisk(h3.latLngToCell(lat, lng, 4), 6)) expect(cells.has(one)).toBe(true);
    }
  });

  it('is left out when it would be a solid color', () => {
    expect(gridCells({lat: 0, lng: 0, radius: 90}, 6)).toBeUndefined();
    expect(MOST_GRID_CELLS).toBeLessThan(h3.getNumCells(6) / 2);
  });
});
