/**
 * Reads the shapes of a shapefile, as https://www.esri.com/content/dam/esrisites/sitecore-archive/Files/Pdfs/library/whitepapers/pdfs/shapefile.pdf
 * describes them. Libraries leave out a record that is cut off without a word, take the parts of a polygon for what they
 * say they are, and compare all rings with all others.
 */
import {translate} from '@docusaurus/Translate';
import type {Geometry, Position} from 'geojson';
import {boundsOf} from '@h3-docs/grid/h3/geometry';
import {pairOf} from '@h3-docs/grid/h3/sphere';
import type {Projection} from '../input/reference';
import {closeRing} from '../input/ring';
import {planarArea} from '../input/short-way';
import {Damaged, Unreadable, type Budget} from './limit';

/** The shapes of a `.shp`. */
export interface Shapes {
  /** Null where a record has no shape. */
  readonly shapes: readonly (Geometry | null)[];
  /** Whether the file ends before the place that its header names, or within a record. */
  readonly isCut: boolean;
}

const HEADER = 100;
const RECORD_HEADER = 8;
/** The type of a shape is its kind, and 10 more with a third coordinate and perhaps a measure, or 20 more with a measure. */
const [POINT, LINE, POLYGON, POINTS] = [1, 3, 5, 8];
/** A smaller measure means that the position has no measure. */
const NO_MEASURE = -1e38;
/** Behind the type and the bounds. */
const COUNTS_AT = 36;

/**
 * Reads a `.shp`.
 *
 * @param project - from its coordinates to degrees
 * @throws Damaged when a record contradicts itself
 */
export function readShp(bytes: Uint8Array<ArrayBuffer>, project: Projection, budget: Budget): Shapes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || view.getInt32(0) !== 9994) throw new Damaged();
  const declared = 2 * view.getInt32(24);
  const shapes: (Geometry | null)[] = [];
  let at = HEADER;
  while (at + RECORD_HEADER <= bytes.length) {
    const length = 2 * view.getInt32(at + 4);
    const end = at + RECORD_HEADER + length;
    if (length < 0) throw new Damaged();
    if (end > bytes.length) return {shapes, isCut: true};
    budget.allow('rows', shapes.length + 1);
    shapes.push(
      length < 4 ? null : shapeOf(new DataView(bytes.buffer, bytes.byteOffset + end - length, length), project, budget),
    );
    at = end;
  }
  return {shapes, isCut: bytes.length < declared};
}

function shapeOf(view: DataView, project: Projection, budget: Budget): Geometry | null {
  const type = view.getInt32(0, true);
  if (type === 0) return null;
  const kind = type % 10;
  const hasZ = Math.floor(type / 10) === 1;
  if (type < 0 || type > 28 || ![POINT, LINE, POLYGON, POINTS].includes(kind))
    throw new Unreadable(translate({message: 'it has shapes of the type {type}, which aren’t read'}, {type}));
  const position = (at: number, zAt: number, mAt: number): Position => {
    const [x = NaN, y = NaN] = project(view.getFloat64(at, true), view.getFloat64(at + 8, true));
    const z = hasZ ? view.getFloat64(zAt, true) : NaN;
    const m = type > 10 && mAt + 8 <= view.byteLength ? view.getFloat64(mAt, true) : NaN;
    if (m > NO_MEASURE) return [x, y, z, m];
    return hasZ ? [x, y, z] : [x, y];
  };
  if (kind === POINT) return {type: 'Point', coordinates: position(4, 20, hasZ ? 28 : 20)};
  const isPoints = kind === POINTS;
  const partCount = isPoints ? 0 : view.getInt32(COUNTS_AT, true);
  const count = view.getInt32(isPoints ? COUNTS_AT : COUNTS_AT + 4, true);
  const first = isPoints ? COUNTS_AT + 4 : COUNTS_AT + 8 + 4 * partCount;
  // The third coordinates stand behind all positions and their own bounds, and then the measures.
  const firstZ = first + 16 * count + 16;
  const firstM = hasZ ? firstZ + 8 * count + 16 : firstZ;
  if (partCount < 0 || count < 0 || first + 16 * count + (hasZ ? 16 + 8 * count : 0) > view.byteLength)
    throw new Damaged();
  const positions = Array.from({length: count}, (_, number) =>
    position(first + 16 * number, firstZ + 8 * number, firstM + 8 * number),
  );
  const [firstPosition, ...more] = positions;
  if (isPoints && firstPosition && more.length === 0) return {type: 'Point', coordinates: firstPosition};
  if (isPoints) return {type: 'MultiPoint', coordinates: positions};
  const starts = Array.from({length: partCount}, (_, part) => view.getInt32(COUNTS_AT + 8 + 4 * part, true));
  const parts = starts.map((start, part) => {
    const end = starts[part + 1] ?? count;
    if (start < 0 || end < start || end > count) throw new Damaged();
    return positions.slice(start, end);
  });
  if (kind === POLYGON) return polygonsOf(parts, budget);
  const [only, ...others] = parts;
  if (!only) return null;
  return others.length === 0 ? {type: 'LineString', coordinates: only} : {type: 'MultiLineString', coordinates: parts};
}

/** Whether a position is within a ring, by the even-odd rule. */
function isWithin([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let within = false;
  let [x1 = 0, y1 = 0] = ring.at(-1) ?? [];
  for (const [x2 = 0, y2 = 0] of ring) {
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
    [x1, y1] = [x2, y2];
  }
  return within;
}

/** Polygons whose outer rings have areas of one sign, and the rings that are within none of them. */
function grouped(rings: readonly Position[][], sign: 1 | -1, budget: Budget): readonly [Position[][][], Position[][]] {
  const measured = rings.map((ring) => ({ring, area: sign * planarArea(closeRing(ring))}));
  const polygons = measured
    .filter(({area}) => area <= 0)
    .map(({ring, area}) => ({size: -area, bounds: boundsOf(ring.map(pairOf)), rings: [ring]}))
    .sort((a, b) => a.size - b.size);
  const lost: Position[][] = [];
  for (const {ring, area} of measured.filter((one) => one.area > 0)) {
    const [first = []] = ring;
    const [, y = 0] = first;
    let steps = 0;
    const around = polygons.find(({size, bounds: [, south, , north], rings: [outer = []]}) => {
      const isNear = size >= area && y >= south && y <= north;
      steps += isNear ? outer.length : 1;
      return isNear && isWithin(first, outer);
    });
    budget.spend('steps', steps);
    if (around) around.rings.push(ring);
    else lost.push(ring);
  }
  return [polygons.map((polygon) => polygon.rings), lost];
}

/**
 * Polygons of rings. Outer rings run clockwise, holes the other way round; some programs swap them. A hole belongs to the
 * smallest outer ring around its first position. A hole that is within no ring is a polygon itself.
 */
function polygonsOf(parts: readonly Position[][], budget: Budget): Geometry | null {
  const rings = parts.filter(({length}) => length > 0);
  const [right, lost] = grouped(rings, 1, budget);
  const [swapped, lostSwapped] = lost.length > 0 ? grouped(rings, -1, budget) : [[], lost];
  const polygons = lost.length > 0 && lostSwapped.length === 0 ? swapped : [...right, ...lost.map((ring) => [ring])];
  const [only, ...others] = polygons;
  if (!only) return null;
  return others.length === 0 ? {type: 'Polygon', coordinates: only} : {type: 'MultiPolygon', coordinates: polygons};
}
