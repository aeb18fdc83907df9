import type {HalfPlane, Point} from './clip';

/** A rectangle of a drawing. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The half planes that a rectangle is the intersection of. */
export function halvesOf({left, top, right, bottom}: Frame): readonly HalfPlane[] {
  return [
    {axis: 0, at: left, side: 1},
    {axis: 0, at: right, side: -1},
    {axis: 1, at: top, side: 1},
    {axis: 1, at: bottom, side: -1},
  ];
}

/** The distance of a point from the segment between a and b. */
function distance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - a[0] - t * dx, point[1] - a[1] - t * dy);
}

/** The line with fewer points, nowhere further than `tolerance` from the given one (Douglas–Peucker, without recursion). */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, line.length - 1]);
  const spans: [number, number][] = [[0, line.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const [a, b] = [line[from], line[to]];
    if (!a || !b) continue;
    let [far, most] = [-1, tolerance];
    for (let index = from + 1; index < to; index++) {
      const point = line[index];
      const away = point ? distance(point, a, b) : 0;
      if (away > most) [far, most] = [index, away];
    }
    if (far > 0) {
      kept.add(far);
      spans.push([from, far], [far, to]);
    }
  }
  return line.filter((_, index) => kept.has(index));
}

/** An open ring with fewer points, or none when less than a triangle of it would be left. */
export function simplifyRing(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0];
  if (!first) return [];
  const far = ring.reduce(
    (best, point, index) => {
      const away = Math.hypot(point[0] - first[0], point[1] - first[1]);
      return away > best.away ? {index, away} : best;
    },
    {index: 0, away: 0},
  ).index;
  const there = simplify(ring.slice(0, far + 1), tolerance);
  const back = simplify([...ring.slice(far), first], tolerance);
  const result = [...there, ...back.slice(1, -1)];
  return result.length > 2 ? result : [];
}

/** A number as short as SVG reads it: no zero before the point. */
function short(value: number): string {
  return String(value).replace(/^(-?)0\./, '$1.');
}

/**
 * SVG path data through the points: relative, with `digits` decimals; rounding never adds up. Steps that round to
 * nothing are left out; a ring or line that rounds to a single point gives ''.
 */
export function pathData(points: readonly Point[], closed: boolean, digits = 1): string {
  const unit = 10 ** digits;
  const steps: Point[] = [];
  for (const [x, y] of points) {
    const point: Point = [Math.round(x * unit), Math.round(y * unit)];
    const last = steps.at(-1);
    if (last?.[0] !== point[0] || last[1] !== point[1]) steps.push(point);
  }
  if (steps.length < 2) return '';
  let data = '';
  steps.forEach((point, index) => {
    const from = steps[index - 1] ?? [0, 0];
    const numbers = point.map((value, axis) => short((value - (from[axis] ?? 0)) / unit));
    const [x = '0', y = '0'] = numbers;
    data += (index === 0 ? 'M' : index === 1 ? 'l' : '') + (index > 1 && !x.startsWith('-') ? ' ' : '') + x;
    data += (y.startsWith('-') ? '' : ' ') + y;
  });
  return closed ? `${data}z` : data;
}
