import {cellToChildren} from 'h3-js';
import {describe, expect, it} from 'vitest';
import {programOf, type Stack} from '../code';
import {readText} from '../input/read';
import {aggregate} from '../model/fold';

const parent = '8828308281fffff';
const cells = cellToChildren(parent, 9).slice(0, 3);
const numbers = [2569.9, 2525.3, 2625.6];
const {data} = readText(['h3,n', ...cells.map((cell, at) => `${cell},${numbers[at]}`)].join('\n'));
if (!data) throw new Error('no table');

describe('the results of computations', () => {
  it('have no digits of their binary form after an aggregation', () => {
    const sum = numbers.reduce((total, n) => total + n, 0);
    expect([sum, sum / 3], 'the binary sum and mean').toEqual([7720.800000000001, 2573.6000000000004]);
    expect(aggregate(data, 8, 'mean').table?.rows).toEqual([[2573.6]]);
    expect(aggregate(data, 8, 'sum').table?.rows).toEqual([[7720.8]]);
  });

  it.each<readonly [Stack, RegExp]>([
    ['javascript', /toPrecision\(15\)/],
    ['python', /:\.15g\}/],
    ['java', /MathContext\(15\)/],
  ])('have none in programs for %s', async (stack, rounding) => {
    const program = await programOf({step: 'aggregate', data, resolution: 8, rule: 'mean'}, stack);
    expect('code' in program && program.code).toMatch(rounding);
  });
});
