import type {MultiPolygon} from 'geojson';
import type {GeometryCollection, Topology} from 'topojson-specification';
import {feature, mesh} from 'topojson-client';
import {boundsOf, isPlanar, planarRing, unwrap, type Bounds} from './geometry';
import type {Position} from './sphere';

/** A polygon (closed rings, the first one outside) or a single line, its longitudes continuous, and its bounds. */
export interface Piece {
  readonly bounds: Bounds;
  readonly rings: readonly Position[][];
}

/** The world's land and country borders in one degree of detail. */
export interface LandLevel {
  readonly polygons: readonly Piece[];
  /** The same polygons on the sphere, as d3 takes them. */
  readonly shape: MultiPolygon;
  readonly borders: readonly Piece[];
}

/** A named place. */
export interface Place {
  readonly name: string;
  readonly position: Position;
  readonly population: number;
}

/** What lies under a drawing. */
export interface LandData {
  /** The level of detail for a view whose radius is this many degrees. */
  level(radius: number): LandLevel;
  /** The radius in degrees of the smallest view in which coasts are accurate enough to draw. */
  readonly finest: number;
  /** Largest first. */
  readonly places: readonly Place[];
}

function piece(rings: Position[][]): Piece {
  return {bounds: boundsOf(rings[0] ?? []), rings};
}

/** Land and borders of a topology of the `world-atlas` package: its `land` object, and `countries` where it has one. */
export function landLevel(topology: Topology): LandLevel {
  const {land, countries} = topology.objects;
  const shapes = land ? feature(topology, land as GeometryCollection).features : [];
  const shape: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: shapes.flatMap(({geometry}) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates];
      return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
    }),
  };
  // The topology is stitched, so some polygons run on across the antimeridian and around the South Pole. All others are taken
  // as they are, because a copy of each position would hold up the reader's next key.
  const polygons = shape.coordinates.map((polygon) => {
    const rings = polygon as Position[][];
    return piece(rings.map((ring) => (isPlanar(ring) ? ring : planarRing(ring.slice(0, -1)))));
  });
  const borders = countries
    ? mesh(topology, countries as GeometryCollection, (a, b) => a !== b).coordinates.map((line) =>
        piece([unwrap(line as Position[])]),
      )
    : [];
  return {polygons, shape, borders};
}

/**
 * The smallest views, as their radius in degrees, that Natural Earth's scales (one in so many millions) are drawn in:
 * their coasts are off by up to 1, 5, and 20 km, and a wrong coast is worse than none.
 */
export const finestOf = {10: 0.09, 50: 0.3, 110: 1} as const;

/** One topology for views of every size: what a browser uses. @param scale Natural Earth's scale of the topology */
export function landData(topology: Topology, scale: keyof typeof finestOf, places: readonly Place[] = []): LandData {
  const level = landLevel(topology);
  return {level: () => level, finest: finestOf[scale], places};
}
