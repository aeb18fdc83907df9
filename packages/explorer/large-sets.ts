import type {Feature, FeatureCollection} from 'geojson';
import {cellToLatLng} from 'h3-js';
import {CAP, EARTH_PX} from '@h3-docs/base/contracts/webMap';
import type {FeaturesInView, LayerContent, MapView, Viewport} from '@h3-docs/map';
import {angleBetween, radians, toVector, type Vector} from '@h3-docs/grid/h3/sphere';
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
  return joinedContent([new LargeSet(cell, paintOf), indexFeatures([...edge, ...vertex], paintOf)]);
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

/** The side of a square in pixels in which one dot is enough, because dots are larger than that. */
const DOT_SPACING = 4;

/** The view that was drawn: the next half or whole zoom, and a circle as a unit vector with the radius in degrees. */
interface Drawn {
  readonly zoom: number;
  readonly center: Vector;
  readonly radius: number;
  readonly data: FeatureCollection;
}

/**
 * Cells that are too many to be drawn all at once. A view has the outlines of the cells that are large enough in it; of
 * the others, it has as many dots as can be told apart.
 */
class LargeSet implements FeaturesInView {
  private drawn: Drawn | undefined;
  /** The centers as unit vectors, three numbers each; made for the first view. */
  private vectors: Float64Array | undefined;

  constructor(
    private readonly cells: readonly string[],
    private readonly paintOf: PaintOf | undefined,
  ) {}

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
    const vectors = (this.vectors ??= vectorsOf(this.cells));
    const closeness = closenessWithin(radius);
    const taken = new Set<number>();
    const squares = Math.ceil((EARTH_PX * 2 ** nextZoom(zoom)) / DOT_SPACING);
    const features: Feature[] = [];
    this.cells.forEach((cell, at) => {
      const [ownX = 0, ownY = 0, ownZ = 0] = [vectors[3 * at], vectors[3 * at + 1], vectors[3 * at + 2]];
      const resolution = resolutionOf(cell);
      if (ownX * x + ownY * y + ownZ * z < (closeness[resolution] ?? 0)) return;
      const outlined = Math.floor(zoom) >= (outlineZooms[resolution] ?? 0);
      if (outlined || Math.abs(ownZ) > Math.sin(POLAR * radians)) {
        features.push(...outlinedCell(cell, this.paintOf?.(cell)));
        return;
      }
      const place = squareOf(ownX, ownY, ownZ, squares);
      if (taken.has(place)) return;
      taken.add(place);
      features.push(...dottedCell(cell, this.paintOf?.(cell)));
    });
    return features;
  }
}

/** The side of a square in pixels that shows one of many points: their dots are as large. */
const POINT_SPACING = 8;

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
  const rest = hidesPoints ? others.filter((at) => shapes[at]?.geometry.type !== 'MultiPoint') : others;
  if (hidesPoints) return some(rest);
  if (points.length <= LARGE) return some(shapes.map((_, at) => at));
  return joinedContent([some(rest), new LargePoints(points, shapes, some)]);
}

/** Points that are too many to be drawn all at once: a view has as many as can be told apart. */
class LargePoints implements FeaturesInView {
  private drawn: Drawn | undefined;
  private readonly vectors: Float64Array;

  constructor(
    private readonly numbers: readonly number[],
    shapes: readonly InputShape[],
    private readonly featuresOf: (numbers: readonly number[]) => FeatureCollection,
  ) {
    this.vectors = new Float64Array(3 * numbers.length);
    numbers.forEach((number, at) => {
      const geometry = shapes[number]?.geometry;
      const [lng = 0, lat = 0] = geometry?.type === 'Point' ? geometry.coordinates : [];
      this.vectors.set(toVector([lng, lat]), 3 * at);
    });
  }

  inView(view: MapView, viewport: Viewport): FeatureCollection {
    const zoom = nextZoom(view.zoom);
    const center = toVector([viewport.lng, viewport.lat]);
    if (isDrawn(this.drawn, zoom, center, viewport)) return this.drawn.data;
    const radius = Math.min(180, (1 + MARGIN) * viewport.radius);
    const [x, y, z] = center;
    const least = Math.cos(radius * radians);
    const squares = Math.ceil((EARTH_PX * 2 ** zoom) / POINT_SPACING);
    const taken = new Set<number>();
    const {vectors} = this;
    const shown = this.numbers.filter((_, at) => {
      const [ownX = 0, ownY = 0, ownZ = 0] = [vectors[3 * at], vectors[3 * at + 1], vectors[3 * at + 2]];
      if (ownX * x + ownY * y + ownZ * z < least) return false;
      const place = squareOf(ownX, ownY, ownZ, squares);
      return !taken.has(place) && taken.add(place);
    });
    const data = this.featuresOf(shown);
    this.drawn = {zoom, center, radius, data};
    return data;
  }
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

function vectorsOf(cells: readonly string[]): Float64Array {
  const vectors = new Float64Array(3 * cells.length);
  cells.forEach((cell, at) => {
    const [lat, lng] = cellToLatLng(cell);
    vectors.set(toVector([lng, lat]), 3 * at);
  });
  return vectors;
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
