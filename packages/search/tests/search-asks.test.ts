// cspell:ignore abstand entfernung
import {expect, test} from 'vitest';
import {askFileOf, deadAsks, parseAskFile, parseAsks} from '../node/asks';

const file = `#
start here | hello world

#distance
how far is it
de: Entfernung | Abstand
`;

test('asks are separated by bars and lines, and name their language', () => {
  expect(parseAsks('\n  a radius | two words|\n  fr: rayon\n')).toEqual(['a radius', 'two words', 'rayon']);
  // A colon after another word belongs to the ask.
  expect(parseAsks('error: no such function')).toEqual(['error: no such function']);
});

test('a file has the asks of a page and of its sections', () => {
  const asks = parseAskFile(file, 'page.asks.txt');
  expect([...asks.keys()]).toEqual(['', 'distance']);
  expect(asks.get('distance')).toEqual(['how far is it', 'Entfernung', 'Abstand']);
});

test.each([
  ['asks above every section', 'how far\n', 'page.asks.txt: asks without a section'],
  ['a section that comes twice', '#a\nb\n\n#a\nc\n', 'page.asks.txt: the section #a comes twice'],
])('%s are refused with the file', (_what, text, message) => {
  expect(() => parseAskFile(text, 'page.asks.txt')).toThrow(message);
});

test('asks whose section is gone are named with the file', () => {
  const asks = parseAskFile(file, 'page.asks.txt');
  expect(deadAsks('docs/page.mdx', asks, new Set(['', 'distance']))).toEqual([]);
  expect(deadAsks('docs/page.mdx', asks, new Set(['', 'length']))).toEqual([
    'docs/page.asks.txt: the page has no section #distance.',
  ]);
});

test('the asks of a page lie beside it', () => {
  expect(askFileOf('docs/library/migrating-3.x.mdx')).toBe('docs/library/migrating-3.x.asks.txt');
});
