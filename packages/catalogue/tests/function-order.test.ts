import {toString} from 'mdast-util-to-string';
import {describe, expect, test} from 'vitest';
import everyday from '@site/docs/_functions/everyday.json';
import {allFunctions, catalogueOf} from '../node/catalogue';
import {byUse, isEveryday, isOfC} from '../node/order';
import {functionGuide} from '../node/pages/section';
import {groups} from '../types';
import {newestVersion} from '@h3-docs/base/versions';

const catalogue = catalogueOf(newestVersion);

describe.each(groups)('the functions of %s', (group) => {
  const families = byUse(catalogue[group]);

  test('are all there, each once', () => {
    const names = families.flatMap(({main, inOtherUnits}) => [main, ...inOtherUnits].map(({name}) => name));
    expect(names.sort()).toEqual(catalogue[group].map(({name}) => name).sort());
  });

  test('begin with those of every day and end with those that only C needs', () => {
    const ranks = families.map(({main}) => (isEveryday(main.name) ? 0 : isOfC(main) ? 2 : 1));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  });
});

test('the list of everyday functions names only functions of the catalogue', () => {
  const names = allFunctions.flatMap(({name, v3 = []}) => [name, ...v3.map((former) => former.name)]);
  expect(names).toEqual(expect.arrayContaining(everyday));
});

test('functions that differ in their unit follow the one in kilometers', () => {
  const units = byUse(catalogue.misc)
    .filter(({inOtherUnits}) => inOtherUnits.length > 0)
    .map(({main, inOtherUnits}) => [main, ...inOtherUnits].map(({name}) => name));
  expect(units).toContainEqual(['cellAreaKm2', 'cellAreaM2', 'cellAreaRads2']);
  for (const [first = ''] of units) expect(first).toMatch(/Km2?$/);
});

test('one sentence for functions of several units names no unit', () => {
  expect(toString(functionGuide(catalogue.misc))).not.toMatch(/, in (?:square )?(?:kilometers|meters|radians)/);
});

test('functions for sizes of arrays are for C, and those that bindings share are not', () => {
  const ofC = catalogue.regions.filter(isOfC).map(({name}) => name);
  expect(ofC).toEqual(expect.arrayContaining(['maxPolygonToCellsSize', 'destroyLinkedMultiPolygon']));
  expect(ofC).not.toContain('polygonToCells');
  expect(ofC).not.toContain('geo_to_h3shape');
});
