import {expect, it} from 'vitest';
import {exceeds, isOver, refusalOf, type Limit} from '../useFieldLimit';

const holding = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({
  value,
  selectionStart,
  selectionEnd,
});

it.each<[limit: Limit, held: ReturnType<typeof holding>, text: string, refused: boolean]>([
  [{most: 5, unit: 'characters'}, holding(''), '12345', false],
  [{most: 5, unit: 'characters'}, holding(''), '123456', true],
  [{most: 5, unit: 'characters'}, holding('1234'), '56', true],
  // What is selected makes room.
  [{most: 5, unit: 'characters'}, holding('12345', 0, 5), '54321', false],
  [{most: 5, unit: 'characters'}, holding('12345', 1, 2), 'xx', true],
  // A lira sign has three bytes.
  [{most: 9, unit: 'bytes'}, holding(''), '₺₺₺', false],
  [{most: 9, unit: 'bytes'}, holding(''), '₺₺₺₺', true],
  [{most: 9, unit: 'bytes'}, holding(''), '₺'.repeat(9), true],
  [{most: 9, unit: 'bytes'}, holding(''), 'x'.repeat(10_000_000), true],
])('the limit of a field is %o: a field with %o and a text of some length', (limit, held, text, refused) => {
  expect(exceeds(limit, held, text)).toBe(refused);
});

it('the limit of a field counts the bytes of a text, whatever they are', () => {
  const limit: Limit = {most: 9, unit: 'bytes'};
  expect(['123456789', '1234567890', '₺₺₺', '₺₺₺1'].map((text) => isOver(limit, text))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

it('the limit of a field is said in words, with what became of the field', () => {
  expect(refusalOf({most: 1_000_000, unit: 'bytes'})).toContain('at most 1 MB. Its content is unchanged.');
  expect(refusalOf({most: 2000, unit: 'characters'})).toContain('at most 2,000 characters');
});
