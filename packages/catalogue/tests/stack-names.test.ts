import {describe, expect, test} from 'vitest';
import {stackNames} from '../node/engines/stackNames';
import {functionsOf} from '../node/catalogue';
import {stackCell, type NamePart} from '@site/src/components/FilterableTable/stackCell';

const stacks = stackNames();
const textOf = (parts: readonly NamePart[]) =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');

describe('the names of stacks without a column', () => {
  test('are under the C names of their version', () => {
    expect(stacks.snowflake?.versions['4.x']?.functions.gridDisk).toEqual(['H3_GRID_DISK']);
    expect(stacks['rust-h3o']?.versions['4.x']?.functions.gridDisk).toEqual(['CellIndex::grid_disk']);
    expect(stacks.postgres?.versions['3.x']?.functions.kRing).toEqual(['h3_k_ring']);
    expect(stacks.shell?.versions['4.x']?.functions.gridDisk).toEqual(['gridDisk']);
    // Languages that have a column in every table, and versions without names, are left out.
    expect(Object.keys(stacks)).not.toContain('python');
    expect(stacks.snowflake?.versions['3.x']).toBeUndefined();
  });

  test('name no function that the rows of tables lack', () => {
    const rows = {
      '4.x': new Set(functionsOf('4.x').map(({name}) => name)),
      '3.x': new Set(functionsOf('4.x').flatMap(({v3 = []}) => v3.map(({name}) => name))),
    };
    const unknown = Object.entries(stacks).flatMap(([id, {versions}]) =>
      (['4.x', '3.x'] as const).flatMap((version) =>
        Object.keys(versions[version]?.functions ?? {})
          .filter((name) => !rows[version].has(name))
          .map((name) => `${id}: ${name}`),
      ),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the cell of a stack', () => {
  const now = {complete: true, functions: {gridDisk: ['disk', 'h3.disk'], same: ['same'], added: ['added']}};
  const before = {complete: true, functions: {kRing: ['ring'], same: ['same'], gone: ['gone']}};

  test.each([
    ['of a table of one version', {function: 'gridDisk'}, 'none', 'disk, h3.disk'],
    ['where the stack has no such function', {function: 'gridRing'}, 'none', 'no such function'],
    ['with both names', {function: 'gridDisk', former: 'kRing'}, before, 'ring → disk, h3.disk'],
    ['with one name for both versions', {function: 'same', former: 'same'}, before, 'same (same)'],
    ['where the name was dropped', {function: 'gridRing', former: 'gone'}, before, 'gone → no such function'],
    ['where the name was added', {function: 'added', former: 'hexRing'}, before, 'none → added'],
    ['of a further row of a function', {function: 'gridDisk'}, before, '–'],
    ['where former names are unknown', {function: 'gridDisk', former: 'kRing'}, 'unknown', 'disk, h3.disk'],
  ] as const)('%s', (_, row, former, text) => {
    expect(textOf(stackCell(row, now, former))).toBe(text);
  });

  test('promises nothing of a stack whose functions are not all known', () => {
    expect(textOf(stackCell({function: 'gridRing'}, {...now, complete: false}, 'none'))).toBe('not documented');
  });
});
