import * as h3 from 'h3-js';
import fc from 'fast-check';
import {expect, it} from 'vitest';
import {decodeIndex, encodeIndex, parseIndex, toHex} from '../h3/bits';
import {brokenRule, pentagonBaseCells} from '../h3/validity';

const verdict = (index: bigint) => brokenRule(index) === undefined;
const read = (hex: string) => parseIndex(hex) ?? 0n;
const modeOf = (index: bigint) => decodeIndex(index).mode;

/** What the library says; for a vertex, what it says about the cell and the number, whoever owns the corner. */
function expected(index: bigint): boolean {
  const hex = toHex(index);
  if (modeOf(index) !== 4) return h3.isValidCell(hex) || h3.isValidDirectedEdge(hex);
  if (index >> 63n) return false;
  const cell = toHex(encodeIndex({...decodeIndex(index), mode: 1, modeBits: 0}));
  return h3.isValidCell(cell) && decodeIndex(index).modeBits < h3.cellToVertexes(cell).length;
}

const cells = fc
  .record({
    lat: fc.double({min: -90, max: 90, noNaN: true}),
    lng: fc.double({min: -180, max: 180, noNaN: true}),
    res: fc.integer({min: 0, max: 15}),
  })
  .map(({lat, lng, res}) => h3.latLngToCell(lat, lng, res));
const pentagons = fc
  .record({res: fc.integer({min: 0, max: 15}), number: fc.integer({min: 0, max: 11})})
  .map(({res, number}) => h3.getPentagons(res)[number] ?? '');
const nearPentagons = fc
  .record({pentagon: pentagons, pick: fc.nat(18)})
  .map(({pentagon, pick}) => h3.gridDisk(pentagon, 2)[pick] ?? pentagon);

it('brokenRule knows the pentagons of resolution 0', () => {
  expect([...pentagonBaseCells]).toEqual(h3.getPentagons(0).map((cell) => h3.getBaseCellNumber(cell)));
});

it('brokenRule agrees with h3-js on indexes with any mode, bits of the mode, and up to three flipped bits', () => {
  const flips = fc.array(fc.integer({min: 0, max: 63}), {maxLength: 3});
  const mutated = fc
    .record({
      cell: fc.oneof(cells, pentagons, nearPentagons),
      mode: fc.constantFrom(1, 2, 4),
      modeBits: fc.integer({min: 0, max: 7}),
      flips,
    })
    .map(({cell, mode, modeBits, flips: at}) =>
      at.reduce(
        (index, bit) => index ^ (1n << BigInt(bit)),
        encodeIndex({...decodeIndex(read(cell)), mode, modeBits: mode === 1 ? 0 : modeBits}),
      ),
    );
  let valid = 0;
  fc.assert(
    fc.property(mutated, (index) => {
      if (verdict(index)) valid++;
      expect(verdict(index), toHex(index)).toBe(expected(index));
    }),
    {numRuns: 1500},
  );
  expect(valid, 'runs with a valid index').toBeGreaterThan(150);
});

it('brokenRule agrees with h3-js on every edge number and vertex number of the pentagons', () => {
  for (let res = 0; res <= 15; res++) {
    for (const pentagon of h3.getPentagons(res)) {
      for (let modeBits = 0; modeBits < 8; modeBits++) {
        const edge = encodeIndex({...decodeIndex(read(pentagon)), mode: 2, modeBits});
        const vertex = encodeIndex({...decodeIndex(read(pentagon)), mode: 4, modeBits});
        expect(verdict(edge), toHex(edge)).toBe(h3.isValidDirectedEdge(toHex(edge)));
        expect(verdict(vertex), toHex(vertex)).toBe(expected(vertex));
      }
    }
  }
});

it.each([
  ['0', 'it is 0'],
  ['89283082803ffff8', 'high bit is 1'],
  ['29283082803ffff', 'mode is 0'],
  ['19928308280fffff', 'mode is 3'],
  ['99283082803ffff', 'reserved bits are 1'],
  ['10928308280fffff', 'direction is 0, not 1 to 6'],
  ['17928308280fffff', 'direction is 7'],
  ['26928308280fffff', 'vertex number is 6, not 0 to 5'],
  ['89f53082803ffff', 'base cell is 122'],
  ['89283782803ffff', 'digit 3 is 7, but resolution 9 uses this digit'],
  ['892830828030fff', 'digit 10 is 6, but resolution 9 doesn’t use this digit'],
  ['81087ffffffffff', 'Base cell 4 is a pentagon, and digit 1'],
  ['11009fffffffffff', 'no neighbor in this direction'],
  ['25009fffffffffff', 'a pentagon has vertexes 0 to 4'],
])('says of %s: %s', (hex, words) => {
  expect(brokenRule(read(hex))).toContain(words);
});
