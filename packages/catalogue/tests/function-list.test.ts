import {expect, test} from 'vitest';
import {listedFunctions} from '../node/function-list/rows';
import {byGroup, fits, fromAToZ, nameIn, withoutRepeats} from '@site/src/components/FunctionList/arrange';

const current = listedFunctions('4.x');
const named = (name: string) => current.find((entry) => entry.name === name);

test('everyday functions stand out, and only functions of C for memory are folded', () => {
  expect(named('gridDisk')?.role).toBe('everyday');
  expect(named('latLngToCell')?.role).toBe('everyday');
  const memory = current.filter(({role}) => role === 'memory');
  expect(memory.map(({name}) => name)).toEqual(expect.arrayContaining(['maxFaceCount', 'destroyLinkedMultiPolygon']));
  for (const {name, languages} of memory) expect(languages.javascript ?? languages.python, name).toBeUndefined();
  // Other languages have it too.
  expect(named('cellToChildrenSize')?.role).toBeUndefined();
});

test('the filter knows the names of every language, and the summary', () => {
  const found = (query: string) => current.filter((entry) => fits(entry, query)).map(({name}) => name);
  expect(found('grid_disk')).toContain('gridDisk');
  expect(found('GRIDDISK')).toContain('gridDisk');
  expect(found('h3_latlng_to_cell')).toEqual(['latLngToCell']);
  expect(found('zzz')).toEqual([]);
  expect(found('').length).toBe(current.length);
});

test('functions of C that are one in a language are listed once', () => {
  const names = withoutRepeats(current, 'javascript').map((entry) => nameIn(entry, 'javascript'));
  expect(names.filter((name) => name === 'cellArea')).toHaveLength(1);
  expect(withoutRepeats(current, 'c')).toHaveLength(current.length);
});

test('the order is that of the pages, or of the names in a language', () => {
  expect(byGroup(current).map(([label]) => label)[0]).toBe('Indexing');
  const names = fromAToZ(current, 'python').map((entry) => nameIn(entry, 'python').toLowerCase());
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
});

test('the list of 3.x has the names of 3.x, each once', () => {
  const names = listedFunctions('3.x').map(({name}) => name);
  expect(names).toContain('kRing');
  expect(names).not.toContain('gridDisk');
  expect(new Set(names).size).toBe(names.length);
});
