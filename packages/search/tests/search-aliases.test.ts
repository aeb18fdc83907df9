// cspell:ignore hexrang
import {expect, test} from 'vitest';
import {aliasesOf, indexNames} from '../names';

test('a name in another language or release stands for the own name, unless several functions have it', () => {
  const named = (own: string, others: readonly string[], formerNames: readonly string[]) => ({
    page: 0,
    hash: `#${own}`,
    heading: own,
    text: '',
    names: [own, ...others],
    formerNames,
  });
  const documents = {
    stacks: [],
    pages: [],
    sections: [
      named('gridDisk', ['grid_disk'], ['k_ring', 'hexRange']),
      named('gridDiskUnsafe', [], ['hexRange']),
      named('compactCells', [], ['compact']),
    ],
  };
  const aliases = aliasesOf(indexNames(documents));
  expect(aliases.get('kring')).toBe('griddisk');
  expect([...aliases.keys()].filter((stem) => stem.startsWith('hexrang') || stem === 'compact')).toEqual([]);
});
