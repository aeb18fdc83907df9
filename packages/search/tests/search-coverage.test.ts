// cspell:ignore latlngtocel hexrang
import {expect, test} from 'vitest';
import {coverageFinder, sectionsByStem} from '../coverage';
import {aliasesOf, indexNames} from '../names';
import {packIndex, type IndexedSection} from '../packedIndex';

function section(heading: readonly string[], text: readonly string[]): IndexedSection {
  return {fields: {heading, words: [], summary: [], page: [], text}, isLesser: false};
}

const packed = packIndex(
  [section(['speed'], ['latlngtocel', 'kr']), section(['draw'], ['map']), section(['map'], ['plot'])],
  'any',
);

test('a stem leads to the sections that have it or a word of the same meaning anywhere', () => {
  const sections = sectionsByStem(packed, new Map([['kr', 'griddisk']]));
  expect([...(sections.get('draw') ?? [])]).toEqual([
    [1, 1],
    [2, 0.5],
  ]);
  expect([...(sections.get('griddisk')?.keys() ?? [])]).toEqual([0]);
  expect(sections.has('kr')).toBe(false);
});

test('a section that has one word in its heading and one in its text covers more than one that has a single word', () => {
  const covers = coverageFinder({
    sections: 3,
    vocabularies: [new Set(['speed']), new Set(['draw']), new Set(['map'])],
    openings: [],
    anywhere: sectionsByStem(packed, new Map()),
    weights: new Map([
      ['speed', 1],
      ['draw', 1],
      ['map', 1],
    ]),
  });
  const shares = covers(new Set(['draw', 'map']));
  expect(shares.get(2)).toBeGreaterThan(0.25);
  expect(shares.has(0)).toBe(false);
  expect(covers(new Set(['draw'])).get(1)).toBe(1);
  expect(covers(new Set(['draw'])).get(2)).toBeLessThan(1);
});

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
