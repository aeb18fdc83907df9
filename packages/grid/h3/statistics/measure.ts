import * as h3 from 'h3-js';
import {cross, dot, earthRadiusKm, plus, toVector, type Vector} from '../sphere';
import {measureNames, type MeasureName} from './measures';
import {Tally} from './tally';

/** The measures of one cell: all its edges, and one value of each other measure. */
export interface CellMeasures {
  /** km², as `cellArea` gives it. */
  readonly area: number;
  /** The length of each side in km; a side that a distortion vertex breaks is as long as its parts together. */
  readonly edges: readonly number[];
  /** The diameter in km of the largest circle around the cell's center that stays inside the cell. */
  readonly inner: number;
  /** The largest distance in km between two vertices of the cell. */
  readonly outer: number;
}

const minus = (a: Vector, b: Vector): Vector => plus(a, b, -1);
const length = (a: Vector): number => Math.sqrt(dot(a, a));

/** The distance of two unit vectors on the sphere in km: from the chord, which keeps its digits for near ones. */
function distanceKm(a: Vector, b: Vector): number {
  return 2 * Math.asin(Math.min(1, length(minus(a, b)) / 2)) * earthRadiusKm;
}

/** The distance in km of a point from the great-circle arc between a and b (unit vectors, less than 90 degrees apart). */
export function distanceToArcKm(point: Vector, a: Vector, b: Vector): number {
  const along = minus(b, a);
  const toA = minus(a, point);
  const t = -dot(toA, along) / dot(along, along);
  if (t <= 0) return distanceKm(point, a);
  if (t >= 1) return distanceKm(point, b);
  // point · (a × b), written with differences: the products of nearly equal vectors would cancel each other.
  const height = Math.abs(dot(point, cross(toA, minus(b, point)))) / length(cross(a, along));
  return Math.asin(Math.min(1, height)) * earthRadiusKm;
}

/** A cell's vertices as unit vectors. */
export function cellVectors(cell: string): Vector[] {
  return h3.cellToBoundary(cell).map(([lat, lng]) => toVector([lng, lat]));
}

/** Measures a valid cell. */
export function measureCell(cell: string): CellMeasures {
  const vertices = cellVectors(cell);
  const [lat, lng] = h3.cellToLatLng(cell);
  const center = toVector([lng, lat]);
  const sides: number[] = [];
  let inner = Infinity;
  let outer = 0;
  vertices.forEach((vertex, index) => {
    const next = vertices[(index + 1) % vertices.length] ?? vertex;
    sides.push(distanceKm(vertex, next));
    inner = Math.min(inner, distanceToArcKm(center, vertex, next));
    for (let other = 0; other < index; other++) outer = Math.max(outer, distanceKm(vertex, vertices[other] ?? vertex));
  });
  const plain = vertices.length === 6 || (vertices.length === 5 && h3.isPentagon(cell));
  const edges = plain ? sides : h3.originToDirectedEdges(cell).map((edge) => h3.edgeLength(edge, h3.UNITS.km));
  return {area: h3.cellArea(cell, h3.UNITS.km2), edges, inner: 2 * inner, outer};
}

/** The values of a measure that a cell contributes. */
export function valuesOf(measures: CellMeasures, name: MeasureName): readonly number[] {
  return name === 'edge' ? measures.edges : [measures[name]];
}

/** A tally of each measure. */
export type Tallies = Readonly<Record<MeasureName, Tally>>;

/** Tallies of no cells. */
export const tallies = (): Tallies => ({area: new Tally(), edge: new Tally(), inner: new Tally(), outer: new Tally()});

/** Adds the measures of a cell to tallies. Each of its sides is a value of its own. */
export function addTo(all: Tallies, measures: CellMeasures, weight = 1): void {
  for (const name of measureNames) for (const value of valuesOf(measures, name)) all[name].add(value, weight);
}
