// cspell:ignore gffff
import {describe, expect, it} from 'vitest';
import {fieldsOf} from '../../src/components/IndexDecoder/decodedFields';
import {readIndex} from '../../src/components/IndexDecoder/read';
import {toBinary} from '@h3-docs/grid/h3/bits';

const cell = 0x89283082803ffffn;

describe('readIndex', () => {
  it.each([
    ['0X089283082803FFFF', 'hexadecimal'],
    ['  089283082803ffff\n', 'hexadecimal'],
    ["('89283082803ffff')", 'hexadecimal'],
    ['617700169957507071n', 'decimal'],
    ['[617700169957507071]', 'decimal'],
    ['H3Index: 89283082803ffff', 'hexadecimal'],
    ['h3 = 0x89283082803ffff,', 'hexadecimal'],
  ])('reads %j as %s', (text, notation) => {
    expect(readIndex(text)).toEqual({index: cell, notation, rounded: false});
  });

  it('reads a negative decimal as the same 64 bits', () => {
    expect(readIndex('-1')).toEqual({index: 2n ** 64n - 1n, notation: 'decimal', rounded: false});
    expect(readIndex('-9223372036854775808')).toMatchObject({index: 2n ** 63n});
  });

  it('sees that a number may have been rounded', () => {
    expect(readIndex(String(Number(cell)))).toMatchObject({rounded: true});
  });

  it.each(['', '   ', '""'])('finds nothing in %j', (text) => expect(readIndex(text)).toBeUndefined());

  it.each([
    ['8928308280gffff', '“g” is not a hexadecimal digit'],
    ['89283082803ffff 8928308280bffff', 'a space is not a hexadecimal digit'],
    ['89283082803ffff89', '17 hexadecimal digits'],
    ['8928308280ffff', '14 hexadecimal digits; an index has 15 or 16'],
    ['0101000000000000000000f03f0000000000000040', 'hexadecimal WKB'],
    ['0x', 'nothing follows'],
    ['18446744073709551616', 'does not fit in 64 bits'],
    ['-9223372036854775809', 'does not fit in 64 bits'],
    ['37.775', 'no decimal point'],
    ['6.17700169957507E+17', 'exponent'],
  ])('says why %j is none: %s', (text, words) => {
    expect(readIndex(text)).toEqual({problem: expect.stringContaining(words) as string});
  });
});

it('fieldsOf gives all 64 bits once, highest first', () => {
  for (const index of [0n, cell, 2n ** 64n - 1n, 0x239283082803ffffn]) {
    const fields = fieldsOf(index);
    expect(fields).toHaveLength(20);
    expect(fields.map(({bits}) => bits).join('')).toBe(toBinary(index));
    for (const {position, bits} of fields) {
      const [low = 0, high = low] = position.split('–').map(Number);
      expect(high - low + 1, position).toBe(bits.length);
    }
    expect(fields.at(-1)?.position).toBe('0–2');
  }
});

it('fieldsOf names the three bits by the mode, and tells digits in use from the others', () => {
  expect(fieldsOf(cell)[2]).toMatchObject({name: 'reserved', value: '0', position: '56–58'});
  expect(fieldsOf(0x129283082803ffffn)[2]).toMatchObject({name: 'direction', value: '2'});
  expect(fieldsOf(0x239283082803ffffn)[2]).toMatchObject({name: 'vertex number', value: '3'});
  expect(fieldsOf(cell).filter(({kind}) => kind === 'digit')).toHaveLength(9);
  expect(fieldsOf(cell).filter(({kind, value}) => kind === 'unused' && value === '7')).toHaveLength(6);
});
