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

/** Indexes as CSV (RFC 4180), one a row, with their decimal form, resolution, middle in degrees and geometry. */
export function toCsv(indexes: readonly string[]): string {
  const rows = indexes.map((index) => {
    const [lat, lng] = middle(index);
    const wkt = geometryToWkt(indexGeometry(index, kindOf(index), 'split'));
    return [index, toSigned(BigInt(`0x${index}`)), resolutionOf(index), lat, lng, `"${wkt}"`].join(',');
  });
  return ['h3,h3_decimal,resolution,lat,lng,wkt', ...rows, ''].join('\r\n');
}
