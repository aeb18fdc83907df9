import {expect, test} from 'vitest';
import {inEm} from '../../plugins/bundler/textSize';

test('the limits of narrow windows are those of text, and others stay', () => {
  expect(inEm('(max-width: 996px)')).toBe('(max-width: 62.25em)');
  expect(inEm('(min-width: 997px) and (width < 1240px)')).toBe('(min-width: 62.3125em) and (width < 1240px)');
  expect(inEm('(width <= 996px) or print')).toBe('(width <= 62.25em) or print');
  expect(inEm('(max-width: 1996px)')).toBe('(max-width: 1996px)');
});
