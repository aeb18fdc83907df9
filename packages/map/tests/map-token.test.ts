import {describe, expect, it} from 'vitest';
import {LARGE_CITY} from '@h3-docs/base/contracts/mapTiles';
import {fitMargin} from '../engines/gl';
import {largestCities, topologyOf} from '../node/basemap';
import {scales, type Scale} from '../node/scales';
import {readToken} from '../node/token';

it('the access token may be missing, and must be public when it is there', () => {
  expect(readToken({})).toBeUndefined();
  expect(readToken({MAPBOX_ACCESS_TOKEN: ' '})).toBeUndefined();
  expect(readToken({MAPBOX_ACCESS_TOKEN: 'pk.abc-1.def_2'})).toBe('pk.abc-1.def_2');
});

it.each(['sk.secret.token', 'tk.a.b', 'abcdef', 'pk.', 'pk.a', 'pk.a.b"onload', 'PK.a.b'])(
  'the access token refuses %s without repeating it',
  (token) => {
    const read = () => readToken({MAPBOX_ACCESS_TOKEN: token});
    expect(read).toThrow('MAPBOX_ACCESS_TOKEN');
    expect(read).not.toThrow(token === 'pk.' ? 'pk..' : token);
  },
);

it.each([
  ['a phone, clear of two rows of buttons', 358, 350, 104],
  ['a wide map, with its surroundings', 842, 692, 0.22 * 692],
  ['a small figure, mostly seen', 300, 200, 76],
])('a fitted view keeps the places of %s', (_map, clientWidth, clientHeight, bottom) => {
  expect(fitMargin({clientWidth, clientHeight}).bottom).toBe(bottom);
});

describe('the basemap', () => {
  it.each(Object.keys(scales) as Scale[])('has land and borders in the scale %s, without names', async (scale) => {
    const topology = await topologyOf(scale);
    expect(Object.keys((JSON.parse(topology) as {objects: object}).objects).sort()).toEqual(['countries', 'land']);
    expect(topology).not.toContain('"properties"');
  });

  it('has the large cities by themselves, which are as many as a map of the Earth shows', () => {
    const [all, large] = [largestCities(), largestCities(LARGE_CITY)].map((text) => JSON.parse(text) as unknown[]);
    expect(large).toEqual(all?.slice(0, large?.length));
    expect(large?.length).toBeGreaterThan(100);
    expect(large?.length).toBeLessThan(1000);
  });

  it('names the largest cities first', () => {
    const cities = JSON.parse(largestCities()) as [string, number, number, number][];
    expect(cities.length).toBeGreaterThan(5000);
    expect(cities.map(([name]) => name)).toContain('São Paulo');
    const wrong = cities.filter(
      ([, lng, lat, population], at) =>
        Math.abs(lng) > 180 || Math.abs(lat) > 90 || population > (cities[at - 1]?.[3] ?? Infinity),
    );
    expect(wrong).toEqual([]);
  });
});
