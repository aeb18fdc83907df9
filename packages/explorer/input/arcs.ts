import type {Position} from 'geojson';

const SEGMENTS = 32;

/**
 * The arcs of a WKT CIRCULARSTRING as a line of short segments: every second position is a point on the arc between
 * its neighbors. Circles are those of the plane of longitude and latitude, as in OGC's Simple Features.
 *
 * @param positions - an odd number of positions, at least three
 */
export function flattenArcs(positions: readonly Position[]): Position[] {
  const line: Position[] = positions.slice(0, 1);
  for (let at = 0; at + 2 < positions.length; at += 2) {
    const [start, middle, end] = positions.slice(at, at + 3);
    if (start && middle && end) line.push(...flattenArc(start, middle, end));
  }
  return line;
}

/** One arc without its start. Three positions in line are a straight segment; a closed arc is a full circle. */
function flattenArc(start: Position, middle: Position, end: Position): Position[] {
  const [x1 = 0, y1 = 0] = start;
  const [x2 = 0, y2 = 0] = middle;
  const [x3 = 0, y3 = 0] = end;
  const closed = x1 === x3 && y1 === y3;
  const determinant = 2 * (x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2));
  if (!closed && Math.abs(determinant) < 1e-12) return [middle, end];
  const squares = [x1 * x1 + y1 * y1, x2 * x2 + y2 * y2, x3 * x3 + y3 * y3] as const;
  const centerX = closed
    ? (x1 + x2) / 2
    : (squares[0] * (y2 - y3) + squares[1] * (y3 - y1) + squares[2] * (y1 - y2)) / determinant;
  const centerY = closed
    ? (y1 + y2) / 2
    : (squares[0] * (x3 - x2) + squares[1] * (x1 - x3) + squares[2] * (x2 - x1)) / determinant;
  const radius = Math.hypot(x1 - centerX, y1 - centerY);
  const from = Math.atan2(y1 - centerY, x1 - centerX);
  const turn = closed
    ? 2 * Math.PI
    : sweep(from, Math.atan2(y2 - centerY, x2 - centerX), Math.atan2(y3 - centerY, x3 - centerX));
  const points: Position[] = [];
  for (let step = 1; step < SEGMENTS; step++) {
    const angle = from + (turn * step) / SEGMENTS;
    points.push([centerX + radius * Math.cos(angle), centerY + radius * Math.sin(angle)]);
  }
  return [...points, end];
}

/** The signed angle from `from` to `to` that passes `via`, in radians. */
function sweep(from: number, via: number, to: number): number {
  const full = 2 * Math.PI;
  const ahead = (angle: number) => (((angle - from) % full) + full) % full;
  return ahead(via) < ahead(to) ? ahead(to) : ahead(to) - full;
}
