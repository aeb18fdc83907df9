import type {Geometry, Position} from 'geojson';
import {kindOf} from '../kinds';
import {indexGeometry} from '../shapes';

const position = ([lng = 0, lat = 0]: Position) => `${lng} ${lat}`;
const line = (positions: readonly Position[]) => `(${positions.map(position).join(', ')})`;
const lines = (list: readonly (readonly Position[])[]) => `(${list.map(line).join(', ')})`;

/** A geometry as WKT, longitude first. */
export function geometryToWkt(geometry: Geometry): string {
  switch (geometry.type) {
    case 'Point':
      return `POINT (${position(geometry.coordinates)})`;
    case 'MultiPoint':
      return `MULTIPOINT (${geometry.coordinates.map((one) => `(${position(one)})`).join(', ')})`;
    case 'LineString':
      return `LINESTRING ${line(geometry.coordinates)}`;
    case 'MultiLineString':
      return `MULTILINESTRING ${lines(geometry.coordinates)}`;
    case 'Polygon':
      return `POLYGON ${lines(geometry.coordinates)}`;
    case 'MultiPolygon':
      return `MULTIPOLYGON (${geometry.coordinates.map(lines).join(', ')})`;
    case 'GeometryCollection':
      return `GEOMETRYCOLLECTION (${geometry.geometries.map(geometryToWkt).join(', ')})`;
  }
}

/** Indexes as WKT, one geometry a line. */
export function toWkt(indexes: readonly string[]): string {
  return indexes.map((index) => geometryToWkt(indexGeometry(index, kindOf(index), 'split'))).join('\n');
}
