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

  it('of pandas keep times, which have a space in every row', () => {
    const lines = [
      '                h3 name                when',
      `0  ${A}    x 2024-01-01 10:00:00`,
      `1  ${B}  z z 2024-01-02 11:00:00`,
    ];
    expect(valuesOf(lines).values).toEqual([
      ['x', '2024-01-01 10:00:00'],
      ['z z', '2024-01-02 11:00:00'],
    ]);
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

  it('are none where the lines do not show them', () => {
    expect(valuesOf(['h3 name n', `${A} New York 5`, `${B} Rome 6`])).toEqual({columns: undefined, values: undefined});
    expect(valuesOf(['h3 name n', `${A} Athens 5`, `${B} Rome 16`]).values).toEqual([
      ['Athens', 5],
      ['Rome', 16],
    ]);
  });
});
