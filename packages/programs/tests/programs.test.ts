import * as h3 from 'h3-js';
import {expect, it} from 'vitest';
import {languages} from '@h3-docs/catalogue/languages';
import {printedBy} from '@site/tests/support/printedBy';
import {call, locate, programs} from '..';

const place = {lat: 37.77, lng: -122.42, res: 7};
const origin = locate(place, 'origin');
const disk = call('gridDisk', origin, 1);

it('a list of steps is a program in each language, which calls its functions by their names there', () => {
  const code = programs(origin, call('gridDisk', origin, 1));
  expect(Object.keys(code).sort()).toEqual([...languages].sort());
  for (const language of languages) expect(code[language], language).toMatch(/grid_?disk/i);
});

it('a list of steps prints the results of steps without a name, in their order', () => {
  const cell = h3.latLngToCell(place.lat, place.lng, place.res);
  const {javascript, java} = programs(origin, disk, call('cellAreaKm2', origin));
  const [around, area] = printedBy(javascript).flat() as [string[], number];
  expect([...around].sort()).toEqual([...h3.gridDisk(cell, 1)].sort());
  expect(area).toBe(h3.cellArea(cell, 'km2'));
  expect(java).toMatch(/cellArea\([^()]*, AreaUnit\.km2\)/);
});

it('a list of steps frees each list in C', () => {
  const {c} = programs(origin, call('gridDiskDistances', origin, 'k'));
  expect(c.match(/(?<=\*)\w+(?= = calloc)/g)).toEqual(c.match(/(?<=free\()\w+/g));
});
