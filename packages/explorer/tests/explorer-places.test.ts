// cspell:ignore Hauptstraße Kyiv Köln München Zuerich Łódź
import {describe, expect, it} from 'vitest';
import type {NamedPlace} from '@h3-docs/base/contracts/mapTiles';
import {namedPlaces} from '@h3-docs/map/node/basemap';
import {findSpot} from '../model/places';

const places = JSON.parse(namedPlaces()) as readonly NamedPlace[];

const at = (text: string) => {
  const spot = findSpot(text, places);
  if ('problem' in spot) return spot.problem;
  return `${spot.name} ${Math.round(spot.lat)} ${Math.round(spot.lng)}`;
};

describe('a name of a place', () => {
  it.each([
    ['paris', 'Paris 49 2'],
    ['Paris, Texas', 'Paris 34 -96'],
    ['paris, tx', 'Paris 34 -96'],
    ['Paris, France', 'Paris 49 2'],
    ['London, Ontario', 'London 43 -81'],
    ['London, Canada', 'London 43 -81'],
    ['Zurich', 'Zürich 47 9'],
    ['ZÜRICH', 'Zürich 47 9'],
    ['Zuerich', 'Zürich 47 9'],
    ['München', 'Munich 48 12'],
    ['Köln', 'Köln 51 7'],
    ['Cologne', 'Köln 51 7'],
    ['Ghent', 'Gent 51 4'],
    ['sao paulo', 'São Paulo -24 -47'],
    ['lodz', 'Łódź 52 19'],
    ['Kiev', 'Kyiv 50 31'],
    ['St. Louis', 'St. Louis 39 -90'],
    ['NYC', 'New York City 41 -74'],
    ['Washington DC', 'Washington, D.C. 39 -77'],
  ])('%s is found', (text, expected) => {
    expect(at(text)).toBe(expected);
  });

  it('that several places have goes to the largest, and names the others', () => {
    const spot = findSpot('Paris', places);
    expect('note' in spot && spot.note).toBe(
      'This is Paris, France. There is also Paris, Texas, United States: add the state or the country to go there.',
    );
    expect(findSpot('Reykjavik', places)).not.toHaveProperty('note');
  });

  it('of a street gets a sentence that says what is possible', () => {
    for (const text of ['10 Downing Street, London', 'Hauptstraße 5, Berlin']) {
      expect(at(text)).toContain('Streets and house numbers aren’t found here');
    }
    expect(at('Baker Street')).toContain('Streets and addresses aren’t found here');
  });
});
