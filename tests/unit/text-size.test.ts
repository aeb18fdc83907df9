import {expect, test} from 'vitest';
import {inEm, onPagesWith} from '../../plugins/bundler/textSize';

test('the limits of narrow windows are those of text, and others stay', () => {
  expect(inEm('(max-width: 996px)')).toBe('(max-width: 62.25em)');
  expect(inEm('(min-width: 997px) and (width < 1240px)')).toBe('(min-width: 62.3125em) and (width < 1240px)');
  expect(inEm('(width <= 996px) or print')).toBe('(width <= 62.25em) or print');
  expect(inEm('(max-width: 1996px)')).toBe('(max-width: 1996px)');
});

test('rules of narrow windows hold on pages with large text', () => {
  expect(onPagesWith('[data-narrow]', '.a > .b')).toBe(':where(html[data-narrow]) .a > .b');
  expect(onPagesWith('[data-narrow]', 'html.c .a')).toBe('html:where([data-narrow]).c .a');
  expect(onPagesWith('[data-narrow]', ':root')).toBe(':root:where([data-narrow])');
});
