import {geoArea, geoAzimuthalEqualArea, geoEqualEarth, geoOrthographic, geoPath, type GeoProjection} from 'd3-geo';
import {clipLine, clipRing, type Point} from './clip';
import {halvesOf, pathData, simplify, simplifyRing} from './path';
import {angle, boundingCircle, kmPerDegree, type Position} from './sphere';

/** How much of the Earth is seen: a region on a flat map, half of it as a globe, or all of it. */
export type ViewKind = 'region' | 'globe' | 'world';

/** A window on the Earth: where positions come to lie in a drawing. */
export interface View {
  readonly kind: ViewKind;
  readonly width: number;
  readonly height: number;
  readonly center: Position;
  /** The angle from the center to the furthest corner of a region, in degrees; 90 for a globe, 180 for the world. */
  readonly radius: number;
  /** At the center. */
  readonly pixelsPerKm: number;
  readonly projection: GeoProjection;
  /** Where a position lies; null when it is on the far side of the globe. */
  point(position: Readonly<Position>): Point | null;
  /** Path data of a ring on the sphere, open or closed, wound either way: its smaller side is the inside. */
  ring(ring: readonly Position[], precision?: Precision): string;
  /** Path data of a line. */
  line(line: readonly Position[], precision?: Precision): string;
}

/** How exactly path data is written: decimals, and how far simplification may move a line, in units of the drawing. */
export interface Precision {
  readonly digits: number;
  readonly tolerance: number;
}

export interface ViewOptions {
  readonly width: number;
  readonly height: number;
  /** What must be seen. */
  readonly positions: readonly Position[];
  /** The share of the drawing left free on each side, 0 to 0.5. */
  readonly padding?: number;
  /** The least radius in km, so that a single point has surroundings. */
  readonly minRadiusKm?: number;
  readonly kind?: ViewKind;
  readonly center?: Readonly<Position>;
}

const exact: Precision = {digits: 1, tolerance: 0};
/** For small cells on a globe or the world, where edges are curves of many points. */
const rough: Precision = {digits: 0, tolerance: 0.5};
const margin = 8;

/** Positions that lie closer together than this, in degrees, have no extent: there is nothing to scale to. */
const leastSpread = 1e-9;
/** What is shown around them, in km. */
const surroundingsKm = 20;

/** The furthest that positions may lie from their center to be drawn on a flat map, and on a globe, in degrees. */
const regionRadius = 45;
const globeRadius = 72;

function scaleToFit(projection: GeoProjection, options: ViewOptions, radius: number): void {
  const {width, height, padding = 0.14} = options;
  const points = options.positions.flatMap((position) => projection(position) ?? []);
  const [halfWidth, halfHeight] = [(0.5 - padding) * width, (0.5 - padding) * height];
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const least = (projection.scale() * radius * Math.PI) / 180;
  const factor = Math.min(
    halfWidth / Math.max((right - left) / 2, least),
    halfHeight / Math.max((bottom - top) / 2, least),
  );
  projection.scale(projection.scale() * factor);
  const [x, y] = projection.translate();
  projection.translate([width / 2 + factor * (x - (left + right) / 2), height / 2 + factor * (y - (top + bottom) / 2)]);
}

/** Collects what d3 draws as separate lines of points. */
class Pen {
  readonly lines: {points: Point[]; closed: boolean}[] = [];
  moveTo(x: number, y: number): void {
    this.lines.push({points: [[x, y]], closed: false});
  }
  lineTo(x: number, y: number): void {
    this.lines.at(-1)?.points.push([x, y]);
  }
  closePath(): void {
    const line = this.lines.at(-1);
    if (line) line.closed = true;
  }
  beginPath(): void {
    this.lines.length = 0;
  }
  arc(): void {
    throw new Error('Points are not drawn with this pen');
  }
}

/** Path data of any GeoJSON object through d3's own clipping, for views that are larger than a region. */
export function streamed(
  projection: GeoProjection,
  object: Parameters<ReturnType<typeof geoPath>>[0],
  precision: Precision,
) {
  const pen = new Pen();
  geoPath(projection, pen)(object);
  return pen.lines
    .map(({points, closed}) =>
      closed
        ? pathData(simplifyRing(points, precision.tolerance), true, precision.digits)
        : pathData(simplify(points, precision.tolerance), false, precision.digits),
    )
    .join('');
}

function closedRing(ring: readonly Position[]): Position[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last) return [];
  return first[0] === last[0] && first[1] === last[1] ? [...ring] : [...ring, first];
}

/** The closed ring wound as d3 wants it: clockwise around its smaller side. */
function smallerSide(ring: Position[]): Position[] {
  return geoArea({type: 'Polygon', coordinates: [ring]}) > 2 * Math.PI ? ring.toReversed() : ring;
}

/**
 * A view of the positions: an equal-area map of their region, a globe turned toward them when they span more than a
 * quarter of the Earth, or the whole world. All of them are right at the poles and at the antimeridian.
 */
export function createView(options: ViewOptions): View {
  const circle = boundingCircle(options.positions);
  const center = options.center ?? circle.center;
  const kind =
    options.kind ?? (circle.radius <= regionRadius ? 'region' : circle.radius <= globeRadius ? 'globe' : 'world');
  const {width, height} = options;
  const rotation: [number, number] = [-center[0], -center[1]];
  const projection = {
    region: geoAzimuthalEqualArea,
    globe: geoOrthographic,
    world: geoEqualEarth,
  }[kind]();
  if (kind === 'region') {
    projection.rotate(rotation).precision(0);
    const least = options.minRadiusKm ?? 0;
    // A polygon can be a single place, as a point is.
    const isPlace = circle.radius < leastSpread && least === 0;
    scaleToFit(projection, options, (isPlace ? surroundingsKm : least) / kmPerDegree);
  } else if (kind === 'globe') {
    const size = Math.min(width, height) / 2 - 2;
    projection
      .rotate(rotation)
      .clipAngle(90)
      .scale(size)
      .translate([width / 2, height / 2]);
  } else {
    projection.rotate([-center[0], 0]).fitExtent(
      [
        [2, 2],
        [width - 2, height - 2],
      ],
      {type: 'Sphere'},
    );
  }
  const frame = halvesOf({left: -margin, top: -margin, right: width + margin, bottom: height + margin});
  const corner = (x: number, y: number): number => {
    const position = projection.invert?.([x, y]);
    return position ? angle(center, position) : 180;
  };
  const corners = [corner(0, 0), corner(width, 0), corner(0, height), corner(width, height)];
  const radius = kind === 'region' ? Math.max(...corners) : kind === 'globe' ? 90 : 180;
  const place = (position: Readonly<Position>): Point | null => {
    if (kind === 'globe' && angle(center, position) > 90) return null;
    return projection([position[0], position[1]]);
  };
  const points = (positions: readonly Position[]): Point[] => {
    const all = positions.map(place);
    return all.filter((point) => point !== null);
  };

  return {
    kind,
    width,
    height,
    center: [center[0], center[1]],
    radius,
    pixelsPerKm: (projection.scale() * Math.PI) / 180 / kmPerDegree,
    projection,
    point: place,
    ring(ring, precision = kind === 'region' ? exact : rough) {
      if (kind !== 'region') {
        const closed = closedRing(ring);
        return streamed(projection, {type: 'Polygon', coordinates: [smallerSide(closed)]}, precision);
      }
      const closed = closedRing(ring).slice(0, -1);
      const clipped = clipRing(points(closed), frame);
      return pathData(
        precision.tolerance ? simplifyRing(clipped, precision.tolerance) : clipped,
        true,
        precision.digits,
      );
    },
    line(line, precision = kind === 'region' ? exact : rough) {
      if (kind !== 'region') return streamed(projection, {type: 'LineString', coordinates: [...line]}, precision);
      return clipLine(points(line), frame)
        .map((part) => pathData(simplify(part, precision.tolerance), false, precision.digits))
        .join('');
    },
  };
}
