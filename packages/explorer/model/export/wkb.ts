import type {Geometry, Position} from 'geojson';
import {hexOf} from '@h3-docs/base/hex';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';

const types = {Point: 1, LineString: 2, Polygon: 3, MultiPolygon: 6} as const;

const uint32 = (value: number) =>
  value
    .toString(16)
    .padStart(8, '0')
    .replace(/(..)(..)(..)(..)/, '$4$3$2$1');
const float64 = (value: number) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value, true);
  return hexOf(new Uint8Array(view.buffer));
};
const position = ([lng = 0, lat = 0]: Position) => float64(lng) + float64(lat);
const list = <T>(items: readonly T[], print: (item: T) => string) => uint32(items.length) + items.map(print).join('');
const line = (positions: readonly Position[]) => list(positions, position);

/**
 * A geometry of an index as the hexadecimal text of well-known binary: little-endian, longitude first, as PostGIS
 * prints a column without a reference system.
 */
export function geometryToWkb(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return head('Point') + position(geometry.coordinates);
    case 'LineString':
      return head('LineString') + line(geometry.coordinates);
    case 'Polygon':
      return head('Polygon') + list(geometry.coordinates, line);
    case 'MultiPolygon':
      return head('MultiPolygon') + list(geometry.coordinates, (rings) => head('Polygon') + list(rings, line));
    default:
      throw new RangeError(`No index has a geometry of the type ${geometry.type}`);
  }
}

const head = (type: keyof typeof types) => `01${uint32(types[type])}`;

/** Valid indexes as WKB, one geometry a line. */
export function toWkb(indexes: readonly string[]): string {
  return `${indexes.map((index) => geometryToWkb(indexGeometry(index, kindOf(index), 'split'))).join('\n')}\n`;
}
