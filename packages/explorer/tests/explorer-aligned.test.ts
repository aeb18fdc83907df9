import {describe, expect, it} from 'vitest';
import {readText} from '../input/read';

const A = '88a8100c19fffff';
const B = '88a8100c1bfffff';
const C = '88a8100c1dfffff';

/** The values of a text by the names of their columns. */
function valuesOf(lines: readonly string[]) {
  const {data} = readText(lines.join('\n'));
  return {columns: data?.columns.map(({name}) => name), values: data?.rows.map(({values}) => values)};
}

describe('columns that are set with spaces', () => {
  it('of pandas keep texts with spaces, and empty fields', () => {
    expect(
      valuesOf([
        '                h3              city  n state',
        `0  ${A}          New York  5    NY`,
        `1  ${B}              Rome  6      `,
        `2  ${C}  San José de Ocoa  7    DO`,
      ]),
    ).toEqual({
      columns: ['city', 'n', 'state'],
      values: [
        ['New York', 5, 'NY'],
        ['Rome', 6, null],
        ['San José de Ocoa', 7, 'DO'],
      ],
    });
  });

  it('of pandas keep names with spaces, be the values shorter or longer', () => {
    const short = [
      '                h3  mean temp   n                when',
      `0  ${A}       -3.0   0 2024-01-01 10:00:00`,
      `1  ${B}       -2.3   1 2024-01-02 10:00:00`,
    ];
    expect(valuesOf(short).columns).toEqual(['mean temp', 'n', 'when']);
    expect(valuesOf(short).values?.[0]).toEqual(['-3.0', 0, '2024-01-01 10:00:00']);
  });

  it('of R have numbers to the right and texts to the left', () => {
    const tibble = [
      '# A tibble: 2 × 3',
      '  h3                  n name    ',
      '  <chr>           <dbl> <chr>   ',
      `1 ${A}     5 New York`,
      `2 ${B}     6 New Bern`,
    ];
    const frame = ['               h3 n     name', `1 ${A} 5 New York`, `2 ${B} 6     Rome`];
    expect(valuesOf(tibble).values).toEqual([
      [5, 'New York'],
      [6, 'New Bern'],
    ]);
    expect(valuesOf(frame).values).toEqual([
      [5, 'New York'],
      [6, 'Rome'],
    ]);
  });

  it('of GeoPandas have geometries', () => {
    const {data} = readText(
      [
        '       name  n                   geometry',
        '0    Berlin  5  POINT (13.40000 52.50000)',
        '1  New York  6  POINT (-74.00000 40.70000)',
      ].join('\n'),
    );
    expect(data?.rows).toMatchObject([
      {position: [52.5, 13.4], values: ['Berlin', 5]},
      {position: [40.7, -74], values: ['New York', 6]},
    ]);
  });

  it('of R have geometries whose coordinates are as long as each other', () => {
    const {data} = readText(['  name               geometry', '1    A POINT (13.4000 52.50000)'].join('\n'));
    expect(data?.rows).toMatchObject([{position: [52.5, 13.4], values: ['A']}]);
  });

  it('are refused where pandas broke them into blocks, whose numbers would be pairs', () => {
    const lines = [`                 h3   n  \\`, `0   ${A}   1   `, '', '        value  ', '0         1.5  '];
    const {result, data} = readText(lines.join('\n'));
    expect(result.problems.map(({line, reason}) => `${line}: ${reason}`)).toEqual([
      '1: this table is broken into blocks of columns. Save it as CSV, and paste that',
    ]);
    expect([result.cells, result.shapes, data]).toEqual([[A], [], undefined]);
  });

  it('of pandas have the labels of rows that are more than numbers', () => {
    const labeled = ['         lat   lng', 'Berlin  52.5  13.4', 'Rome    41.9  12.5'];
    expect(valuesOf(labeled)).toEqual({
      columns: ['column 1', 'lat', 'lng'],
      values: [
        ['Berlin', 52.5, 13.4],
        ['Rome', 41.9, 12.5],
      ],
    });
    expect(readText(['                 n', `${A}  1`, `${B}  2`].join('\n')).result.cells).toEqual([A, B]);
    // Not aligned.
    expect(valuesOf(['lat lng', 'Berlin 52.5 13.4', 'Rome 41.9 12.5']).columns).toEqual(['column 1', 'lat', 'lng']);
  });

  it('are none where the lines do not show them', () => {
    expect(valuesOf(['h3 name n', `${A} New York 5`, `${B} Rome 6`])).toEqual({columns: undefined, values: undefined});
    expect(valuesOf(['h3 name n', `${A} Athens 5`, `${B} Rome 16`]).values).toEqual([
      ['Athens', 5],
      ['Rome', 16],
    ]);
  });
});
