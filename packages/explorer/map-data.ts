import type {Feature, FeatureCollection, Geometry, Position as GeoJsonPosition} from 'geojson';
import * as h3 from 'h3-js';
import {boundsOf, cellGeometry, cellRing, unwrap} from '@h3-docs/grid/h3/geometry';
import {
  angle,
  boundingCircle,
  densify,
  toPosition,
  toVector,
  wrapDegrees,
  type Position,
} from '@h3-docs/grid/h3/sphere';
import {EARTH_PX} from '@h3-docs/base/contracts/webMap';
import type {LngLatBox} from '@h3-docs/map';
import type {InputShape} from './input/types';
import {simpleParts} from './model/cover';
import {edgeDegrees} from './model/grid';
import {kindOf, resolutionOf} from './model/kinds';
import {curveStep, indexGeometry} from './model/shapes';
import {FINEST} from './model/limits';

/** No features: one object, so that an empty layer is never drawn again. */
export const nothing: FeatureCollection = {type: 'FeatureCollection', features: []};

/** Features as one collection: `nothing` where there are none. */
export function collection(features: Feature[]): FeatureCollection {
  return features.length === 0 ? nothing : {type: 'FeatureCollection', features};
}

/** A cell of fewer pixels than about this, side to side, gets no outline: it would hide the cell and take long to draw. */
const OUTLINED_PX = 8;

/** The whole zoom from which an average cell of each resolution gets an outline. */
export const outlineZooms = Array.from({length: FINEST + 1}, (_, resolution) => {
  const degrees = Math.sqrt(3) * edgeDegrees(resolution);
  return Math.round(Math.log2((OUTLINED_PX * 360) / (EARTH_PX * degrees)));
});

/** How many zooms before its outline a cell is drawn as a dot: it is then at most half as large as with an outline. */
const DOT_ZOOMS = 1;

/**
 * Valid indexes as features of a map layer. Cells also get a dot, which the map shows where they are too small to be
 * seen.
 *
 * @param paintOf - the color of an index; undefined leaves it in that of the layer
 */
export function indexFeatures(
  indexes: readonly string[],
  paintOf?: (index: string) => Partial<Paint> | undefined,
): FeatureCollection {
  return collection(indexes.flatMap((index) => painted(indexFeature(index, true), paintOf?.(index))));
}

function painted(features: Feature[], paint: Partial<Paint> | undefined): Feature[] {
  return paint ? features.map((feature) => ({...feature, properties: {...feature.properties, ...paint}})) : features;
}

/** A cell as features where it has an outline at every zoom. */
export function outlinedCell(cell: string, paint: Partial<Paint> | undefined): Feature[] {
  return painted(cellFeatures(cell), paint);
}

/** A cell as a dot that is drawn at every zoom. It has no index: engines take much memory for what differs in each dot. */
export const dottedCell = (cell: string, paint: Partial<Paint> | undefined): Feature[] => [
  dotFeature(cell, {dotBelow: NEVER_LARGE, ...paint}),
];

/** A color of its own for an index: a CSS color, and the opacity of the fill from 0 to 1. */
export interface Paint {
  readonly color: string;
  readonly fill: number;
  /** The color is that of a value: cells have an outline that contrasts with every color of a scale. */
  readonly classed?: true;
}

/** Several collections as one. */
export function joined(collections: readonly FeatureCollection[]): FeatureCollection {
  const [only, ...others] = collections.filter(({features}) => features.length > 0);
  return only && others.length === 0 ? only : collection(collections.flatMap(({features}) => features));
}

/** The cells of the grid as features: outlines alone, since cells that are too small are not drawn. */
export function gridFeatures(cells: readonly string[]): FeatureCollection {
  return collection(cells.flatMap((cell) => indexFeature(cell, false)));
}

function indexFeature(index: string, dots: boolean): Feature[] {
  const kind = kindOf(index);
  if (kind === 'cell') {
    const dotBelow = (outlineZooms[resolutionOf(index)] ?? 0) - DOT_ZOOMS;
    return [...cellFeatures(index), ...(dots ? [dotFeature(index, {index, kind, dotBelow})] : [])];
  }
  return [{type: 'Feature', properties: {index, kind}, geometry: indexGeometry(index, kind)}];
}

function dotFeature(cell: string, own: Feature['properties']): Feature {
  const [lat, lng] = h3.cellToLatLng(cell);
  const properties = {...(h3.isPentagon(cell) && {pentagon: true}), ...own};
  return {type: 'Feature', properties, geometry: {type: 'Point', coordinates: [lng, lat]}};
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

/** The most positions in one line: the engines draw a line in one piece, which has at most 65,535 corners. */
const LONGEST_LINE = 4000;

/**
 * Pasted geometries as features. Lines and outlines that are too long for the engines are drawn in several parts.
 *
 * @param styleOf - what a shape has of its own: a color, and its name under the pointer
 */
export function shapeFeatures(
  shapes: readonly InputShape[],
  styleOf?: (shape: InputShape, at: number) => ShapeStyle,
): FeatureCollection {
  return collection(
    shapes.flatMap((shape, at): Feature[] => {
      const {geometry} = shape;
      const properties = {...styleOf?.(shape, at)};
      if (geometry.type === 'Point') return [{type: 'Feature', properties, geometry}];
      const {lines, polygons} = simpleParts(geometry);
      const paths = [...lines, ...polygons.flat()];
      const dots = paths.flatMap((path) => shapeDot(path, properties));
      if (paths.every((path) => path.length <= LONGEST_LINE)) {
        return [{type: 'Feature', properties, geometry}, ...dots];
      }
      return [
        ...dots,
        {type: 'Feature', properties: {...properties, outline: false}, geometry},
        {
          type: 'Feature',
          properties,
          geometry: {type: 'MultiLineString', coordinates: paths.flatMap((path) => partsOf(path))},
        },
      ];
    }),
  );
}

/** What a shape has of its own. */
export interface ShapeStyle extends Partial<Paint> {
  /** The label that the map shows when the pointer is on the shape. */
  readonly shape?: string;
}

/** The dot that stands for a line or ring where it is smaller than about this on the screen, in pixels. */
const SHAPE_DOT_PX = 4;

function shapeDot(path: readonly GeoJsonPosition[], properties: ShapeStyle): Feature[] {
  const [west, south, east, north] = boundsOf(path.map(([lng = 0, lat = 0]): Position => [lng, lat]));
  const degrees = Math.max(east - west, north - south);
  // Nobody sees the whole of a shape of many degrees as a dot.
  if (!(degrees < 5)) return [];
  const dotBelow = degrees > 0 ? Math.log2((SHAPE_DOT_PX * 360) / (EARTH_PX * degrees)) : NEVER_LARGE;
  return [
    {
      type: 'Feature',
      properties: {...properties, dotBelow},
      geometry: {type: 'Point', coordinates: [(west + east) / 2, (south + north) / 2]},
    },
  ];
}

/** A zoom that no map has. */
const NEVER_LARGE = 30;

/** A line in parts that each begin where the one before ends. */
function partsOf<T>(path: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < path.length - 1; at += LONGEST_LINE) parts.push(path.slice(at, at + LONGEST_LINE + 1));
  return parts;
}

/** Every cell's corners while there are few, then only their centers. */
const EXACT_EXTENT = 2000;
/** The most shapes that are looked at for the part of the Earth that they are on, evenly from all. */
const MOST_SHAPES = 20_000;
/** The characters of an index that name its base cell and the first of its digits, at the same resolution. */
const REGION = 5;
/** The share of places that a first view shows where the others lie far away. */
const MOST_OF_ALL = 0.9;
/** How many times wider all places have to lie than most of them. */
const FAR = 2;

/** A box around indexes and geometries, degrees; undefined for nothing. */
export const extentOf = (indexes: readonly string[], shapes: readonly InputShape[]): LngLatBox | undefined =>
  extentsOf(indexes, shapes)?.all;

/** The boxes around all places, and around most of them where the farthest tenth lies far away; undefined for nothing. */
export function extentsOf(
  indexes: readonly string[],
  shapes: readonly InputShape[],
): {readonly all: LngLatBox; readonly most?: LngLatBox} | undefined {
  const places = placesOf(indexes, shapes);
  if (places.length === 0) return undefined;
  const circle = boundingCircle(places);
  const near = nearest(places);
  const nearCircle = boundingCircle(near);
  return {
    all: boxIn(places, circle),
    ...(nearCircle.radius * FAR < circle.radius && {most: boxIn(near, nearCircle)}),
  };
}

/** Places without the tenth that is farthest from their middle, which is that of most of them on each axis. */
function nearest(places: readonly Position[]): readonly Position[] {
  const vectors = places.map(toVector);
  const median = (axis: 0 | 1 | 2) =>
    Float64Array.from(vectors, (vector) => vector[axis]).sort()[vectors.length >> 1] ?? 0;
  const middle = toPosition([median(0), median(1), median(2)]);
  const distances = Float64Array.from(places, (place) => angle(middle, place));
  const far = distances.toSorted()[Math.ceil(MOST_OF_ALL * places.length) - 1] ?? Infinity;
  return places.filter((_, at) => (distances[at] ?? 0) <= far);
}

/** The corners of indexes and geometries: a sample of them where they are many. */
function placesOf(indexes: readonly string[], shapes: readonly InputShape[]): readonly Position[] {
  const positions: Position[] = [];
  const every = Math.max(1, Math.ceil(indexes.length / EXACT_EXTENT));
  const regions = new Set<string>();
  for (const [at, index] of indexes.entries()) {
    const before = regions.size;
    // The first index of each region is one of the sample: a few that lie far away count, too.
    if (regions.add(index.slice(0, REGION)).size > before || at % every === 0)
      positions.push(...positionsOf(index, indexes.length <= EXACT_EXTENT));
  }
  const step = Math.max(1, Math.ceil(shapes.length / MOST_SHAPES));
  for (let at = 0; at < shapes.length; at += step) {
    const shape = shapes[at];
    if (!shape) continue;
    const {points, lines, polygons} = simpleParts(shape.geometry);
    for (const [lng = 0, lat = 0] of [...points, ...lines.flat(), ...polygons.flat(2)]) positions.push([lng, lat]);
  }
  return positions;
}

/** A box around positions in a circle: a part of it where a map can't show all at once. */
function boxIn(positions: readonly Position[], {center, radius}: ReturnType<typeof boundingCircle>): LngLatBox {
  const [lng, lat] = center;
  // Longitudes as seen from the middle: no jump at the antimeridian.
  const near = positions.map(([one, other]): Position => [lng + wrapDegrees(one - lng), other]);
  if (radius > 60) return [lng - 60, Math.max(-60, lat - 45), lng + 60, Math.min(60, lat + 45)];
  const [west, south, east, north] = boundsOf(near);
  if (Math.abs(lat) + radius > 85) return [lng - 30, Math.max(-89, lat - radius), lng + 30, Math.min(89, lat + radius)];
  return [west, south, east, north];
}

function positionsOf(index: string, exact: boolean): Position[] {
  switch (kindOf(index)) {
    case 'cell':
      return exact ? h3.cellToBoundary(index).map(swapped) : [swapped(h3.cellToLatLng(index))];
    case 'edge':
      return h3.directedEdgeToBoundary(index).map(swapped);
    case 'vertex':
      return [swapped(h3.vertexToLatLng(index))];
  }
}

const swapped = ([lat = 0, lng = 0]: readonly number[]): Position => [lng, lat];
