import {csvFormatRow} from 'd3-dsv';
import {cellToLatLng, vertexToLatLng} from 'h3-js';
import {interpolate} from '@h3-docs/grid/h3/sphere';
import {toSigned} from '@h3-docs/grid/h3/bits';
import {kindOf, resolutionOf} from '../kinds';
import {indexGeometry} from '../shapes';
import {geometryToWkt} from './wkt';

/** A position that stands for an index: a cell's center, a vertex, the middle of an edge. Degrees. */
function middle(index: string): readonly [lat: number, lng: number] {
  const kind = kindOf(index);
  if (kind === 'cell') return cellToLatLng(index);
  if (kind === 'vertex') return vertexToLatLng(index);
  const geometry = indexGeometry(index, 'edge');
  const positions = geometry.type === 'LineString' ? geometry.coordinates : [];
  const [fromLng = 0, fromLat = 0] = positions[0] ?? [];
  const [toLng = 0, toLat = 0] = positions.at(-1) ?? [];
  const [lng, lat] = interpolate([fromLng, fromLat], [toLng, toLat], 0.5);
  return [lat, lng];
}

/** What CSV says of an index. */
export const csvNames = ['h3', 'h3_decimal', 'resolution', 'lat', 'lng', 'wkt'] as const;

/** The fields of an index below `csvNames`: its decimal form, resolution, middle in degrees, and geometry. */
export function csvFields(index: string): readonly string[] {
  const [lat, lng] = middle(index);
  const wkt = geometryToWkt(indexGeometry(index, kindOf(index), 'split'));
  return [index, toSigned(BigInt(`0x${index}`)), resolutionOf(index), lat, lng, wkt].map(String);
}

/** Indexes as CSV (RFC 4180), one a row, with what H3 knows of them. */
export function toCsv(indexes: readonly string[]): string {
  return [csvFormatRow(csvNames), ...indexes.map((index) => csvFormatRow(csvFields(index))), ''].join('\r\n');
}
