import type {Feature, FeatureCollection} from 'geojson';
import {unwrap} from '@h3-docs/grid/h3/geometry';
import {densify, type Position} from '@h3-docs/grid/h3/sphere';
import {theShortWay} from '../input/short-way';
import type {DrawnShape} from '../model/state';
import {shapeOf, type Drawing} from './drawing';
import {cornersOf} from './edit';

/** Degrees between the points that bend a measured line as its great circle does. */
const BEND = 1;

const dot = (coordinates: Position): Feature => ({
  type: 'Feature',
  properties: {},
  geometry: {type: 'Point', coordinates},
});

/** A drawing with its corners as the map shows it, the pointer being its next corner. */
export function drawingFeatures(drawing: Drawing, pointer: Position | undefined): FeatureCollection {
  const {tool, corners} = drawing;
  const path = unwrap(pointer ? [...corners, pointer] : corners);
  const shape = shapeOf({tool, corners: path});
  const line = tool === 'measure' ? unwrap(densify(path, BEND)) : path;
  const geometry = shape && tool !== 'measure' ? theShortWay(shape) : undefined;
  return {
    type: 'FeatureCollection',
    features: [
      ...(geometry ? [{type: 'Feature', properties: {}, geometry} as const] : []),
      ...(!geometry && line.length > 1
        ? [{type: 'Feature', properties: {}, geometry: {type: 'LineString', coordinates: line}} as const]
        : []),
      ...corners.map(dot),
    ],
  };
}

/** Shapes with a handle at each corner. */
export function editFeatures(shapes: readonly DrawnShape[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: [
      ...shapes.map((geometry): Feature => ({type: 'Feature', properties: {}, geometry})),
      ...cornersOf(shapes).map(({position}) => dot(position)),
    ],
  };
}
