import {expect, test} from 'vitest';
import {blendFields} from '../blend';
import {postingsOf, type Postings} from '../postings';
import {fields, type Field} from '../terms';
import {finished} from '../finished';

test('the fields and the asks of a section add up, and a heading counts more than text', () => {
  const texts: Partial<Record<Field, string[][]>> = {heading: [['cell'], []], text: [[], ['cell']]};
  const postings = Object.fromEntries(fields.map((field) => [field, postingsOf(texts[field] ?? [[], []])])) as Record<
    Field,
    Postings
  >;
  const {counts, lengths, shareOf} = finished(blendFields(postings, [['cell', 'edge'], []]));
  const [first = 0, second = 0] = [counts.get('cell')?.get(0), counts.get('cell')?.get(1)];
  expect(first - 1).toBeGreaterThan(second);
  expect(lengths[0]).toBeCloseTo(first + 1);
  expect(lengths[1]).toBeCloseTo(second);
  expect(shareOf('cell') + shareOf('edge')).toBeCloseTo(1);
});
