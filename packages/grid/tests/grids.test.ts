import {geoContains} from 'd3-geo';
import {cellArea, cellToLatLng, greatCircleDistance, gridDisk, latLngToCell} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {areaAt, cellOfPlacekey, countryFill, countrySpread, gridNamed, placekeyAt, placekeyPrefixKm} from '../systems';
import {countryNamed} from '../systems/countries';

const places = {oslo: [59.9139, 10.7522], nairobi: [-1.2864, 36.8172], fiji: [-17.7134, 178.065]} as const;
const levels = {h3: 5, s2: 10, geohash: 4, hexbin: 16, placekey: 10} as const;

describe.each(Object.entries(levels))('the grid %s', (name, level) => {
  const grid = gridNamed(name);

  it.each(Object.entries(places))('has a cell around %s', (_, [lat, lng]) => {
    const cell = grid.cellAt(lat, lng, level);
    const ring = grid.outline(cell);
    const [first = [0, 0]] = ring;
    // d3 takes rings that run clockwise.
    const polygon = {type: 'Polygon' as const, coordinates: [[...ring, first].reverse()]};
    expect(geoContains(polygon, [lng, lat])).toBe(true);
    expect(areaAt(name, level, lat, lng)).toBeGreaterThan(0);
  });

  it.each(Object.entries(places))('knows the neighbors at %s, and they know it', (_, [lat, lng]) => {
    const cell = grid.cellAt(lat, lng, level);
    const around = grid.around(cell);
    expect(around).toHaveLength(name === 's2' || name === 'geohash' ? 8 : 6);
    expect(new Set([cell, ...around]).size).toBe(around.length + 1);
    for (const other of around) expect(grid.around(other)).toContain(cell);
  });
});

it('hexbins cover a quarter of the ground at 60° of what they cover at the equator, and end where a web map ends', () => {
  expect(areaAt('hexbin', 16, 60, 10) / areaAt('hexbin', 16, 0, 10)).toBeCloseTo(0.25, 2);
  expect(gridNamed('hexbin').greatestLatitude).toBeCloseTo(85.0511, 4);
  expect(() => areaAt('hexbin', 16, 86, 10)).toThrow('the latitude 86 is not on the map');
  expect(areaAt('hexbin', 16, 0, 10) / areaAt('hexbin', 16, 85, 10)).toBeGreaterThan(100);
});

it("Placekey has H3's cells of resolution 10 as its wheres", () => {
  for (const [lat, lng] of Object.values(places)) {
    expect(cellOfPlacekey(placekeyAt(lat, lng))).toBe(latLngToCell(lat, lng, 10));
    expect(areaAt('placekey', 10, lat, lng)).toBe(areaAt('h3', 10, lat, lng));
  }
});

it('Placekey promises a distance for a shared beginning that its neighbors keep', () => {
  const [lat, lng] = places.oslo;
  const center = latLngToCell(lat, lng, 10);
  const characters = (cell: string) => placekeyAt(...cellToLatLng(cell)).replace(/\W/g, '');
  const here = characters(center);
  for (const cell of gridDisk(center, 12)) {
    const different = Array.from(characters(cell)).findIndex((character, index) => character !== here[index]);
    const shared = different === -1 ? here.length : different;
    const km = greatCircleDistance(cellToLatLng(center), cellToLatLng(cell), 'km');
    expect(km).toBeLessThan(shared > 0 ? placekeyPrefixKm(shared) : Infinity);
  }
  expect(() => placekeyPrefixKm(10)).toThrow('no prefix of 10 characters');
});

describe('countries', () => {
  it('have the areas that atlases give them', () => {
    // Federal Statistical Office: 41,291 km²; the outlines are generalized.
    expect(countryNamed('Switzerland').km2 / 41_291).toBeCloseTo(1, 1);
    expect(countrySpread()).toMatchObject({smallest: 'Vatican', largest: 'Russia', mostNeighbors: 17});
    expect(() => countryNamed('Atlantis')).toThrow("no country is called 'Atlantis'");
  });

  it('are found by position, with those around them', () => {
    const grid = gridNamed('countries');
    expect(grid.cellAt(46.948, 7.447, 0)).toBe('Switzerland');
    expect(grid.around('Switzerland').sort()).toEqual(['Austria', 'France', 'Germany', 'Italy', 'Liechtenstein']);
    expect(() => grid.cellAt(0, -30, 0)).toThrow('no country holds 0, -30');
  });

  it('are filled the more exactly the finer the cells', () => {
    const errors = [3, 4, 5, 6, 7].map((res) => countryFill('Switzerland', res).errorPercent);
    expect(errors).toEqual([...errors].sort((a, b) => b - a));
    const {cells} = countryFill('Switzerland', 5);
    expect(cells * cellArea(latLngToCell(46.948, 7.447, 5), 'km2')).toBeCloseTo(41_291, -4);
  });
});
