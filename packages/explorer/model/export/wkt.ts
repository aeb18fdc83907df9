import type {Geometry} from 'geojson';
import {isPosition, type Coordinates} from '../../input/positionsOf';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';

/** Coordinates as WKT writes them. Positions stand in parentheses where points are parts of others. */
const printed = (coordinates: Coordinates, arePoints: boolean): string => {
  if (!isPosition(coordinates)) return `(${coordinates.map((one) => printed(one, arePoints)).join(', ')})`;
  const position = coordinates.slice(0, 2).join(' ');
  return arePoints ? `(${position})` : position;
};

/** A geometry as WKT, longitude first. */
export function geometryToWkt(geometry: Geometry): string {
  const name = geometry.type.toUpperCase();
  return geometry.type === 'GeometryCollection'
    ? `${name} (${geometry.geometries.map(geometryToWkt).join(', ')})`
    : `${name} ${printed(geometry.coordinates, name.endsWith('POINT'))}`;
}

/** Indexes as WKT, one geometry a line. */
export function toWkt(indexes: readonly string[]): string {
  return indexes.map((index) => geometryToWkt(indexGeometry(index, kindOf(index), 'split'))).join('\n');
}
