import type {Geometry, Position} from 'geojson';

/** A position, or lists of them. */
export type Coordinates = Position | readonly Coordinates[];

/** Whether coordinates are those of a position. */
export const isPosition = (coordinates: Coordinates): coordinates is Position => typeof coordinates[0] === 'number';

const flat = (coordinates: Coordinates): readonly Position[] =>
  isPosition(coordinates) ? [coordinates] : coordinates.flatMap(flat);

/** All positions of a geometry. */
export const positionsOf = (geometry: Geometry): readonly Position[] =>
  geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(positionsOf) : flat(geometry.coordinates);

/** A geometry with other positions. */
export function withPositions(geometry: Geometry, change: (position: Position) => Position): Geometry {
  if (geometry.type === 'GeometryCollection')
    return {...geometry, geometries: geometry.geometries.map((one) => withPositions(one, change))};
  const changed = (coordinates: Coordinates): Coordinates =>
    isPosition(coordinates) ? change(coordinates) : coordinates.map(changed);
  return {...geometry, coordinates: changed(geometry.coordinates)} as Geometry;
}
