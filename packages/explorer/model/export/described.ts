import {cellToLatLng, vertexToLatLng} from 'h3-js';
import {toSigned} from '@h3-docs/grid/h3/bits';
import {interpolate, pairOf} from '@h3-docs/grid/h3/sphere';
import type {Column, DataSet, Value} from '../../data/types';
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
  const [lng, lat] = interpolate(pairOf(positions[0] ?? []), pairOf(positions.at(-1) ?? []), 0.5);
  return [lat, lng];
}

/** What formats say of indexes that have no rows: the names of the columns, and their values for an index. */
const descriptions = {
  csv: {
    names: ['h3_decimal', 'resolution', 'lat', 'lng', 'wkt'],
    of: (index: string): Value[] => [
      toSigned(BigInt(`0x${index}`)).toString(),
      resolutionOf(index),
      ...middle(index),
      geometryToWkt(indexGeometry(index, kindOf(index), 'split')),
    ],
  },
  geojson: {
    names: ['kind', 'resolution'],
    of: (index: string): Value[] => [kindOf(index), resolutionOf(index)],
  },
} as const;

/** Rows for indexes that have none, with what H3 knows of each index. */
export function described(format: keyof typeof descriptions, indexes: readonly string[]): DataSet {
  const {names, of} = descriptions[format];
  return {
    columns: names.map((name): Column => ({name, type: 'text'})),
    rows: indexes.map((index) => ({index, values: of(index)})),
  };
}
