import {expect, test} from 'vitest';
import {errorMessages} from '@h3-docs/ui/errorMessages';

test('an error is told with all that caused it, the outermost first', () => {
  const error = new Error('no page', {cause: new TypeError('no data', {cause: 'no network'})});
  expect(errorMessages(error)).toEqual(['no page', 'no data', 'no network']);
});

test('causes that lead back to their beginning are told once each', () => {
  const inner = new Error('inner');
  const outer = new Error('outer', {cause: inner});
  inner.cause = outer;
  expect(errorMessages(outer)).toEqual(['outer', 'inner']);
  const own = new Error('own');
  own.cause = own;
  expect(errorMessages(own)).toEqual(['own']);
});

test.each([
  ['a text', 'a text'],
  ['', 'An empty text was thrown.'],
  [42, '42'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Object.create(null), 'Something was thrown that has no text.'],
])('%o is told as “%s”', (thrown, text) => {
  expect(errorMessages(thrown)).toEqual([text]);
});

test('an error without a message is told by its kind, and a chain without end is cut', () => {
  expect(errorMessages(new RangeError(''))).toEqual(['RangeError']);
  let error = new Error('first');
  for (let step = 0; step < 100; step++) error = new Error(`step ${step}`, {cause: error});
  expect(errorMessages(error)).toHaveLength(20);
});
