import * as h3 from 'h3-js';
import h3v3 from 'h3-js-v3/dist/h3-js.js';
import {describe, expect, it} from 'vitest';
import type {Topology} from 'topojson-specification';
import topology from 'world-atlas/land-110m.json';
import {h3ApiFromV3} from '../h3/api';
import {findShapes, readShapes, type CollectOptions} from '../h3/collect';
import {drawResult, type DrawOptions} from '../h3/draw';
import type {SceneOptions} from '../h3/scene';
import {landData} from '../h3/land';

const land = landData(topology as unknown as Topology, 110);
const cell = h3.latLngToCell(37.775, -122.418, 5);
const collectShapes = (result: unknown, options: CollectOptions) =>
  readShapes(findShapes(result, options.h3).found, options);
const kinds = (result: unknown) => collectShapes(result, {h3}).map((shape) => shape.kind);

/** The drawing of a result that has one. */
function draw(result: unknown, options: Partial<SceneOptions & DrawOptions> = {}) {
  const drawing = drawResult(result, {h3, land, ...options});
  if (!drawing) throw new Error('nothing was drawn');
  return drawing;
}
const count = (svg: string, pattern: RegExp) => [...svg.matchAll(pattern)].length;

describe('what of a result can be drawn', () => {
  it('finds indexes of every kind in nested results', () => {
    const edge = h3.originToDirectedEdges(cell)[0];
    const vertex = h3.cellToVertex(cell, 0);
    expect(kinds({a: [cell, {b: edge}], c: vertex, d: 'hello', e: 12, f: null, g: undefined})).toEqual([
      'cell',
      'edge',
      'vertex',
    ]);
  });

  it('tells positions, lines, outlines and outlines with holes', () => {
    expect(kinds(h3.cellToLatLng(cell))).toEqual(['point']);
    expect(kinds(h3.directedEdgeToBoundary(h3.originToDirectedEdges(cell)[0] ?? ''))).toEqual(['line']);
    expect(kinds(h3.cellToBoundary(cell))).toEqual(['polygon']);
    const [shape, ...others] = collectShapes(h3.cellsToMultiPolygon(h3.gridRing(cell, 2)), {h3});
    expect(others).toEqual([]);
    expect(shape?.kind === 'polygon' && shape.rings.length).toBe(2);
    expect(kinds(h3.gridDisk(cell, 1).map((each) => h3.cellToBoundary(each)))).toHaveLength(7);
  });

  it('takes whole numbers, counts and grid coordinates for no position', () => {
    for (const result of [[1, 2], 42, {i: 1, j: 2}, [3], h3.getIcosahedronFaces(h3.getPentagons(0)[0] ?? '')]) {
      expect(kinds(result)).toEqual([]);
    }
  });

  it('finds the order of coordinates', () => {
    const first = (result: unknown, options = {}) => {
      const [shape] = collectShapes(result, {h3, ...options});
      return shape?.kind === 'polygon' ? shape.rings[0]?.[0] : shape?.kind === 'point' ? shape.position : undefined;
    };
    const [lat, lng] = h3.cellToLatLng(cell);
    expect(first([lat, lng])).toEqual([lng, lat]);
    expect(first([lng, lat])).toEqual([lng, lat]);
    expect(first([2.35, 48.85], {order: 'lnglat'})).toEqual([2.35, 48.85]);
    expect(first([2.35, 48.85], {near: [2, 49]})).toEqual([2.35, 48.85]);
    expect(first([48.85, 2.35], {near: [2, 49]})).toEqual([2.35, 48.85]);
    const paris = h3.latLngToCell(48.85, 2.35, 6);
    expect(first(h3.cellToBoundary(paris, true))).toEqual(h3.cellToBoundary(paris, true)[0]);
    expect(first({type: 'Point', coordinates: [2.35, 48.85]})).toEqual([2.35, 48.85]);
  });
});

describe('drawResult', () => {
  it('gives nothing for a result without a place', () => {
    for (const result of [12, true, null, undefined, 'hello', [], {}, [1, 2]])
      expect(drawResult(result, {h3, land})).toBeNull();
  });

  it('numbers and names what it draws', () => {
    const disk = h3.gridDisk(cell, 1);
    const {svg, alt} = draw(disk);
    disk.forEach((each, index) => expect(svg).toMatch(new RegExp(`data-value="${index}"[^>]*><title>${each}</title>`)));
    expect(alt).toContain('7 cells of resolution 5');
    expect(svg).toContain(`aria-label="${alt}"`);
  });

  it('draws no coast where it would be wrong', () => {
    const around = (resolution: number) => draw(h3.gridDisk(h3.latLngToCell(37.775, -122.418, resolution), 1)).svg;
    expect(around(3)).toContain('d-land');
    expect(around(3)).not.toContain('d-ground');
    for (const resolution of [5, 9, 15]) {
      // A little globe in the corner still says where on Earth it is.
      const [map = ''] = around(resolution).split('d-locator');
      expect(map).toContain('d-ground');
      expect(map).not.toMatch(/d-land|d-sea|d-border/);
    }
  });

  it('colors lists of cells by their place', () => {
    const {svg} = draw(h3.gridDiskDistances(cell, 2));
    for (const [distance, cells] of [1, 6, 12].entries()) {
      const group = new RegExp(`<g class="d-cell d-cell-${distance}">(.*?)</g>`).exec(svg)?.[1] ?? '';
      expect(count(group, /<path/g)).toBe(cells);
    }
  });

  it('colors mixed resolutions by resolution and marks pentagons', () => {
    expect(draw(h3.compactCells(h3.gridDisk(cell, 4))).svg).toMatch(/d-cell-0.*d-cell-1/s);
    expect(draw(h3.getPentagons(3)).alt).toContain('12 of them pentagons');
  });

  it('marks inputs', () => {
    const {svg} = draw(cell, {inputs: [[37.775, -122.418], h3.gridDisk(cell, 1)[1]]});
    expect(count(svg, /class="d-input d-input-point"/g)).toBe(1);
    expect(count(svg, /class="d-input" d=/g)).toBe(1);
  });

  it('looks only at the beginning of a giant, however it is a giant', () => {
    const sparse: unknown[] = [cell];
    sparse.length = 2 ** 32 - 1;
    expect(draw(sparse).alt).toContain('of the first of more than 1 shapes: 1 cell of resolution 5');
    const empty: unknown[] = [];
    empty.length = 2 ** 32 - 1;
    expect(drawResult(empty, {h3, land})).toBeNull();
    expect(drawResult([Array(5), Array(2)], {h3, land})).toBeNull();
    expect(drawResult([[sparse], new Uint8Array(10_000_000)], {h3, land})).not.toBeNull();
    expect(drawResult(new Float64Array([1.5, 2.5]), {h3, land})).toBeNull();
  });

  it('looks only at the beginning of a knot of lists', () => {
    let knot: unknown = cell;
    for (let level = 0; level < 60; level++) knot = [knot, knot];
    expect(draw(knot).alt).toMatch(/the first \d+ of more than \d+,\d{3} shapes/);
  });

  it('says how many were left out', () => {
    const {svg, alt} = draw(h3.gridDisk(cell, 10), {limit: 20});
    expect(count(svg, /data-value/g)).toBe(20);
    expect(alt).toContain('the first 20 of 331');
    const coordinates = Array.from({length: 20_000}, (_, index) => [(index % 360) - 179.5, (index % 170) - 84.5]);
    expect(draw({type: 'MultiPoint', coordinates}).alt).toContain('of the first 150 of 20,000 shapes: 150 points');
    const ring = Array.from({length: 30_000}, (_, index) => [Math.sin(index), Math.cos(index)]);
    expect(draw([cell, ring]).alt).toContain('of the first of 2 shapes: 1 cell');
  });

  it('draws at the poles, across the antimeridian and around the world with finite, short coordinates', () => {
    const results = [
      h3.getRes0Cells(),
      h3.gridDisk(h3.latLngToCell(90, 0, 2), 1),
      h3.gridDisk(h3.latLngToCell(-90, 0, 0), 1),
      h3.gridDisk(h3.latLngToCell(0, 180, 1), 1),
      h3.getPentagons(15),
      h3.latLngToCell(20, 30, 15),
      // Shapes without an extent.
      Array(4).fill([1.5, 2.5]),
      Array(2).fill([1.5, 2.5]),
      [0.5, 90.5, 180, 0.5].map((lng) => [90, lng]),
    ];
    for (const result of results) {
      const {svg} = draw(result);
      expect(svg).not.toMatch(/NaN|Infinity|undefined|\d\.\d\d/);
      for (const [, d = ''] of svg.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(/^(?:M|$)/);
    }
  });

  it('draws what h3-js 3 returns, without vertexes', () => {
    const {kRing} = h3v3 as {kRing: (cell: string, k: number) => string[]};
    const api = h3ApiFromV3(h3v3);
    expect(draw(kRing(cell, 1), {h3: api}).alt).toContain('7 cells');
    expect(drawResult(h3.cellToVertex(cell, 0), {h3: api})).toBeNull();
  });
});

const places = [
  {name: 'Large', population: 2_000_000, position: [2.35, 48.85] as const},
  {name: 'Suburb', population: 60_000, position: [2.27, 48.88] as const},
];
const withPlaces = {...land, places} as unknown as NonNullable<DrawOptions['land']>;
const labelOf = (result: unknown) => draw(result, {land: withPlaces}).alt;

it('the words of a drawing count a shape once, and name the city, not the suburb that is a little nearer, nor one far away', () => {
  expect(labelOf([cell, cell])).toContain('1 cell of resolution 5');
  expect(labelOf(h3.latLngToCell(48.8584, 2.2945, 9))).toMatch(/^Map near Large:/);
  expect(labelOf(h3.latLngToCell(48.9, 2.3, 0))).not.toMatch(/around|near/);
});
