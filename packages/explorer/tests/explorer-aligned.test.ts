import {describe, expect, it} from 'vitest';
import {read} from './reading';

const A = '88a8100c19fffff';
const B = '88a8100c1bfffff';
const C = '88a8100c1dfffff';

/** The lines of a text, and its columns and rows where it is a table. */
type Case = readonly [lines: readonly string[], ...table: string[]];

const cases: Readonly<Record<string, Case>> = {
  'of pandas keep texts with spaces, and empty fields': [
    [
      '                h3              city  n state',
      `0  ${A}          New York  5    NY`,
      `1  ${B}              Rome  6      `,
      `2  ${C}  San José de Ocoa  7    DO`,
    ],
    'city,n,state',
    'New York,5,NY',
    'Rome,6,',
    'San José de Ocoa,7,DO',
  ],
  'of pandas keep names with spaces': [
    ['                h3  mean temp   n                when', `0  ${A}       -3.0   0 2024-01-01 10:00:00`],
    'mean temp,n,when',
    '-3.0,0,2024-01-01 10:00:00',
  ],
  'of R have numbers to the right and texts to the left': [
    [
      '# A tibble: 2 × 3',
      '  h3                  n name    ',
      '  <chr>           <dbl> <chr>   ',
      `1 ${A}     5 New York`,
      `2 ${B}     6 New Bern`,
    ],
    'n,name',
    '5,New York',
    '6,New Bern',
  ],
  'of R have all to the right': [
    ['               h3 n     name', `1 ${A} 5 New York`, `2 ${B} 6     Rome`],
    'n,name',
    '5,New York',
    '6,Rome',
  ],
  'of pandas have the labels of rows that are more than numbers': [
    ['         lat   lng', 'Berlin  52.5  13.4', 'Rome    41.9  12.5'],
    'column 1,lat,lng',
    'Berlin,52.5,13.4',
    'Rome,41.9,12.5',
  ],
  'need not be aligned': [
    ['lat lng', 'Berlin 52.5 13.4', 'Rome 41.9 12.5'],
    'column 1,lat,lng',
    'Berlin,52.5,13.4',
    'Rome,41.9,12.5',
  ],
  'of as many words are aligned': [['h3 name n', `${A} Athens 5`, `${B} Rome 16`], 'name,n', 'Athens,5', 'Rome,16'],
  'are none where the lines do not show them': [['h3 name n', `${A} New York 5`, `${B} Rome 6`]],
};

describe('columns that are set with spaces', () => {
  it.each(Object.entries<Case>(cases))('%s', (_, [lines, ...table]) => {
    const {columns = [], rows = []} = read(lines.join('\n'));
    expect([columns, ...rows].map(String).filter((line) => line !== '')).toEqual(table);
  });

  it.each([
    [
      [
        '       name  n                   geometry',
        '0    Berlin  5  POINT (13.40000 52.50000)',
        '1  New York  6  POINT (-74.00000 40.70000)',
      ],
      ['52.5,13.4', '40.7,-74'],
    ],
    [['  name               geometry', '1    A POINT (13.4000 52.50000)'], ['52.5,13.4']],
  ])('may have geometries: %j', (lines, positions) => expect(read(lines.join('\n')).positions).toEqual(positions));

  it('are refused where pandas broke them into blocks, whose numbers would be pairs', () => {
    const lines = [`                 h3   n  \\`, `0   ${A}   1   `, '', '        value  ', '0         1.5  '];
    expect(read(lines.join('\n'))).toMatchObject({
      cells: [A],
      shapes: [],
      rows: undefined,
      problems: ['1: this table is broken into blocks of columns. Save it as CSV, and paste that'],
    });
    expect(read(['                 n', `${A}  1`, `${B}  2`].join('\n')).cells).toEqual([A, B]);
  });
});
