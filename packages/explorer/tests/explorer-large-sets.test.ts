import type {FeatureCollection} from 'geojson';
import * as h3 from 'h3-js';
import {describe, expect, it} from 'vitest';
import {indexContent, joinedContent} from '../large-sets';
import {extentsOf, indexFeatures, nothing} from '../map-data';
import {angle} from '@h3-docs/grid/h3/sphere';
import type {LayerContent} from '@h3-docs/map/types';
import {EARTH_PX} from '@h3-docs/base/contracts/webMap';

const middle = {lat: 46.5, lng: 9.5};
const many = h3.gridDisk(h3.latLngToCell(middle.lat, middle.lng, 8), 100);

/** What a layer draws around a place, where the view is so many pixels wide. */
function seen(content: LayerContent, zoom: number, {lat, lng} = middle, pixels = 1000): FeatureCollection {
  const radius = (pixels / 2 / (EARTH_PX * 2 ** zoom)) * 360 * Math.cos((lat * Math.PI) / 180);
  return 'inView' in content ? content.inView({lat, lng, zoom}, {lat, lng, radius}) : content;
}

const indexesOf = ({features}: FeatureCollection, type: string) =>
  features.filter(({geometry}) => geometry.type === type).map(({properties}) => String(properties?.index));

it('shows where most places are, wherever the others lie, and across the antimeridian', () => {
  const points = (list: readonly (readonly [number, number])[]) =>
    list.map(([lng, lat]) => ({geometry: {type: 'Point' as const, coordinates: [lng, lat]}}));
  const around = (lng: number, lat: number) =>
    Array.from({length: 40}, (_, at) => [lng + (at % 8), lat + at / 8] as const);
  const islands = [
    [144.8, 13.5],
    [-157.9, 21.3],
    [-170.7, -14.3],
  ] as const;
  const {all, most} = extentsOf([], points([...around(-100, 35), ...islands])) ?? {};
  expect(most?.map(Math.round)).toEqual([-100, 35, -93, 40]);
  expect(all).not.toEqual(most);
  const fiji = extentsOf([], points(around(177, -20)));
  expect(fiji?.most).toBeUndefined();
  const [west = 0, , east = 0] = fiji?.all ?? [];
  expect(east - west).toBeCloseTo(7, 3);
});

describe('a large set', () => {
  const content = indexContent(many);

  it('has the outlines of all cells in view where these are large enough, and of few others', () => {
    const zoom = 11.3;
    const drawn = new Set(indexesOf(seen(content, zoom), 'Polygon'));
    const radius = (500 / (EARTH_PX * 2 ** zoom)) * 360 * Math.cos((middle.lat * Math.PI) / 180);
    const visible = many.filter((cell) => {
      const [lat, lng] = h3.cellToLatLng(cell);
      return angle([lng, lat], [middle.lng, middle.lat]) <= radius;
    });
    expect(visible.length).toBeGreaterThan(100);
    expect(visible.filter((cell) => !drawn.has(cell))).toEqual([]);
    expect(drawn.size).toBeLessThan(2.5 * visible.length);
  });

  it('has a dot near each cell where cells are tiny, and no more dots than can be told apart', () => {
    const zoom = 6.4;
    const data = seen(content, zoom);
    expect(indexesOf(data, 'Polygon')).toEqual([]);
    const dots = data.features.flatMap(({geometry}) =>
      geometry.type === 'Point' ? h3.latLngToCell(geometry.coordinates[1] ?? 0, geometry.coordinates[0] ?? 0, 8) : [],
    );
    expect(dots.length).toBeLessThan(many.length / 3);
    // A square of the dots is 4 pixels wide: not far from each cell there is one.
    const known = new Set(dots);
    const pixelsPerCell = (EARTH_PX * 2 ** 6.5 * 0.0098) / 360 / Math.cos((middle.lat * Math.PI) / 180);
    const k = Math.ceil(6 / pixelsPerCell);
    for (const cell of many.filter((_, at) => at % 97 === 0))
      expect(
        h3.gridDisk(cell, k).some((one) => known.has(one)),
        cell,
      ).toBe(true);
  });

  it('stays the same object while the view needs nothing else', () => {
    const first = seen(content, 11.3);
    expect(seen(content, 11.45, {lat: 46.501, lng: 9.5})).toBe(first);
    expect(seen(content, 11.3, {lat: 46.9, lng: 9.5})).not.toBe(first);
    expect(seen(content, 6.5)).not.toBe(first);
  });

  it('has cells whose centers are far outside of the view', () => {
    const coarse = h3.cellToParent(many[0] ?? '', 2);
    const mixed = indexContent([coarse, ...many]);
    const [lat = 0, lng = 0] = h3.cellToBoundary(coarse)[0] ?? [];
    expect(indexesOf(seen(mixed, 12, {lat, lng}), 'Polygon')).toContain(coarse);
  });

  it('has all cells of the other side of the antimeridian, and outlines around the poles', () => {
    const fiji = indexContent(h3.gridDisk(h3.latLngToCell(-17, 180, 7), 80));
    const longitudes = indexesOf(seen(fiji, 11, {lat: -17, lng: 179.99}), 'Polygon').map(
      (one) => h3.cellToLatLng(one)[1],
    );
    expect(longitudes.some((lng) => lng > 179)).toBe(true);
    expect(longitudes.some((lng) => lng < -179)).toBe(true);
    const polar = h3.gridDisk(h3.latLngToCell(90, 0, 5), 70).filter((one) => h3.cellToLatLng(one)[0] > 85);
    expect(polar.length).toBeGreaterThan(10_000 / 4);
    const pole = indexContent([...polar, ...many]);
    expect(new Set(indexesOf(seen(pole, 1, {lat: 80, lng: 0}), 'Polygon')).size).toBeGreaterThan(polar.length / 2);
  });

  it('is painted, and drawn with smaller sets and other kinds', () => {
    const [edge = ''] = h3.originToDirectedEdges(many[0] ?? '');
    const painted = indexContent([edge, ...many], (index) => ({
      color: index === many[5] ? '#ff0000' : '#00ff00',
      fill: 1,
    }));
    const small = indexFeatures(['8928308280fffff']);
    const both = joinedContent([painted, nothing, small]);
    const data = seen(both, 12);
    expect(indexesOf(data, 'LineString')).toEqual([edge]);
    expect(data.features).toEqual(expect.arrayContaining(small.features));
    const [feature] = data.features.filter(({properties}) => properties?.index === many[5]);
    expect(feature?.properties?.color).toBe('#ff0000');
    expect(seen(both, 12)).toBe(data);
    expect(joinedContent([small, nothing])).toBe(small);
  });
});
