import type {Feature, FeatureCollection, Geometry} from 'geojson';
import * as h3 from 'h3-js';
import {boundsOf, cellGeometry, cellRing, unwrap} from '../h3/geometry';
import {angle, boundingCircle, densify, type Position} from '../h3/sphere';
import type {LngLatBox} from '../map/types';
import {EARTH_PX} from '../map/view';
import type {InputShape} from './input/types';
import {simpleParts} from './model/cover';
import {edgeDegrees} from './model/grid';
import {kindOf} from './model/kinds';
import {curveStep, indexGeometry} from './model/shapes';
import {FINEST} from './model/state';

/** No features: one object, so that an empty layer is never drawn again. */
export const nothing: FeatureCollection = {type: 'FeatureCollection', features: []};

function collection(features: Feature[]): FeatureCollection {
  return features.length === 0 ? nothing : {type: 'FeatureCollection', features};
}

/** A cell of fewer pixels than about this, side to side, gets no outline: it would hide the cell and take long to draw. */
const OUTLINED_PX = 8;

/** The whole zoom from which an average cell of each resolution gets an outline. */
const outlineZooms = Array.from({length: FINEST + 1}, (_, resolution) => {
  const degrees = Math.sqrt(3) * edgeDegrees(resolution);
  return Math.round(Math.log2((OUTLINED_PX * 360) / (EARTH_PX * degrees)));
});

/** Valid indexes as features of a map layer. */
export function indexFeatures(indexes: readonly string[]): FeatureCollection {
  return collection(indexes.flatMap(indexFeature));
}

function indexFeature(index: string): Feature[] {
  const kind = kindOf(index);
  if (kind === 'cell') return cellFeatures(index);
  return [{type: 'Feature', properties: {index, kind}, geometry: indexGeometry(index, kind)}];
}

function cellFeatures(cell: string): Feature[] {
  const resolution = h3.getResolution(cell);
  const step = curveStep(resolution);
  const geometry = cellGeometry(h3, cell, 'unwrap', step);
  const properties = {
    index: cell,
    kind: 'cell',
    outlineFrom: outlineZooms[resolution],
    ...(h3.isPentagon(cell) && {pentagon: true}),
  };
  if (!reachesPole(geometry)) return [{type: 'Feature', properties, geometry}];
  // A cell around a pole is closed along the pole to be filled; its outline must not show that.
  const ring = cellRing(h3, cell);
  const [first] = ring;
  const line = unwrap(densify(first ? [...ring, first] : ring, step ?? 90));
  return [
    {type: 'Feature', properties: {...properties, outline: false}, geometry},
    {type: 'Feature', properties, geometry: {type: 'LineString', coordinates: line}},
  ];
}

function reachesPole(geometry: Geometry): boolean {
  return geometry.type === 'Polygon' && (geometry.coordinates[0] ?? []).some(([, lat]) => Math.abs(lat ?? 0) === 90);
}

/** Pasted geometries as features. */
export function shapeFeatures(shapes: readonly InputShape[]): FeatureCollection {
  return collection(shapes.map(({geometry}) => ({type: 'Feature', properties: {}, geometry})));
}

/** The angle between neighboring corners of an icosahedron, in degrees: atan 2. */
const CORNER_ANGLE = (Math.atan(2) * 180) / Math.PI;

/** The thirty edges of the icosahedron: its corners are the centers of the twelve pentagons. */
export function icosahedronFeatures(): Feature[] {
  const corners = h3.getPentagons(0).map((pentagon): Position => {
    const [lat, lng] = h3.cellToLatLng(pentagon);
    return [lng, lat];
  });
  return corners.flatMap((from, at) =>
    corners.slice(at + 1).flatMap((to): Feature[] =>
      Math.abs(angle(from, to) - CORNER_ANGLE) < 1
        ? [
            {
              type: 'Feature',
              properties: {},
              geometry: {type: 'LineString', coordinates: unwrap(densify([from, to], 2))},
            },
          ]
        : [],
    ),
  );
}

/** Every cell's corners while there are few, then only their centers. */
const EXACT_EXTENT = 2000;

/** A box around indexes and geometries, degrees; undefined for nothing, or for more than a map can show at once. */
export function extentOf(indexes: readonly string[], shapes: readonly InputShape[]): LngLatBox | undefined {
  const positions: Position[] = [];
  for (const index of indexes) positions.push(...positionsOf(index, indexes.length <= EXACT_EXTENT));
  for (const {geometry} of shapes) {
    const {points, lines, polygons} = simpleParts(geometry);
    for (const [lng = 0, lat = 0] of [...points, ...lines.flat(), ...polygons.flat(2)]) positions.push([lng, lat]);
  }
  if (positions.length === 0) return undefined;
  const {center, radius} = boundingCircle(positions);
  const [lng, lat] = center;
  // Longitudes as seen from the middle: no jump at the antimeridian.
  const near = positions.map(([one, other]): Position => [
    lng + ((((one - lng + 180) % 360) + 360) % 360) - 180,
    other,
  ]);
  if (radius > 60) return [lng - 60, Math.max(-60, lat - 45), lng + 60, Math.min(60, lat + 45)];
  const [west, south, east, north] = boundsOf(near);
  if (Math.abs(lat) + radius > 85) return [lng - 30, Math.max(-89, lat - radius), lng + 30, Math.min(89, lat + radius)];
  return [west, south, east, north];
}

function positionsOf(index: string, exact: boolean): Position[] {
  const toPosition = ([lat = 0, lng = 0]: readonly number[]): Position => [lng, lat];
  switch (kindOf(index)) {
    case 'cell':
      return exact ? h3.cellToBoundary(index).map(toPosition) : [toPosition(h3.cellToLatLng(index))];
    case 'edge':
      return h3.directedEdgeToBoundary(index).map(toPosition);
    case 'vertex':
      return [toPosition(h3.vertexToLatLng(index))];
  }
}
