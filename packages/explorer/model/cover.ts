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
import {coverBounds} from '@h3-docs/grid/h3/coverWork';
import {boundsOf} from '@h3-docs/grid/h3/geometry';
import {angle, earthRadiusKm, interpolate, kmPerDegree, pairOf, radians, wrapDegrees} from '@h3-docs/grid/h3/sphere';
import {edgeDegrees} from './grid';
import {cutIntoStrips} from './strips';

/** Which cells belong to a polygon: center inside, wholly inside, or touching it. */
export const containments = ['center', 'full', 'overlapping'] as const;
export type Containment = (typeof containments)[number];

const STRIP_CELLS = 20_000;
const WIDEST_STRIP = 45;
/** The width of the strips in which the borders count: wide, but less than half a turn. */
const WIDE_STRIP = 90;
const NARROWEST_STRIP = 45 / 2 ** 14;
/** The most cells that H3 may reserve memory for in a strip, where narrower strips take less. */
const STRIP_SLOTS = 500_000;
/** Memory for so many cells costs about as much as looking at one. */
const SLOTS_PER_CELL = 50;
/** How many samples of a line lie on the length of an edge. */
const LINE_SAMPLES = 4;

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

/**
 * The work of covering geometries, in cells that H3 looks at, as an upper bound. The number of cells that come out says
 * nothing about it: H3 also visits the cells along the rings, and it reserves memory for the box around each piece.
 */
export function workOfCover(geometries: readonly Geometry[], resolution: number, containment: Containment): number {
  const edge = getHexagonEdgeLengthAvg(resolution, UNITS.km);
  let work = 0;
  for (const {points, lines, polygons} of geometries.map(simpleParts)) {
    work += points.length;
    for (const line of lines) work += (LINE_SAMPLES * lineLengthKm(line)) / edge + line.length;
    for (const polygon of polygons) {
      const {inside, border} = coverBounds(polygon, resolution);
      const {width, strips} = stripsOf(polygon, resolution);
      const slots = containment === 'center' ? strips * slotsOf(polygon, width, resolution) : 0;
      work += inside + border + slots / SLOTS_PER_CELL;
    }
  }
  return work;
}

/**
 * The cells that `polygonToCells` reserves memory for in a strip of a polygon: H3's `bboxHexEstimate` of the box around
 * it, with the average hexagon in the place of the smallest, which is about half as large.
 */
function slotsOf(polygon: readonly Position[][], width: number, resolution: number): number {
  const [west, south, east, north] = boundsOf((polygon[0] ?? []).map(pairOf));
  const [wide, high] = [Math.min(width, east - west), north - south];
  const diagonal = Math.hypot(wide, high) * kmPerDegree;
  const ratio = Math.max(wide, high) / Math.max(Math.min(wide, high), Number.MIN_VALUE);
  return (2 * diagonal ** 2) / Math.min(3, ratio) / getHexagonAreaAvg(resolution, UNITS.km2);
}

/** The width in degrees of the strips that a polygon is cut into, and how many there are. */
function stripsOf(polygon: readonly Position[][], resolution: number): {width: number; strips: number} {
  const [west, south, east, north] = boundsOf((polygon[0] ?? []).map(pairOf));
  const [span, high] = [east - west, north - south];
  const expected = coverBounds(polygon, resolution).inside;
  // Only halvings of 45 degrees, so that the antimeridian is always a border.
  let width = WIDEST_STRIP;
  const isTooLarge = () =>
    expected / Math.max(1, span / width) > STRIP_CELLS ||
    // A flat strip takes less memory if it is cut: a high one doesn't.
    (Math.min(width, span) > high && slotsOf(polygon, width, resolution) > STRIP_SLOTS);
  while (width > NARROWEST_STRIP && isTooLarge()) width /= 2;
  return {width, strips: Math.max(1, span / width)};
}

/** The length of a line along great circles, km. */
function lineLengthKm(line: readonly Position[]): number {
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
  const step = edgeDegrees(resolution) / LINE_SAMPLES;
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

const exactFlags = {
  full: POLYGON_TO_CELLS_FLAGS.containmentFull,
  overlapping: POLYGON_TO_CELLS_FLAGS.containmentOverlapping,
} as const;

/** The work of covering one polygon, in pieces small enough to report progress between them. */
function coverPolygon(
  polygon: readonly Position[][],
  resolution: number,
  containment: Containment,
): (() => string[])[] {
  if (containment !== 'center') {
    const flag = exactFlags[containment];
    return piecesOf(polygon, containment).map(
      (rings) => () => polygonToCellsExperimental(rings, resolution, flag, true),
    );
  }
  const {width} = stripsOf(polygon, resolution);
  return cutIntoStrips(polygon, width).map((rings) => () => centersInside(rings, resolution));
}

/**
 * A polygon as H3's functions take it, in open rings within ±180 degrees. The borders of strips would count as edges, so only
 * a polygon that spans half a turn or more is cut: H3 can't tell it from its complement.
 */
export function piecesOf(polygon: readonly Position[][], containment: Containment): Position[][][] {
  const [west, , east] = boundsOf((polygon[0] ?? []).map(pairOf));
  const pieces =
    east - west < 180
      ? [polygon.map((ring) => ring.slice(0, -1))]
      : [
          ...cutIntoStrips(polygon, WIDE_STRIP),
          // A cell that a border cuts lies wholly in a strip that is shifted by half its width.
          ...(containment === 'full' ? cutIntoStrips(polygon, WIDE_STRIP, WIDE_STRIP / 2) : []),
        ];
  const within = (lng: number) => (Math.abs(lng) <= 180 ? lng : wrapDegrees(lng));
  return pieces.map((rings) => rings.map((ring) => ring.map(([lng = 0, lat = 0]) => [within(lng), lat])));
}

/** The cells whose centers lie in a polygon. `polygonToCells` is faster, but it fails for some small polygons. */
function centersInside(rings: Position[][], resolution: number): string[] {
  try {
    return polygonToCells(rings, resolution, true);
  } catch {
    return polygonToCellsExperimental(rings, resolution, POLYGON_TO_CELLS_FLAGS.containmentCenter, true);
  }
}
