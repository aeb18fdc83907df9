import type {Geometry, Position} from 'geojson';
import {
  getHexagonAreaAvg,
  getHexagonEdgeLengthAvg,
  latLngToCell,
  POLYGON_TO_CELLS_FLAGS,
  polygonToCells,
  polygonToCellsExperimental,
  UNITS,
} from 'h3-js';
import {boundsOf} from '@h3-docs/grid/h3/geometry';
import {angle, earthRadiusKm, interpolate, kmPerDegree, pairOf, radians, wrapDegrees} from '@h3-docs/grid/h3/sphere';
import {edgeDegrees} from './grid';
import {FINEST} from './limits';
import {cutIntoStrips} from './strips';

/** Which cells belong to a polygon: center inside, wholly inside, or touching it. */
export const containments = ['center', 'full', 'overlapping'] as const;
export type Containment = (typeof containments)[number];

const STRIP_CELLS = 20_000;
const WIDEST_STRIP = 45;
/** The width of the strips in which the borders count: wide, but less than half a turn. */
const WIDE_STRIP = 90;
const NARROWEST_STRIP = 45 / 2 ** 14;

/** Geometries as simple ones: no collections, no multi-parts. */
export function simpleParts(geometry: Geometry): {points: Position[]; lines: Position[][]; polygons: Position[][][]} {
  switch (geometry.type) {
    case 'Point':
      return {points: [geometry.coordinates], lines: [], polygons: []};
    case 'MultiPoint':
      return {points: geometry.coordinates, lines: [], polygons: []};
    case 'LineString':
      return {points: [], lines: [geometry.coordinates], polygons: []};
    case 'MultiLineString':
      return {points: [], lines: geometry.coordinates, polygons: []};
    case 'Polygon':
      return {points: [], lines: [], polygons: [geometry.coordinates]};
    case 'MultiPolygon':
      return {points: [], lines: [], polygons: geometry.coordinates};
    case 'GeometryCollection': {
      const parts = geometry.geometries.map(simpleParts);
      return {
        points: parts.flatMap((part) => part.points),
        lines: parts.flatMap((part) => part.lines),
        polygons: parts.flatMap((part) => part.polygons),
      };
    }
  }
}

/**
 * The area of a polygon on the sphere in km², holes taken off.
 * Formula: Chamberlain and Duquette, “Some Algorithms for Polygons on a Sphere”, JPL Publication 07-03 (2007).
 */
export function polygonAreaKm2(rings: readonly (readonly Position[])[]): number {
  const areas = rings.map((ring) => Math.abs(ringArea(ring)));
  return areas.reduce((total, area, index) => (index === 0 ? area : total - area), 0);
}

function ringArea(ring: readonly Position[]): number {
  let total = 0;
  ring.forEach(([lng = 0, lat = 0], index) => {
    const [fromLng = lng, fromLat = lat] = ring[index - 1] ?? [];
    total += (lng - fromLng) * radians * (2 + Math.sin(lat * radians) + Math.sin(fromLat * radians));
  });
  return (total * earthRadiusKm ** 2) / 2;
}

/** About how many cells cover the geometries at a resolution. Exact only for points. */
export function estimateCover(geometries: readonly Geometry[], resolution: number): number {
  const area = getHexagonAreaAvg(resolution, UNITS.km2);
  const edge = getHexagonEdgeLengthAvg(resolution, UNITS.km);
  let count = 0;
  for (const {points, lines, polygons} of geometries.map(simpleParts)) {
    count += points.length;
    for (const line of lines) count += Math.ceil(lineLengthKm(line) / edge) + 1;
    for (const polygon of polygons) count += polygonAreaKm2(polygon) / area;
  }
  return Math.round(count);
}

/** The finest resolution at which geometries are covered by a few hundred cells: a good one to offer first. */
export function suggestedCover(geometries: readonly Geometry[]): number {
  for (let resolution = FINEST; resolution > 0; resolution--) {
    if (estimateCover(geometries, resolution) <= 400) return resolution;
  }
  return 0;
}

/** The length of a line along great circles, km. */
export function lineLengthKm(line: readonly Position[]): number {
  return line.reduce((total, position, index) => {
    const previous = line[index - 1];
    return previous ? total + angle(pairOf(previous), pairOf(position)) * kmPerDegree : total;
  }, 0);
}

/** The resulting cells, and their full number, which may exceed `limit`. */
export interface Covering {
  readonly cells: readonly string[];
  readonly count: number;
  /** For each cell, the numbers of the geometries that it comes from. */
  readonly sources: readonly (readonly number[])[];
}

/**
 * The cells that cover geometries: the cell of each point, the cells along each line (sampled on great circles), and
 * the cells of each polygon.
 *
 * @param limit - the most cells to keep; beyond it they are only counted
 * @param progress - told how much is done, 0 to 1
 */
export function coverGeometries(
  geometries: readonly Geometry[],
  resolution: number,
  containment: Containment,
  limit: number,
  progress: (done: number) => void,
): Covering {
  const pieces = geometries.flatMap((geometry, source) => {
    const {points, lines, polygons} = simpleParts(geometry);
    const work = [
      ...(points.length > 0 ? [() => points.map(([lng = 0, lat = 0]) => latLngToCell(lat, lng, resolution))] : []),
      ...lines.map((line) => () => coverLine(line, resolution)),
      ...polygons.flatMap((polygon) => coverPolygon(polygon, resolution, containment)),
    ];
    return work.map((run) => ({run, source}));
  });
  const cells = new Map<string, number[]>();
  let beyond = 0;
  pieces.forEach(({run, source}, index) => {
    for (const cell of run()) {
      const known = cells.get(cell);
      if (known) {
        // The pieces of one geometry may share cells.
        if (known.at(-1) !== source) known.push(source);
      } else if (cells.size < limit) cells.set(cell, [source]);
      else beyond++;
    }
    progress((index + 1) / pieces.length);
  });
  return {cells: [...cells.keys()], count: cells.size + beyond, sources: [...cells.values()]};
}

/** The cells along a line of [longitude, latitude] in degrees, sampled on great circles. */
export function coverLine(line: readonly Position[], resolution: number): string[] {
  const step = edgeDegrees(resolution) / 4;
  const cells = new Set<string>();
  line.forEach((position, index) => {
    const from = pairOf(line[index - 1] ?? position);
    const to = pairOf(position);
    const steps = Math.max(1, Math.ceil(angle(from, to) / step));
    for (let at = 0; at <= steps; at++) {
      const [lng, lat] = interpolate(from, to, at / steps);
      cells.add(latLngToCell(lat, lng, resolution));
    }
  });
  return [...cells];
}

/** The work of covering one polygon, in pieces small enough to report progress between them. */
function coverPolygon(
  polygon: readonly Position[][],
  resolution: number,
  containment: Containment,
): (() => string[])[] {
  const expected = polygonAreaKm2(polygon) / getHexagonAreaAvg(resolution, UNITS.km2);
  const [west, , east] = boundsOf((polygon[0] ?? []).map(pairOf));
  const span = east - west;
  if (containment !== 'center') return coverExactly(polygon, span, resolution, containment);
  // Only halvings of 45 degrees, so that the antimeridian is always a border.
  let width = WIDEST_STRIP;
  while (width > NARROWEST_STRIP && expected / Math.max(1, span / width) > STRIP_CELLS) width /= 2;
  return cutIntoStrips(polygon, width).map((rings) => () => centersInside(rings, resolution));
}

/**
 * Covers a polygon with cells for which its edges count. The borders of strips would count as edges, so only a polygon
 * that spans half a turn or more is cut.
 */
function coverExactly(
  polygon: readonly Position[][],
  span: number,
  resolution: number,
  containment: 'full' | 'overlapping',
): (() => string[])[] {
  const flag =
    containment === 'full' ? POLYGON_TO_CELLS_FLAGS.containmentFull : POLYGON_TO_CELLS_FLAGS.containmentOverlapping;
  const strips =
    span < 180
      ? [polygon]
      : [
          ...cutIntoStrips(polygon, WIDE_STRIP),
          // A cell that a border cuts lies wholly in a strip that is shifted by half its width.
          ...(containment === 'full' ? cutIntoStrips(polygon, WIDE_STRIP, WIDE_STRIP / 2) : []),
        ];
  return strips.map((rings) => () => polygonToCellsExperimental(rings.map(normalize), resolution, flag, true));
}

/** The cells whose centers lie in a polygon. `polygonToCells` is faster, but it fails for some small polygons. */
function centersInside(rings: Position[][], resolution: number): string[] {
  try {
    return polygonToCells(rings, resolution, true);
  } catch {
    return polygonToCellsExperimental(rings, resolution, POLYGON_TO_CELLS_FLAGS.containmentCenter, true);
  }
}

/** A ring within ±180 degrees, as h3 reads those that cross the antimeridian. */
function normalize(ring: readonly Position[]): Position[] {
  return ring.map(([lng = 0, lat = 0]) => [wrapDegrees(lng), lat]);
}
