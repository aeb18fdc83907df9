import {cellToChildren} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {programOf, type Stack} from '../code';
import {aggregate, aggregatedRows} from '../data/aggregate';
import {readText} from '../input/read';
import {aggregatedChange} from '../model/aggregated';
import {rowsOfResult} from '../model/carry';
import {toValuesCsv, toValuesJson} from '../model/export/values';
import {dataSetOf} from '../model/layerTable';

const parent = '8828308281fffff';
const cells = cellToChildren(parent, 9).slice(0, 3);
const numbers = [2569.9, 2525.3, 2625.6];
const {data} = readText(['h3,n', ...cells.map((cell, at) => `${cell},${numbers[at]}`)].join('\n'));
if (!data) throw new Error('no table');

describe('the results of computations', () => {
  it('have no digits of their binary form after an aggregation', () => {
    const sum = numbers.reduce((total, n) => total + n, 0);
    expect([sum, sum / 3], 'the binary sum and mean').toEqual([7720.800000000001, 2573.6000000000004]);
    const recipe = {step: 'aggregate', rows: [], resolution: 8, aggregation: 'mean'} as const;
    const made = (how: 'mean' | 'sum') =>
      aggregatedChange({...aggregate(data, 8, how, 0), column: how, recipe: {...recipe, aggregation: how}}).text;
    expect(made('mean')).toBe(`h3,mean\n${parent},2573.6\n`);
    expect(made('sum')).toBe(`h3,sum\n${parent},7720.8\n`);
  });

  it('have none where a cell takes over the rows of others, and in exports of these', () => {
    const source = {columns: data.columns, rows: numbers.map((n) => [n])};
    for (const [rule, value] of [
      ['mean', 2573.6],
      ['sum', 7720.8],
    ] as const) {
      const table = rowsOfResult([parent], cells, {...source, rule});
      expect(table?.rows).toEqual([[value]]);
      const made = dataSetOf({indexes: [parent], ...(table && {table})});
      expect(made && toValuesCsv([parent], made)).toContain(`${parent},${value}\r\n`);
      expect(made && toValuesJson([parent], made)).toContain(`"n":${value}}`);
    }
  });

  it.each<readonly [Stack, RegExp]>([
    ['javascript', /toPrecision\(15\)/],
    ['python', /:\.15g\}/],
    ['c', /%\.15g/],
    ['go', /%\.15g/],
    ['java', /MathContext\(15\)/],
    ['shell', /%\.15g/],
    ['rust-h3o', /\.14e/],
    ['h3pandas', /%\.15g/],
    ['polars-h3', /round_sig_figs\(15\)/],
    ['h3spark', /:\.15g\}/],
  ])('have none in programs for %s', async (stack, rounding) => {
    const rows = aggregatedRows(data, 8, 'mean', 0);
    const program = await programOf({step: 'aggregate', rows, resolution: 8, aggregation: 'mean'}, stack);
    expect('code' in program && program.code).toMatch(rounding);
  });
});
