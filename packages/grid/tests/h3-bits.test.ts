import * as h3 from 'h3-js';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {decodeIndex, encodeIndex, parseIndex, toBinary, toHex, toSigned} from '../h3/bits';

const cell = '89283082803ffff';

describe('parseIndex', () => {
  const expected = BigInt(`0x${cell}`);
  it('reads what people paste', () => {
    for (const text of [cell, `0x${cell}`, ` ${cell.toUpperCase()} `, expected.toString(), `0${cell}`]) {
      expect(parseIndex(text), text).toBe(expected);
    }
    expect(parseIndex((-(2n ** 63n)).toString())).toBe(2n ** 63n);
  });

  it('refuses what is not a 64-bit integer', () => {
    const tooLarge = [(2n ** 64n).toString(), (-(2n ** 63n) - 1n).toString()];
    for (const text of ['', 'hello', '0x', '8928308280fffff1f', '1.5', ...tooLarge])
      expect(parseIndex(text), text).toBeNull();
  });

  it('is the inverse of writing for every 64-bit number', () => {
    fc.assert(
      fc.property(fc.bigInt({min: 0n, max: 2n ** 64n - 1n}), (index) => {
        expect(parseIndex(`0x${toHex(index)}`)).toBe(index);
        expect(BigInt.asUintN(64, toSigned(index))).toBe(index);
        expect(BigInt(`0b${toBinary(index)}`)).toBe(index);
        expect(toBinary(index)).toHaveLength(64);
        expect(encodeIndex(decodeIndex(index))).toBe(index);
      }),
    );
  });
});

const decode = (index: string) => decodeIndex(parseIndex(index) ?? 0n);

it('decodeIndex agrees with h3-js on every base cell and on the pentagons of every resolution', () => {
  const all = [...h3.getRes0Cells(), ...Array.from({length: 16}, (_, res) => h3.getPentagons(res)).flat()];
  for (const index of all) {
    const fields = decode(index);
    const res = h3.getResolution(index);
    expect(fields).toMatchObject({reserved: 0, mode: 1, modeBits: 0, resolution: res});
    expect(fields.baseCell).toBe(h3.getBaseCellNumber(index));
    expect(fields.digits.slice(res).every((digit) => digit === 7)).toBe(true);
    for (let digit = 1; digit <= res; digit++) expect(fields.digits[digit - 1]).toBe(h3.getIndexDigit(index, digit));
  }
});

it('decodeIndex tells edges by direction and vertexes by number', () => {
  const origin = decode(cell);
  for (const edge of h3.originToDirectedEdges(cell)) {
    const fields = decode(edge);
    expect({...fields, mode: 1, modeBits: 0}).toEqual(origin);
    expect(fields.mode).toBe(2);
    expect(fields.modeBits).toBeGreaterThanOrEqual(1);
    expect(fields.modeBits).toBeLessThanOrEqual(6);
  }
  for (const vertex of h3.cellToVertexes(cell)) {
    expect(decode(vertex).mode).toBe(4);
    expect(decode(vertex).modeBits).toBeLessThanOrEqual(5);
  }
});

it('encodeIndex refuses fields that do not fit', () => {
  const fields = decodeIndex(BigInt(`0x${cell}`));
  expect(() => encodeIndex({...fields, resolution: 16})).toThrow(RangeError);
  expect(() => encodeIndex({...fields, baseCell: -1})).toThrow(RangeError);
  expect(() => encodeIndex({...fields, digits: fields.digits.slice(1)})).toThrow(RangeError);
  expect(() => encodeIndex({...fields, digits: [8, ...fields.digits.slice(1)]})).toThrow('digit 1');
});
