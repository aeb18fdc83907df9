import fc from 'fast-check';
import type {Position} from 'geojson';
import {cellToLatLng, getRes0Cells, uncompactCells} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {theShortWay} from '@h3-docs/explorer/input/short-way';
import {coverGeometries} from '@h3-docs/explorer/model/cover';
import {outlineOf} from '@h3-docs/explorer/model/outline';
import {wrapDegrees} from '@h3-docs/grid/h3/sphere';

const RESOLUTION = 2;
const all = uncompactCells(getRes0Cells(), RESOLUTION).map((cell) => [cell, ...cellToLatLng(cell)] as const);

function cellsOf(ring: readonly Position[]): string[] {
  const [first] = ring;
  const closed = first ? [...ring, first] : [];
  const geometry = theShortWay({type: 'Polygon', coordinates: [closed.map(([lng = 0, lat = 0]) => [lng, lat])]});
  return [...coverGeometries([geometry], RESOLUTION, 'center', 1e6, () => undefined).cells].sort();
}

const turned = (ring: readonly Position[], at: number) => [...ring.slice(at), ...ring.slice(0, at)];

/** Whether a position lies between a ring and the south pole: the way along its meridian crosses the ring at even times. */
function isInside(ring: readonly Position[], lng: number, lat: number): boolean {
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
    const expected = cellsOf(ring);
    expect(expected.length).toBeGreaterThan(100);
    ring.forEach((_, at) => expect(cellsOf(turned(ring, at)), String(at)).toEqual(expected));
  });

  it('has the cells between it and the pole', () => {
    fc.assert(
      fc.property(polarRing, fc.nat(11), (ring, at) => {
        const found = new Set(cellsOf(turned(ring, at % ring.length)));
        // Centers beside the ring may be on either side of it by rounding.
        const wrong = all.filter(
          ([cell, lat, lng]) =>
            found.has(cell) !== isInside(ring, lng, lat) &&
            isInside(ring, lng, lat - 1e-6) === isInside(ring, lng, lat + 1e-6),
        );
        expect(wrong).toEqual([]);
      }),
      {numRuns: 40},
    );
  });
});

describe('the outline of the whole Earth', () => {
  it('is one rectangle of the plane', () => {
    const {coordinates} = outlineOf(getRes0Cells());
    expect(coordinates.map(String)).toEqual(['-180,-90,180,-90,180,90,-180,90,-180,-90']);
  });
});
