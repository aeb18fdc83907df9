import type {Position} from 'geojson';
import {clipRing, meridiansOf} from '@h3-docs/grid/h3/clip';
import {pairOf} from '@h3-docs/grid/h3/sphere';

/**
 * Cuts a polygon into strips of longitude, each moved to ±180: so that work on it can be done piece by piece, and no
 * piece is mistaken for one that crosses the antimeridian. A strip across 180 has longitudes beyond it.
 *
 * @param rings - closed rings with continuous longitudes, degrees; the first is the outer one
 * @param width - the degrees of longitude a strip spans, a fraction of 360
 * @param origin - where some strip begins
 * @returns for each strip that holds something, its rings, open
 */
export function cutIntoStrips(rings: readonly (readonly Position[])[], width: number, origin = 0): Position[][][] {
  const longitudes = (rings[0] ?? []).map(([lng = 0]) => lng);
  const west = longitudes.reduce((least, lng) => Math.min(least, lng), Infinity);
  const east = longitudes.reduce((most, lng) => Math.max(most, lng), -Infinity);
  const strips: Position[][][] = [];
  for (let start = origin + width * Math.floor((west - origin) / width); start < east; start += width) {
    const turn = 360 * Math.floor((start + 180) / 360);
    const parts = rings
      .map((ring) => clipRing(ring.slice(0, -1).map(pairOf), meridiansOf(start, start + width)))
      .filter((ring) => ring.length >= 3)
      .map((ring) => ring.map(([lng, lat]) => [lng - turn, lat]));
    if (parts.length > 0) strips.push(parts);
  }
  return strips;
}
