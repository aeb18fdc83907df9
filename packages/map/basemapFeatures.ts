import {geoGraticule10} from 'd3-geo';
import type {Feature, FeatureCollection, MultiLineString, MultiPolygon, Position} from 'geojson';
import {
  LARGE_CITY,
  tileCorner,
  tileScales,
  type City,
  type MapTile,
  type Steps,
  type TiledScale,
} from '@h3-docs/base/contracts/mapTiles';

/** What a feature of the basemap is. */
export type BasemapKind = 'land' | 'coast' | 'border' | 'graticule';

/** What the map shows under its data. */
export interface Basemap {
  /** One collection, since an engine pays for each source in every frame. */
  readonly land: FeatureCollection;
  readonly cities: FeatureCollection;
}

function basemapFeature(kind: BasemapKind, geometry: MultiPolygon | MultiLineString): Feature {
  return {type: 'Feature', properties: {kind}, geometry};
}

/**
 * A basemap with its graticule.
 *
 * @param land - polygons, in degrees
 * @param coasts - lines, which the edges of tiles are not
 * @param cities - largest first
 */
export function basemapOf(
  land: Position[][][],
  coasts: Position[][],
  borders: Position[][],
  cities: readonly City[],
): Basemap {
  return {
    land: {
      type: 'FeatureCollection',
      features: [
        // One by one: the engine passes over those that are out of sight.
        ...land.map((rings) => basemapFeature('land', {type: 'MultiPolygon', coordinates: [rings]})),
        basemapFeature('coast', {type: 'MultiLineString', coordinates: coasts}),
        basemapFeature('border', {type: 'MultiLineString', coordinates: borders}),
        basemapFeature('graticule', geoGraticule10()),
      ],
    },
    cities: cityFeatures(cities),
  };
}

/** What the map shows before land and borders are there, or when they cannot be fetched. */
export const bareBasemap = (): Basemap => basemapOf([], [], [], []);

/** A tile with its number and scale. */
export interface PlacedTile {
  readonly scale: TiledScale;
  readonly number: number;
  readonly tile: MapTile;
}

/** The basemap that some tiles make together. */
export function basemapOfTiles(tiles: readonly PlacedTile[]): Basemap {
  const parts = tiles.map(({scale, number, tile: {land, borders}}) => {
    const {degrees, units} = tileScales[scale];
    const [west, south] = tileCorner(tileScales[scale], number);
    const rings = land.map((polygon) => polygon.map((steps) => pointsOf(steps)));
    const place = ([x, y]: Point): Position => [west + x / units, south + y / units];
    return {
      land: rings.map((polygon) => polygon.map((ring) => [...ring, ...ring.slice(0, 1)].map(place))),
      coasts: rings.flat().flatMap((ring) => withoutEdges(ring, degrees * units).map((line) => line.map(place))),
      borders: borders.map((steps) => pointsOf(steps).map(place)),
    };
  });
  return basemapOf(
    parts.flatMap(({land}) => land),
    parts.flatMap(({coasts}) => coasts),
    parts.flatMap(({borders}) => borders),
    tiles.flatMap(({tile}) => tile.cities),
  );
}

type Point = readonly [x: number, y: number];

function pointsOf(steps: Steps): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at] ?? 0;
    y += steps[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** The lines of an open ring that don't run along an edge of its tile, which is no coast. */
function withoutEdges(ring: readonly Point[], size: number): Point[][] {
  const alongEdge = (a: Point, b: Point) =>
    ([0, 1] as const).some((axis) => a[axis] === b[axis] && (a[axis] === 0 || a[axis] === size));
  const lines: Point[][] = [];
  let line: Point[] = [];
  ring.forEach((point, at) => {
    const next = ring[(at + 1) % ring.length] ?? point;
    if (alongEdge(point, next)) {
      if (line.length > 0) lines.push(line);
      line = [];
    } else {
      if (line.length === 0) line.push(point);
      line.push(next);
    }
  });
  if (line.length > 0) lines.push(line);
  return lines;
}

/** Each city as a point, with the zoom from which its name is worth showing; large ones come first. */
function cityFeatures(cities: readonly City[]): FeatureCollection {
  return {
    type: 'FeatureCollection',
    features: cities.map(([name, lng, lat, population]) => ({
      type: 'Feature',
      properties: {
        name,
        order: -population,
        from: population > 5e6 ? 0 : population > LARGE_CITY ? 3 : population > 3e5 ? 4.5 : 6,
      },
      geometry: {type: 'Point', coordinates: [lng, lat]},
    })),
  };
}
