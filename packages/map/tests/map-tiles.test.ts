// cspell:ignore geolocate
import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import type {MultiPolygon, Position} from 'geojson';
import type {Topology} from 'topojson-specification';
import {beforeAll, describe, expect, it} from 'vitest';
import {leanStylesheet} from '../node/stylesheet';
import {mapTiles} from '../node/tiles';
import {tileCount, tileScales, type MapTile} from '@h3-docs/base/contracts/mapTiles';
import {boundsOf} from '@h3-docs/grid/h3/geometry';
import {landLevel, type Piece} from '@h3-docs/grid/h3/land';
import type {Position as Place} from '@h3-docs/grid/h3/sphere';
import {basemapOfTiles, bareBasemap, type Basemap, type PlacedTile} from '../basemapFeatures';
import {followView, tilesIn, type BasemapFiles} from '../detail';
import {holds} from '../../../tests/support/planar';

/** Degrees. */
const NEAR = 0.02;

/** Whether one of the pieces of land holds a position. */
const isIn = (pieces: readonly Piece[], [x = 0, y = 0]: Position) =>
  pieces.some(
    ({bounds: [west, south, east, north], rings}) =>
      x >= west && x <= east && y >= south && y <= north && holds(rings, [x, y]),
  );

const landOf = ({land}: Basemap): Position[][][] =>
  land.features
    .filter(({properties}) => properties?.kind === 'land')
    .flatMap(({geometry}) => (geometry as MultiPolygon).coordinates);

describe('the tiles of the basemap', () => {
  let files: Readonly<Record<number, string>> = {};
  let tiles: PlacedTile[] = [];
  beforeAll(() => {
    files = mapTiles('mid');
    tiles = Object.entries(files).map(([number, text]) => ({
      scale: 'mid',
      number: Number(number),
      tile: JSON.parse(text) as MapTile,
    }));
  });

  const file = require.resolve('world-atlas/countries-50m.json');
  const {polygons} = landLevel(JSON.parse(readFileSync(file, 'utf8')) as Topology);

  it('have the land of the whole world', () => {
    const cut = (landOf(basemapOfTiles(tiles)) as Place[][][]).map((rings) => ({
      bounds: boundsOf(rings[0] ?? []),
      rings,
    }));
    const isLand = (lng: number, lat: number) => [0, 360, -360].some((turn) => isIn(polygons, [lng + turn, lat]));
    const wrong: Position[] = [];
    let onLand = 0;
    // Off the edges of tiles, in a step that meets no coast twice at the same place.
    for (let lng = -179.3; lng < 180; lng += 47.3) {
      for (let lat = -84.7; lat < 84; lat += 13.7) {
        const expected = isLand(lng, lat);
        if (expected) onLand++;
        if (isIn(cut, [lng, lat]) === expected) continue;
        // Positions are whole units: close to a coast they may be on its other side.
        const around = [-NEAR, NEAR].flatMap((x) => [-NEAR, NEAR].map((y) => isLand(lng + x, lat + y)));
        if (around.every((other) => other === expected)) wrong.push([lng, lat]);
      }
    }
    expect(wrong).toEqual([]);
    expect(onLand).toBeGreaterThan(20);
  });

  it('are small, and few enough for one view', () => {
    expect(Math.max(...Object.values(files).map((text) => gzipSync(text).length))).toBeLessThan(30_000);
    expect(tiles.length).toBeLessThan(tileCount(tileScales.mid));
  });

  it('draw no coast along their edges', () => {
    const {units, degrees} = tileScales.mid;
    const size = units * degrees;
    const full: MapTile = {land: [[[0, 0, size, 0, 0, size, -size, 0]]], borders: [], cities: []};
    const {land} = basemapOfTiles([{scale: 'mid', number: 0, tile: full}]);
    const coast = land.features.find(({properties}) => properties?.kind === 'coast');
    expect(coast?.geometry).toEqual({type: 'MultiLineString', coordinates: []});
    expect(landOf({land, cities: land})).toHaveLength(1);
  });
});

it('the view needs the tiles that it touches, also around poles and the antimeridian', () => {
  expect(tilesIn({lat: 37.8, lng: -123, radius: 1}, 'high')).toEqual([195]);
  expect(tilesIn({lat: 37.8, lng: -120, radius: 1}, 'high')).toEqual([195, 196]);
  expect(tilesIn({lat: 1, lng: 180, radius: 0.5}, 'high')).toEqual([6 * 24 + 23, 6 * 24]);
  expect(tilesIn({lat: 89, lng: 0, radius: 2}, 'high')).toHaveLength(24);
  expect(tilesIn({lat: 0, lng: 0, radius: 90}, 'mid')).toHaveLength(tileCount(tileScales.mid));
});

it('the view is shown once all its tiles have come, and asks again for what failed', async () => {
  const asked: number[] = [];
  const shown: Basemap[] = [];
  let broken = true;
  const tile: MapTile = {land: [], borders: [], cities: [['A', 0, 0, 1]]};
  const files: BasemapFiles = {
    whole: () => Promise.resolve(bareBasemap()),
    tile: (_, number) => {
      asked.push(number);
      return broken && number === 195 ? Promise.reject(new Error('no file')) : Promise.resolve(tile);
    },
    missing: {mid: [], high: [197]},
  };
  const follow = followView(files, (basemap) => {
    shown.push(basemap);
    return Promise.resolve();
  });
  const view = {lat: 37.5, lng: -112.5, radius: 7};
  await follow(7, view);
  expect(asked).toEqual([195, 196]);
  expect(shown.at(-1)?.cities.features).toHaveLength(1);
  broken = false;
  await follow(7, view);
  expect(asked).toEqual([195, 196, 195]);
  expect(shown.at(-1)?.cities.features).toHaveLength(2);
  await follow(7, view);
  expect(shown).toHaveLength(2);
  await follow(2, view);
  expect(shown).toHaveLength(3);
});

const css = readFileSync(require.resolve('maplibre-gl/dist/maplibre-gl.css'), 'utf8');

it("MapLibre GL's stylesheet keeps the rules of what the map uses, in a third of the bytes", () => {
  const lean = leanStylesheet(css);
  for (const name of ['ctrl-attrib', 'ctrl-zoom-in', 'ctrl-fullscreen', 'cooperative-gesture-screen']) {
    expect(lean).toContain(`.maplibregl-${name}`);
  }
  expect(lean).not.toMatch(/popup|geolocate/);
  expect(lean.split('{').length).toBe(lean.split('}').length);
  expect(gzipSync(lean).length).toBeLessThan(gzipSync(css).length / 3);
});
