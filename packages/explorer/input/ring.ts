import type {Position} from 'geojson';

/** A ring whose last position repeats its first, as GeoJSON wants it. */
export function closeRing(positions: Position[]): Position[] {
  const [first] = positions;
  const last = positions.at(-1);
  if (!first || !last || (first[0] === last[0] && first[1] === last[1])) return positions;
  return [...positions, first];
}
