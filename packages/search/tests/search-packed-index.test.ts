import lunr from 'lunr';
import {expect, test} from 'vitest';
import {
  fieldBoosts,
  lengthPenalty,
  lesserBoost,
  packIndex,
  refOf,
  unpackIndex,
  type Field,
  type IndexedSection,
  type LunrIndex,
  type PackedIndex,
} from '../packedIndex';

const fieldNames = Object.keys(fieldBoosts) as Field[];

function section(heading: string, text: string, isLesser = false): IndexedSection {
  const terms = (words: string) => words.split(' ').filter(Boolean);
  return {fields: {heading: terms(heading), words: [], summary: [], page: ['grid'], text: terms(text)}, isLesser};
}

const sections = [
  section('cell', 'cell has six neighbor and one parent cell cell'),
  section('pentagon', 'pentagon has five neighbor'),
  section('', ''),
  section('edge', 'edge lead from cell to neighbor', true),
];

/** The index that lunr itself builds of the same terms. */
const built = lunr((builder) => {
  builder.pipeline.reset();
  builder.b(lengthPenalty);
  for (const field of fieldNames) builder.field(field, {boost: fieldBoosts[field]});
  sections.forEach(({fields, isLesser}, place) =>
    builder.add({id: refOf(place), ...fields}, {boost: isLesser ? lesserBoost : 1}),
  );
});

/** The weight of each term by field and section. */
function weightsOf({fieldVectors, invertedIndex}: LunrIndex): Map<string, number> {
  const termOf = new Map(invertedIndex.map(([term, {_index}]) => [_index, term]));
  return new Map(
    fieldVectors.flatMap(([ref, elements]) =>
      elements.flatMap((place, at): [string, number][] =>
        at % 2 === 0 ? [[`${ref} ${termOf.get(place)}`, elements[at + 1] ?? 0]] : [],
      ),
    ),
  );
}

const packed = JSON.parse(JSON.stringify(packIndex(sections, lunr.version))) as PackedIndex;

test('an unpacked index has the terms and the weights of the index that lunr builds', () => {
  const expected = weightsOf(built.toJSON() as LunrIndex);
  const weights = weightsOf(unpackIndex(packed));
  expect([...weights.keys()].sort()).toEqual([...expected.keys()].sort());
  for (const [key, weight] of expected) expect(weights.get(key), key).toBeCloseTo(weight, 2);
});

test('an unpacked index finds what the index finds, in the same order', () => {
  const unpacked = lunr.Index.load(unpackIndex(packed));
  for (const query of ['cell', 'neighbor', 'pent*', 'heading:edge', 'six parent', 'nieghbor~1', 'absent']) {
    const [before, after] = [built, unpacked].map((searched) => searched.search(query).map(({ref}) => ref));
    expect(after, query).toEqual(before);
  }
});

test('packing leaves out what follows from the rest', () => {
  expect(packed.terms).toEqual([...packed.terms].sort());
  expect(packed.vectors).toHaveLength(sections.length * packed.fields.length);
  expect(packed.lesser).toEqual([3]);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(built).length * 0.4);
});
