import type {Geometry} from 'geojson';
import {simpleParts} from '../model/cover';
import {theShortWay} from '../input/short-way';
import type {DrawnShape} from '../model/state';

/** Drawn positions have six decimals, about 11 cm. */
const DIGITS = 1e6;
const round = (value: number) => Math.round(value * DIGITS) / DIGITS;

/** A drawn shape as it is kept: rounded, and across the antimeridian without jumps. */
export function finished(shape: DrawnShape): DrawnShape {
  const rounded: DrawnShape =
    shape.type === 'Polygon'
      ? {type: 'Polygon', coordinates: shape.coordinates.map((ring) => ring.map((position) => position.map(round)))}
      : {type: 'LineString', coordinates: shape.coordinates.map((position) => position.map(round))};
  const read = theShortWay(rounded);
  return read.type === 'Polygon' || read.type === 'LineString' ? read : rounded;
}

/** The lines and polygons of geometries, each as a shape of its own. */
export function drawable(geometries: readonly Geometry[]): DrawnShape[] {
  return geometries
    .map(simpleParts)
    .flatMap(({lines, polygons}): DrawnShape[] => [
      ...lines.map((coordinates) => ({type: 'LineString' as const, coordinates})),
      ...polygons.map((coordinates) => ({type: 'Polygon' as const, coordinates})),
    ]);
}
