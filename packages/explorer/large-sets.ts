import type {Feature, FeatureCollection} from 'geojson';
import {cellToLatLng} from 'h3-js';
import {CAP, EARTH_PX} from '@h3-docs/base/contracts/webMap';
import type {FeaturesInView, LayerContent, MapView, Viewport} from '@h3-docs/map';
import {angleBetween, radians, toVector, type Position, type Vector} from '@h3-docs/grid/h3/sphere';
import {
  collection,
  dottedCell,
  indexFeatures,
  joined,
  nothing,
  outlinedCell,
  outlineZooms,
  shapeFeatures,
  type Paint,
  type ShapeStyle,
} from './map-data';
import type {InputShape} from './input/types';
import {edgeDegrees} from './model/grid';
import {byKind, resolutionOf} from './model/kinds';
import {FINEST} from './model/limits';

/** Sets of more indexes than this are drawn by view: an engine takes about 9 KB for each cell that it is given. */
const LARGE = 10_000;

type PaintOf = (index: string) => Partial<Paint> | undefined;

/**
 * Valid indexes as the content of a map layer: all of them, or where they are many, what each view needs.
 *
 * @param paintOf - the color of an index; undefined leaves it in that of the layer
 */
export function indexContent(indexes: readonly string[], paintOf?: PaintOf): LayerContent {
  if (indexes.length <= LARGE) return indexFeatures(indexes, paintOf);
  const {cell, edge, vertex} = byKind(indexes);
  const many = new LargeSet({
    list: cell,
    positionOf: (at) => {
      const [lat, lng] = cellToLatLng(cell[at] ?? '');
      return [lng, lat];
    },
    resolutionOf: (at) => resolutionOf(cell[at] ?? ''),
    spacing: CELL_SPACING,
    featuresOf: (at, isDot) => (isDot ? dottedCell : outlinedCell)(cell[at] ?? '', paintOf?.(cell[at] ?? '')),
  });
  return joinedContent([many, indexFeatures([...edge, ...vertex], paintOf)]);
}

/** Several contents as one. */
export function joinedContent(contents: readonly LayerContent[]): LayerContent {
  const all = contents.filter((content) => content !== nothing);
  const [only = nothing, ...others] = all;
  if (others.length === 0) return only;
  const fixed = all.filter((content) => 'features' in content);
  if (fixed.length === all.length) return joined(fixed);
  let parts: readonly FeatureCollection[] = [];
  let whole = nothing;
  return {
    inView: (view, viewport) => {
      const next = all.map((content) => ('inView' in content ? content.inView(view, viewport) : content));
      if (next.some((part, at) => part !== parts[at])) whole = joined(next);
      parts = next;
      return whole;
    },
  };
}

/** How far beyond the view cells are drawn, as a share of its radius: small moves then need nothing new. */
const MARGIN = 0.4;

/** Beyond this latitude, the overlay of the poles draws cells. It draws no dots. */
const POLAR = CAP - 1;

/** The view that was drawn: the next half or whole zoom, and a circle as a unit vector with the radius in degrees. */
interface Drawn {
  readonly zoom: number;
  readonly center: Vector;
  readonly radius: number;
  readonly data: FeatureCollection;
}

/** Things that are too many to be drawn all at once. */
interface Many {
  /** What the vectors of their positions are kept for: other colors need no new ones. */
  readonly list: readonly unknown[];
  readonly positionOf: (at: number) => Position;
  /** The resolution of a cell, which has an outline where that is large enough; undefined: a point. */
  readonly resolutionOf: (at: number) => number | undefined;
  /** The side of a square in pixels in which one dot is enough, because dots are as large. */
  readonly spacing: number;
  /** @param isDot - whether a dot is enough */
  readonly featuresOf: (at: number, isDot: boolean) => readonly Feature[];
}

/** What each view needs of many things: the outlines that are large enough in it, and as many dots as can be told apart. */
class LargeSet implements FeaturesInView {
  private drawn: Drawn | undefined;

  constructor(private readonly many: Many) {}

  inView(view: MapView, viewport: Viewport): FeatureCollection {
    const zoom = nextZoom(view.zoom);
    const center = toVector([viewport.lng, viewport.lat]);
    if (isDrawn(this.drawn, zoom, center, viewport)) return this.drawn.data;
    const radius = Math.min(180, (1 + MARGIN) * viewport.radius);
    const data = collection(this.featuresIn(view.zoom, center, radius));
    this.drawn = {zoom, center, radius, data};
    return data;
  }

  private featuresIn(zoom: number, [x, y, z]: Vector, radius: number): Feature[] {
    const {list, resolutionOf: resolutionAt, spacing, featuresOf} = this.many;
    const vectors = vectorsOf(this.many);
    const closeness = closenessWithin(radius);
    const least = Math.cos(radius * radians);
    const taken = new Set<number>();
    const squares = Math.ceil((EARTH_PX * 2 ** nextZoom(zoom)) / spacing);
    const features: Feature[] = [];
    for (let at = 0; at < list.length; at++) {
      const [ownX = 0, ownY = 0, ownZ = 0] = [vectors[3 * at], vectors[3 * at + 1], vectors[3 * at + 2]];
      const resolution = resolutionAt(at);
      if (ownX * x + ownY * y + ownZ * z < (resolution === undefined ? least : (closeness[resolution] ?? 0))) continue;
      const isOutlined =
        resolution !== undefined &&
        (Math.floor(zoom) >= (outlineZooms[resolution] ?? 0) || Math.abs(ownZ) > Math.sin(POLAR * radians));
      if (!isOutlined) {
        const before = taken.size;
        if (taken.add(squareOf(ownX, ownY, ownZ, squares)).size === before) continue;
      }
      features.push(...featuresOf(at, !isOutlined));
    }
    return features;
  }
}

/** The sides of the squares in pixels that show one of many cells, and one of many points. */
const [CELL_SPACING, POINT_SPACING] = [4, 8];

/**
 * Shapes as the content of a map layer: where points are many, what each view needs of them.
 *
 * @param styleOf - what a shape has of its own, by its number
 * @param hidesPoints - whether points are left out
 */
export function shapeContent(
  shapes: readonly InputShape[],
  styleOf: (shape: InputShape, at: number) => ShapeStyle,
  hidesPoints: boolean,
): LayerContent {
  const points: number[] = [];
  const others: number[] = [];
  shapes.forEach(({geometry: {type}}, at) => (type === 'Point' ? points : others).push(at));
  const some = (numbers: readonly number[]) =>
    shapeFeatures(
      numbers.flatMap((at) => shapes[at] ?? []),
      (shape, place) => styleOf(shape, numbers[place] ?? 0),
    );
  if (hidesPoints) return some(others.filter((at) => shapes[at]?.geometry.type !== 'MultiPoint'));
  if (points.length <= LARGE) return some(shapes.map((_, at) => at));
  const many = new LargeSet({
    list: points,
    positionOf: (at) => {
      const geometry = shapes[points[at] ?? 0]?.geometry;
      const [lng = 0, lat = 0] = geometry?.type === 'Point' ? geometry.coordinates : [];
      return [lng, lat];
    },
    resolutionOf: () => undefined,
    spacing: POINT_SPACING,
    featuresOf: (at) => {
      const place = points[at] ?? 0;
      const shape = shapes[place];
      return shape ? [{type: 'Feature', properties: styleOf(shape, place), geometry: shape.geometry}] : [];
    },
  });
  return joinedContent([some(others), many]);
}

/** Whether what was drawn last has all of a view. */
const isDrawn = (drawn: Drawn | undefined, zoom: number, center: Vector, {radius}: Viewport): drawn is Drawn =>
  drawn?.zoom === zoom && angleBetween(drawn.center, center) + radius <= drawn.radius;

/** The corners of a cell are at most this many average edges from its center. */
const LONGEST_EDGE = 1.6;

/** For each resolution, the least product of unit vectors where a cell may reach into a circle. */
function closenessWithin(radius: number): number[] {
  return Array.from({length: FINEST + 1}, (_, resolution) => {
    const reach = radius + LONGEST_EDGE * edgeDegrees(resolution);
    // Opposite to the middle, rounding must not lose anything.
    return reach >= 180 ? -2 : Math.cos(reach * radians);
  });
}

const vectorsByList = new WeakMap<readonly unknown[], Float64Array>();

/** Positions as unit vectors, three numbers each; made for the first view. */
function vectorsOf({list, positionOf}: Many): Float64Array {
  const made = vectorsByList.get(list) ?? new Float64Array(3 * list.length);
  if (!vectorsByList.has(list)) for (let at = 0; at < list.length; at++) made.set(toVector(positionOf(at)), 3 * at);
  vectorsByList.set(list, made);
  return made;
}

/** The next half or whole zoom: dots are chosen again after so much of a change. */
const nextZoom = (zoom: number): number => (Math.floor(2 * zoom) + 1) / 2;

/** A number for the square in which a unit vector is on a map of the Earth that is so many squares wide. */
function squareOf(x: number, y: number, z: number, squares: number): number {
  const column = Math.floor((0.5 + Math.atan2(y, x) / (2 * Math.PI)) * squares);
  const row = Math.floor((0.5 - Math.atanh(z) / (2 * Math.PI)) * squares);
  // Even the finest cells have outlines from zoom 19 on, so the number stays below 2 to the power of 53.
  return column * squares + row;
}
