import {describe, expect, test} from 'vitest';
import {
  namesByLanguage,
  namesOfParameters,
  resultsByLanguage,
  typeOfResult,
  typesByLanguage,
  typesOfParameters,
} from '../node/pages/parameters';
import {functionNamed, functionsOf} from '../node/catalogue';
import type {Language} from '../languages';
import {newestVersion} from '@h3-docs/base/versions';

/** What a reader of a language sees in the Name column, in order. */
function seen(name: string, language: Language): string[] {
  return [...namesByLanguage(functionNamed(name, newestVersion)).values()].flatMap((variants) =>
    variants.filter(({languages}) => languages.includes(language)).map((variant) => variant.name),
  );
}

describe('the names of parameters', () => {
  test.each([
    ['h3Index: H3IndexInput, ringSize: number): H3Index[]', 'name: type', ['h3Index', 'ringSize']],
    ['H3Error gridDisk(H3Index origin, int k, H3Index *out)', 'type name', ['origin', 'k', 'out']],
    ['func (c Cell) GridDisk(k int) ([]Cell, error)', 'name type', ['k']],
    ['k_ring(self, h, k=1)', 'name', ['h', 'k']],
    ['List<Long> f(List<List<LatLng>> holes, int[] k)', 'type name', ['holes', 'k']],
    ["h3_cell_area(cell, 'km^2')", 'argument', ['cell']],
    ['h3 gridDisk --cell <index> -k <distance> [--format <FMT>]', 'option', ['--cell', '-k']],
  ] as const)('of %s', (signature, style, names) => {
    const whole = signature.includes('(') || style === 'option' ? signature : `f(${signature}`;
    expect(namesOfParameters(whole, style)).toEqual(names);
  });

  test('are those of the reader’s language, without what only C needs, or of C', () => {
    expect(seen('latLngToCell', 'c')).toEqual(['g', 'res', 'out']);
    expect(seen('latLngToCell', 'python')).toEqual(['lat, lng', 'res']);
    expect(seen('polygonToCells', 'javascript')).toEqual(['coordinates', 'res']);
    expect(seen('childPosToCell', 'python')).toEqual(['child_pos', 'parent', 'res_child']);
    expect(seen('constructCell', 'java')).toEqual(['res', 'baseCellNumber', 'digits']);
    expect(seen('getRes0Cells', 'python')).toEqual([]);
    expect(seen('gridDiskUnsafe', 'javascript')).toEqual(seen('gridDiskUnsafe', 'c'));
  });
});

test('what a function returns and why it fails is told without names that other languages don’t have', () => {
  const told = functionsOf(newestVersion).flatMap((entry) =>
    [...namesByLanguage(entry)].flatMap(([{name}, variants]) => {
      const used = variants.filter(({languages, lacking = []}) => languages.some((each) => !lacking.includes(each)));
      const texts = [entry.returns, ...entry.errors.map(({when}) => when)];
      return used.length > 1
        ? texts.filter((text) => text.replaceAll('the `h3` command', '').includes(`\`${name}\``))
        : [];
    }),
  );
  expect(told).toEqual([]);
});

describe('types', () => {
  test.each([
    ['f(h3Index: H3IndexInput, k?: number): H3Index[]', 'javascript', ['H3IndexInput', 'number'], 'H3Index[]'],
    ['H3Error gridDisk(H3Index origin, int k, H3Index *out)', 'c', ['H3Index', 'int', 'H3Index *'], 'H3Error'],
    ['func NewLatLng(lat, lng float64) LatLng', 'go', ['float64', 'float64'], 'LatLng'],
    ['func (c Cell) GridDisk(k int) ([]Cell, error)', 'go', ['int'], '([]Cell, error)'],
    ['func IsValidIndex[T Index](index T) bool', 'go', ['T'], 'bool'],
    ['List<Long> f(List<List<LatLng>> holes, int[] k)', 'java', ['List<List<LatLng>>', 'int[]'], 'List<Long>'],
    ['grid_disk(h, k=1)', 'python', [], undefined],
  ] as const)('of %s', (signature, language, types, result) => {
    expect(typesOfParameters(signature, language)).toEqual(types);
    expect(typeOfResult(signature, language)).toBe(result);
  });

  test('are those of all overloads that differ in them', () => {
    const disk = functionNamed('gridDisk', newestVersion);
    const [origin] = disk.parameters;
    const types = origin && typesByLanguage(disk).get(origin);
    expect(types?.find(({languages}) => languages.includes('java'))?.name).toBe('String | long');
    expect(resultsByLanguage(disk).find(({languages}) => languages.includes('java'))?.name).toBe(
      'List<String> | List<Long>',
    );
  });
});
