import {translate} from '@docusaurus/Translate';
import type {Position} from 'geojson';
import {whyNoPosition} from './positions';

/** How many decimals encoded polylines have: those of Google's format, and those of Valhalla and the `polyline6` of OSRM. */
const polylineDecimals = {polyline: 5, polyline6: 6} as const;
type PolylineType = keyof typeof polylineDecimals;

/** The characters of encoded polylines, all of them: values of five bits and a mark, from 63 on. */
const ENCODED = /^[?-~]{4,}$/;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether each line of a text may be an encoded polyline: nothing tells one from other text. */
export const mayBePolylines = (text: string): boolean => {
  const lines = linesOf(text);
  return lines.length > 0 && lines.every((line) => ENCODED.test(line) && /[^a-z]/i.test(line));
};

/** Decodes a polyline, whose latitudes come first: positions with the longitude first, or why it is none. */
export function decodePolyline(text: string, type: PolylineType): readonly Position[] | {readonly reason: string} {
  const scale = 10 ** polylineDecimals[type];
  const sums = [0, 0];
  const positions: Position[] = [];
  let at = 0;
  let axis = 0;
  while (at < text.length) {
    let value = 0;
    let shift = 0;
    let bits: number;
    do {
      bits = text.charCodeAt(at++) - 63;
      if (!(bits >= 0 && bits < 64) || shift > 30) return {reason: translate({message: 'not an encoded polyline'})};
      value += (bits & 31) * 2 ** shift;
      shift += 5;
    } while (bits >= 32);
    // The lowest bit is the sign.
    sums[axis] = (sums[axis] ?? 0) + (value % 2 === 1 ? -(value + 1) / 2 : value / 2);
    axis = 1 - axis;
    if (axis === 1) continue;
    const [lat = NaN, lng = NaN] = sums.map((sum) => sum / scale);
    const reason = whyNoPosition(lat, lng);
    if (reason) return {reason};
    positions.push([lng, lat]);
  }
  return axis === 0 && positions.length > 1 ? positions : {reason: translate({message: 'not an encoded polyline'})};
}

/** A text with each line that is an encoded polyline as WKT; other lines stay. */
export function polylinesToWkt(text: string, type: PolylineType): string {
  return linesOf(text)
    .map((line) => {
      const positions = decodePolyline(line, type);
      return 'reason' in positions ? line : `LINESTRING (${positions.map(([x, y]) => `${x} ${y}`).join(', ')})`;
    })
    .join('\n');
}
