// cspell:ignore Breite Länge
/**
 * Every reader of input takes linear time. Work is counted in steps, not measured, so that the result is the same on
 * every machine: twice the text must take about twice the steps.
 */
import {afterAll, describe, expect, it} from 'vitest';
import {findSpot} from '../model/places';
import {readIndex} from '@site/src/components/IndexDecoder/read';
import {readInput} from '../input/read';
import {describeError} from '@h3-docs/playground/errors';
import {highlight} from '@h3-docs/playground/highlight';
import {readAmount} from '@h3-docs/grid/resolutions/amount';
import {normalizePath, pagePaths, routedPath} from '@h3-docs/base/routing/normalizePath';
import {findMatches} from '@h3-docs/search/matches';
import {keyOf, partsOf, wordsIn} from '@h3-docs/search/words';
import {Meter} from '@site/scripts/lib/workMeter';
import {rows} from './explorer-input-table';

/** The length of the shorter text, in characters. */
const LENGTH = 400;
/** Twice as much, and some for what is done once for every so many lines. */
const MOST = 2.25;

const meter = new Meter();
afterAll(() => meter.close());

/** How many times more work a text takes than one half as long, for a text that repeats something. */
function growth(read: (text: string) => unknown, repeated: string, before = '', after = ''): number {
  // An even number: pairs of coordinates that end in the middle are read in another way.
  const count = 2 * Math.ceil(LENGTH / repeated.length / 2);
  const [once, twice] = [before + repeated.repeat(count) + after, before + repeated.repeat(2 * count) + after];
  return meter.growth(
    () => read(once),
    () => read(twice),
  );
}

/** Reads texts whose work must grow as they do: what repeats, and what stands before and behind it. */
function expectLinear(
  read: (text: string) => unknown,
  texts: readonly (readonly [repeated: string, before?: string, after?: string])[],
) {
  const times = texts.map((text) => [JSON.stringify(text), growth(read, ...text)] as const);
  expect(times.filter(([, more]) => more > MOST)).toEqual([]);
}

/** What is hard for readers that look ahead: spaces, quotes, brackets and signs that never close or never end. */
const hard = [
  ...Array.from(' \t\r\n"\'()[]{},;`-+=|─:\\'),
  '┐ ',
  ...['\\a', '°', "''", '_', '.', '/', '#', '%', '\u2028', '\u{1f600}', '\ud800'],
  ...['1', 'a', 'f', 'A1 ', '1 ', '1,', '1;', '1°', '1.', '.1', '1.1 ', 'e', '1e1', 'N', 'S ', '0x', '0x1 '],
  ...[
    'POINT',
    'POINT ',
    'POINT(',
    'POINT (1 1)',
    "('POINT(1 1)'),",
    'POINT EMPTY',
    'POINT (1 x) ',
    'SRID=1;',
    'SRID =',
    'bbox ',
  ],
  ...[
    '{"',
    '{type:',
    '{ ',
    '"a":',
    '[1],',
    '[1',
    '{"type":"Point"},',
    'f({"type":"Point","coordinates":[1,2]}) ',
    '{a:1}',
  ],
  ...['@1.1', '#map=', '#map=1', '=1.1,', 'geo:', 'lat ', 'lng:1 ', 'row ', '1 row ', 's ', '-- ', ' # ', '//', '/*'],
  ...['a$', '$', 'a (', '`${', ' (code: 1, value: ', ' (code: 1', '"\\', '*/', 'a b'],
  ...['a=b ', 'a="b" ', 'POINT (1,', '{"a",'],
  ...['a,', 'a,\n', '"a",', '"",', '|\n', '---\n', '+-+\n', 'select '],
  ...[
    '[/*',
    '[ //',
    '[#\n',
    '/* */',
    '((1 ',
    '(1 2) ',
    'POINT (1 … ',
    'CRS: a\n',
    'epsg:1\n',
    ' Row │ a\n',
    'a  \\\n\n',
  ],
] as const;

/** What a repeated text can stand between. */
const settings: readonly (readonly [before: string, after: string])[] = [
  ['', 'x'],
  ['8928308280fffff ', '\r'],
  ['1,111', ''],
];

describe('work grows as the text does', () => {
  it('in the explorer, for every kind of input, line by line or on one line', () => {
    const kinds = Object.values(rows).filter(([text]) => text !== '' && text.length < LENGTH);
    expect(kinds.length).toBeGreaterThan(150);
    expectLinear(
      readInput,
      kinds.map(([text], at) => [text + (at % 3 === 0 ? '\n' : ' ')]),
    );
  });

  it('in the explorer, for what never closes or never ends', () => {
    expectLinear(
      readInput,
      hard.flatMap((text) => settings.map((around) => [text, ...around] as const)),
    );
  });

  it('in the explorer, for KML whose tags, comments, and sections never end', () => {
    const pieces = ['<!--', '<![CDATA[', '<!-- -->', '-->', '<Point>', '<coordinates>1,2 ', '<Polygon', '<a', '&'];
    expectLinear(
      readInput,
      pieces.map((text) => [text, '<kml>', '</kml>']),
    );
  });

  it('in the explorer, for rows of tables', () => {
    const cell = '8928308280fffff';
    expectLinear(readInput, [
      [`${cell},POLYGON ((0 0, 1 0, 1 1, 0 0)),1\n`, 'h3,shape,n\n'],
      ['POLYGON ((0 0,', 'h3,shape,n\n'],
      ['52,5;13,4\n', 'Breite;Länge\n'],
    ]);
  });

  const places = pagePaths(['/', '/docs/', '/docs/quickstart', '/docs/library/index/cell']);
  it.each<[where: string, read: (text: string) => unknown]>([
    ['the decoder', readIndex],
    ['the numbers of the chooser', (text) => readAmount(text, 'the radius')],
    ['the names of places', (text) => findSpot(text, [['Berlin', 13.4, 52.5, 3_700_000]])],
    ['addresses', (text) => [normalizePath(text, places), routedPath(text, places)]],
    ['typed code', (text) => highlight(text, 'javascript')],
    ['the messages of errors', (text) => describeError({message: text, code: 1}, () => undefined, [])],
    ['searched words', (text) => [keyOf(text), partsOf(text), wordsIn(text)]],
    ['marked words', (text) => findMatches('gridDisk finds the cells of a grid disk', partsOf(text))],
  ])('in %s', (_where, read) => {
    expectLinear(
      read,
      hard.map((text) => [text, '', 'x']),
    );
  });
});
