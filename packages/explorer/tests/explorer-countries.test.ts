import {readFileSync} from 'node:fs';
import fc from 'fast-check';
import type {Feature, FeatureCollection, Geometry, Position} from 'geojson';
import * as h3 from 'h3-js';
import {feature} from 'topojson-client';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {describe, expect, it} from 'vitest';
import {readInput} from '../input/read';
import {theShortWay} from '../input/short-way';
import {containments, coverGeometries, polygonAreaKm2, simpleParts, type Containment} from '../model/cover';
import {outlineOf} from '../model/outline';
import {wrapDegrees} from '@h3-docs/grid/h3/sphere';

const flags = {
  center: h3.POLYGON_TO_CELLS_FLAGS.containmentCenter,
  full: h3.POLYGON_TO_CELLS_FLAGS.containmentFull,
  overlapping: h3.POLYGON_TO_CELLS_FLAGS.containmentOverlapping,
} as const;

function countriesOf(scale: string): Feature[] {
  const topology = JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, 'utf8')) as Topology;
  const collection = feature(topology, topology.objects.countries as GeometryCollection) as FeatureCollection;
  return collection.features;
}

const nameOf = ({properties}: Feature) => String((properties as {name?: unknown} | null)?.name);

/** h3-js's own reading of a feature, in which any step of more than 180 degrees crosses the antimeridian. */
function cellsOfH3({geometry}: Feature, resolution: number, containment: Containment): string[] {
  const cells = simpleParts(geometry).polygons.flatMap((rings) =>
    h3.polygonToCellsExperimental(rings, resolution, flags[containment], true),
  );
  return [...new Set(cells)].sort();
}

function cellsOf({geometry}: Feature, resolution: number, containment: Containment): string[] {
  return [...coverGeometries([theShortWay(geometry)], resolution, containment, Infinity, () => undefined).cells].sort();
}

const areaOf = (geometry: Geometry) =>
  simpleParts(geometry).polygons.reduce((sum, rings) => sum + polygonAreaKm2(rings), 0);

/** Whether a position lies between a ring and the south pole: the way along its meridian crosses the ring at even times. */
function isInside(ring: readonly Position[], lat: number, lng: number): boolean {
  let crossings = 0;
  ring.forEach(([fromLng = 0, fromLat = 0], at) => {
    const [toLng = 0, toLat = 0] = ring[(at + 1) % ring.length] ?? [];
    const step = wrapDegrees(toLng - fromLng);
    const along = wrapDegrees(lng - fromLng);
    // An edge is crossed once, as it leaves one side of the meridian for the other.
    if (step === 0 || along * step < 0 || Math.abs(along) >= Math.abs(step)) return;
    if (fromLat + ((toLat - fromLat) * along) / step < lat) crossings++;
  });
  return crossings % 2 === 0;
}

/** Countries across the antimeridian, far north, in pieces, and around another one. */
const special = ['Fiji', 'Russia', 'Greenland', 'South Africa', 'Italy', 'New Zealand'];

/** `npm run test:all` takes all countries, in all scales. */
const all = process.env.H3_DOCS_LONG !== undefined;

describe.each(all ? ['110m', '50m', '10m'] : ['110m'])('the countries of world-atlas at %s', (scale) => {
  const countries = countriesOf(scale).filter(
    (country) => nameOf(country) !== 'Antarctica' && (all || special.includes(nameOf(country))),
  );

  it.each(containments)('have the cells of h3-js at resolution 3, by %s', (containment) => {
    const different = countries.filter(
      (country) => cellsOf(country, 3, containment).join() !== cellsOfH3(country, 3, containment).join(),
    );
    expect(different.map(nameOf)).toEqual([]);
    expect(countries.map(nameOf)).toEqual(expect.arrayContaining(['Fiji', 'Russia', 'Italy']));
  });

  it('close Antarctica over the pole', () => {
    const antarctica = countriesOf(scale).find((country) => nameOf(country) === 'Antarctica');
    if (!antarctica) throw new Error('no Antarctica');
    const rings = simpleParts(antarctica.geometry).polygons.flat();
    // The mainland is the ring with the most corners; all others are islands, or a file's own seam at the pole.
    const mainland = rings.reduce((most, ring) => (ring.length > most.length ? ring : most));
    const [center, full, overlapping] = containments.map((mode) => new Set(cellsOf(antarctica, 2, mode)));
    const expected = h3
      .getRes0Cells()
      .filter((cell) => h3.cellToLatLng(cell)[0] < -40)
      .flatMap((cell) => h3.cellToChildren(cell, 2))
      .filter((cell) => h3.cellToLatLng(cell)[0] < -60 && isInside(mainland, ...h3.cellToLatLng(cell)));
    expect(expected.filter((cell) => !center?.has(cell))).toEqual([]);
    expect(center?.size).toBeLessThan(1.1 * expected.length);
    // The Earth's southernmost continent has about 14 million km² with its ice shelves.
    expect(areaOf(theShortWay(antarctica.geometry))).toBeGreaterThan(12e6);
    expect([...(full ?? [])].filter((cell) => !center?.has(cell))).toEqual([]);
    expect([...(center ?? [])].filter((cell) => !overlapping?.has(cell))).toEqual([]);
    expect((full?.size ?? 0) + (overlapping?.size ?? 0)).toBeGreaterThan(1.9 * expected.length);
  });
});

describe('a step of 360 degrees', () => {
  const areaOfText = (text: string) => readInput(text).shapes.reduce((sum, {geometry}) => sum + areaOf(geometry), 0);

  it('is the same meridian beside the antimeridian', () => {
    const island = 'POLYGON ((-180 -17, 180 -17, 179 -16.5, 180 -16, -180 -17))';
    expect(areaOfText(island)).toBeCloseTo(areaOfText('POLYGON ((180 -17, 179 -16.5, 180 -16, 180 -17))'), 3);
  });

  it('goes around the Earth where no area would remain, and where a ring lies on both sides of the equator', () => {
    const earth = 4 * Math.PI * 6371.007 ** 2;
    expect(areaOfText('POLYGON ((-180 -90, 180 -90, 180 90, -180 90, -180 -90))') / earth).toBeCloseTo(1, 3);
    const belt = 'POLYGON ((-180 -30, 180 -30, 180 30, 0 30, -180 30, -180 -30))';
    expect(areaOfText(belt) / earth).toBeCloseTo(0.5, 3);
  });

  it('leaves holes across the antimeridian in an area around the Earth', () => {
    const hole = '(170 -5, -170 -5, -170 5, 170 5, 170 -5)';
    const whole = 'POLYGON ((-180 -30, 180 -30, 180 30, -180 30, -180 -30)';
    expect(areaOfText(`${whole})`) - areaOfText(`${whole}, ${hole})`)).toBeCloseTo(areaOfText(`POLYGON (${hole})`), 3);
  });
});

const RESOLUTION = 2;
const everyCell = h3
  .uncompactCells(h3.getRes0Cells(), RESOLUTION)
  .map((cell) => [cell, ...h3.cellToLatLng(cell)] as const);

function cellsOfRing(ring: readonly Position[]): string[] {
  const coordinates = [[...ring, ...ring.slice(0, 1)]];
  return cellsOf({type: 'Feature', properties: null, geometry: {type: 'Polygon', coordinates}}, RESOLUTION, 'center');
}

const turned = (ring: readonly Position[], at: number) => [...ring.slice(at), ...ring.slice(0, at)];

/** Rings around the south pole whose longitudes may turn back. */
const polarRing = fc
  .array(fc.tuple(fc.double({min: 0, max: 1, noNaN: true}), fc.double({min: 0, max: 1, noNaN: true})), {
    minLength: 5,
    maxLength: 12,
  })
  .map((steps): Position[] =>
    steps.map(([lng, lat], at) => [wrapDegrees(-180 + ((at + 0.9 * lng) * 360) / steps.length), -85 + 35 * lat]),
  );

describe('a ring around a pole', () => {
  it('has the same cells wherever it begins', () => {
    const corners = '0 -70, 90 -70, 179 -80, 180 -90, -180 -90, -179 -80, -90 -70, -70 -66, -60 -64, -75 -72, -60 -82';
    const ring = corners.split(', ').map((corner) => corner.split(' ').map(Number));
    const expected = cellsOfRing(ring);
    expect(expected.length).toBeGreaterThan(100);
    ring.forEach((_, at) => expect(cellsOfRing(turned(ring, at)), String(at)).toEqual(expected));
  });

  it('has the cells between it and the pole', () => {
    fc.assert(
      fc.property(polarRing, fc.nat(11), (ring, at) => {
        const found = new Set(cellsOfRing(turned(ring, at % ring.length)));
        // Centers beside the ring may be on either side of it by rounding.
        const wrong = everyCell.filter(([cell, lat, lng]) => {
          const [isIn, isAlso] = [isInside(ring, lat - 1e-6, lng), isInside(ring, lat + 1e-6, lng)];
          return isIn === isAlso && found.has(cell) !== isIn;
        });
        expect(wrong).toEqual([]);
      }),
      {numRuns: 15},
    );
  });
});

describe('the outline of the whole Earth', () => {
  it('is one rectangle of the plane', () => {
    const {coordinates} = outlineOf(h3.getRes0Cells());
    expect(coordinates.map(String)).toEqual(['-180,-90,180,-90,180,90,-180,90,-180,-90']);
  });
});
