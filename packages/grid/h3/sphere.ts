/** A position in degrees, longitude first: the order of GeoJSON. Longitudes may pass ±180 where a docstring says so. */
export type Position = [lng: number, lat: number];

/** A position of GeoJSON, whose type does not tell how many numbers it has, without its altitude. */
export const pairOf = ([lng = 0, lat = 0]: readonly number[]): Position => [lng, lat];

/** A vector in space; positions are unit vectors. */
export type Vector = readonly [x: number, y: number, z: number];

/** H3's Earth radius in km (`EARTH_RADIUS_KM` in the core library's constants.h: the WGS84 authalic radius). */
export const earthRadiusKm = 6371.007180918475;

/** The radians in one degree. */
export const radians = Math.PI / 180;

/** The dot product of two vectors. */
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The cross product of two vectors. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** A vector times a factor. */
export const scaled = (v: Vector, factor: number): Vector => [v[0] * factor, v[1] * factor, v[2] * factor];

/** A vector plus another one times a factor. */
export const plus = (a: Vector, b: Vector, factor = 1): Vector => [
  a[0] + factor * b[0],
  a[1] + factor * b[1],
  a[2] + factor * b[2],
];

/** The vector of length 1 in the direction of a vector of any length but zero. */
export const unit = (v: Vector): Vector => scaled(v, 1 / Math.hypot(...v));

/** An angle, a longitude, or a difference of two (then the shorter way) within [-180, 180) degrees. */
export function wrapDegrees(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

/** Degrees to five decimals: about a meter on the ground. */
export function roundDegrees(angle: number): number {
  return Math.round(angle * 1e5) / 1e5;
}

/** The unit vector of a position in degrees. */
export function toVector([lng, lat]: Readonly<Position>): Vector {
  const parallel = Math.cos(lat * radians);
  return [parallel * Math.cos(lng * radians), parallel * Math.sin(lng * radians), Math.sin(lat * radians)];
}

/** The position under a vector of any length but zero. */
export function toPosition([x, y, z]: Vector): Position {
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

/** The angle between two vectors, in degrees: exact for near and for opposite ones (atan2 of cross and dot product). */
export function angleBetween(a: Vector, b: Vector): number {
  return Math.atan2(Math.hypot(...cross(a, b)), dot(a, b)) / radians;
}

/** The angle between two positions, in degrees. */
export function angle(a: Readonly<Position>, b: Readonly<Position>): number {
  return angleBetween(toVector(a), toVector(b));
}

/** The length of one degree of a great circle, in km. */
export const kmPerDegree = earthRadiusKm * radians;

/** The point of the great circle from a to b at fraction t (0 to 1). Opposite positions have no single great circle. */
export function interpolate(a: Readonly<Position>, b: Readonly<Position>, t: number): Position {
  const omega = angle(a, b) * radians;
  if (omega === 0) return [a[0], a[1]];
  const from = Math.sin((1 - t) * omega);
  const to = Math.sin(t * omega);
  const [ax, ay, az] = toVector(a);
  const [bx, by, bz] = toVector(b);
  return toPosition([from * ax + to * bx, from * ay + to * by, from * az + to * bz]);
}

/** The same line with great-circle points added so that no step is longer than `step` degrees. */
export function densify(line: readonly Position[], step: number): Position[] {
  const result: Position[] = [];
  line.forEach((position, index) => {
    const previous = line[index - 1];
    if (previous) {
      const parts = Math.ceil(angle(previous, position) / step);
      for (let part = 1; part < parts; part++) result.push(interpolate(previous, position, part / parts));
    }
    result.push([position[0], position[1]]);
  });
  return result;
}

/**
 * A circle that holds all positions: the normalized mean of the extremes in space as its center, and the largest angle
 * from it in degrees. Positions spread evenly over the whole Earth give a radius near 180.
 */
export function boundingCircle(positions: readonly Readonly<Position>[]): {center: Position; radius: number} {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const position of positions) {
    toVector(position).forEach((value, axis) => {
      low[axis] = Math.min(low[axis] ?? value, value);
      high[axis] = Math.max(high[axis] ?? value, value);
    });
  }
  const middle = (axis: number) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2;
  const center = toPosition([middle(0), middle(1), middle(2)]);
  const radius = positions.reduce((most, position) => Math.max(most, angle(center, position)), 0);
  return {center, radius};
}
