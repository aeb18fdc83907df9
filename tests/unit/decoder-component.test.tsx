/** What the index decoder shows. How it reads texts is in `decoder.test.ts`; how it is loaded and used is in `tests/e2e/decoder.spec.ts`. */
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {textOfHtml} from '../support/textOfHtml';
import Decoded from '../../src/components/IndexDecoder/Decoded';

function decode(text: string) {
  const html = renderToStaticMarkup(<Decoded text={text} example="8928308280fffff" />);
  const verdict = textOfHtml(/role="status"[^>]*>(.*?)<\/p>/.exec(html)?.[1] ?? '');
  const field = (name: string) =>
    new RegExp(`data-field="${name}".*?<dd[^>]*>[^<]*</dd><dd[^>]*>([^<]*)</dd>`).exec(html)?.[1];
  return {html, verdict, field};
}

test('a cell has its fields, its notations, and its link to the explorer', () => {
  const {html, verdict, field} = decode('0x89283082803FFFF');
  expect(verdict).toContain('Valid: a cell of resolution 9.');
  expect([field('mode'), field('base cell'), field('digit 15')]).toEqual(['1 · cell', '20', '7']);
  expect(html).toContain('<code>617700169957507071</code>');
  expect(html).toContain('<code>89283082803ffff</code>');
  expect(html).toContain('href="/?q=89283082803ffff#explorer"');
});

test.each([
  ['80f5fffffffffff', 'base cell is 122, not 0 to 121'],
  ['-1', 'A negative number is never an index'],
  ['617700169957507100', 'rounded to 64-bit floating point'],
])('%s breaks a rule, which is named beside the fields', (text, words) => {
  const {html, verdict, field} = decode(text);
  expect(verdict).toContain('Not a valid ');
  expect(verdict).toContain(words);
  expect(field('high bit')).toMatch(/^[01]$/);
  expect(html).not.toContain('#explorer');
});

test.each([
  ['89283082803ffff89', /^This isn’t an index: .*17 hexadecimal digits/],
  ['', /^Paste an index above to decode it\.$/],
])('“%s” has no fields, and it is said why', (text, said) => {
  const {html, verdict} = decode(text);
  expect(verdict).toMatch(said);
  expect(html).not.toContain('data-field');
});
