import {expect, test} from 'vitest';
import {errorMessages} from '@h3-docs/ui/errorMessages';

test('an error is told with all that caused it, the outermost first, each once', () => {
  const inner = new TypeError('inner', {cause: 'no network'});
  const outer = new Error('outer', {cause: inner});
  expect(errorMessages(outer)).toEqual(['outer', 'inner', 'no network']);
  inner.cause = outer;
  expect(errorMessages(outer)).toEqual(['outer', 'inner']);
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
