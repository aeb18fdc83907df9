import {translate} from '@docusaurus/Translate';
/** What an H3 index stands for, by its mode bits. Modes without a name are reserved. */
export const modeNames: Readonly<Record<number, string>> = {
  1: translate({message: 'cell'}),
  2: translate({message: 'directed edge'}),
  3: translate({message: 'undirected edge'}),
  4: translate({message: 'vertex'}),
};

/** The fields of a 64-bit H3 index. Nothing is checked: any 64 bits have fields, valid index or not. */
export interface IndexFields {
  /** The highest bit; 0 in a valid index. */
  readonly reserved: number;
  /** 4 bits: 1 cell, 2 directed edge, 3 undirected edge, 4 vertex. */
  readonly mode: number;
  /** 3 bits that the mode gives a meaning: 0 for cells, direction 1 to 6 for edges, vertex number 0 to 5 for vertexes. */
  readonly modeBits: number;
  /** 4 bits, 0 to 15. */
  readonly resolution: number;
  /** 7 bits; 0 to 121 in a valid index. */
  readonly baseCell: number;
  /** Fifteen digits of 3 bits: 0 to 6, and 7 for each digit finer than the resolution. */
  readonly digits: readonly number[];
}

const digitCount = 15;
const maxUnsigned = 2n ** 64n - 1n;

/**
 * An index from what people paste: hexadecimal with or without `0x`, or decimal, unsigned or (as Java and SQL print
 * large ones) signed 64-bit. Up to 16 digits are read as hexadecimal, since a valid index has 18 or 19 decimal ones.
 * Null for anything else.
 */
export function parseIndex(text: string): bigint | null {
  const trimmed = text.trim();
  const hex = /^(?:0x)?([0-9a-f]{1,16})$/i.exec(trimmed);
  if (hex) return BigInt(`0x${hex[1] ?? ''}`);
  if (!/^-?\d{1,20}$/.test(trimmed)) return null;
  const value = BigInt(trimmed);
  if (value > maxUnsigned || value < -(2n ** 63n)) return null;
  return BigInt.asUintN(64, value);
}

/** Hexadecimal WKB: the byte order, a type from 1 to 7 with its flags, and at least one position. */
const WKB = /^(?:00[0-9a-f]{6}0[1-7]|010[1-7][0-9a-f]{6})[0-9a-f]{32,}$/i;

/**
 * Why hexadecimal digits have the wrong number to be an index, in words; undefined when the number is right. Zero is an
 * index of any length, because it is the null index.
 */
export function whyWrongLength(digits: string): string | undefined {
  if (WKB.test(digits)) {
    return translate({
      message:
        'hexadecimal WKB, the binary form of a geometry; export it as WKT or GeoJSON, for example with ST_AsText',
    });
  }
  const {length} = digits.replace(/^0+(?=.)/, '');
  if (length === 15 || length === 16 || /^0+$/.test(digits)) return undefined;
  return translate({message: '{length} hexadecimal digits; an index has 15 or 16'}, {length});
}

/** The index as h3-js writes it: lower-case hexadecimal without leading zeros. */
export function toHex(index: bigint): string {
  return index.toString(16);
}

/** All 64 bits, highest first. */
export function toBinary(index: bigint): string {
  return index.toString(2).padStart(64, '0');
}

/** The index as a signed 64-bit integer, as languages without unsigned ones hold it. */
export function toSigned(index: bigint): bigint {
  return BigInt.asIntN(64, index);
}

function bits(index: bigint, offset: number, width: number): number {
  return Number((index >> BigInt(offset)) & ((1n << BigInt(width)) - 1n));
}

/** The fields of an index (layout: h3Index.h of the core library). */
export function decodeIndex(index: bigint): IndexFields {
  return {
    reserved: bits(index, 63, 1),
    mode: bits(index, 59, 4),
    modeBits: bits(index, 56, 3),
    resolution: bits(index, 52, 4),
    baseCell: bits(index, 45, 7),
    digits: Array.from({length: digitCount}, (_, digit) => bits(index, 3 * (digitCount - 1 - digit), 3)),
  };
}

/** The index that has these fields: the inverse of `decodeIndex`. Throws a RangeError for a field that does not fit. */
export function encodeIndex(fields: IndexFields): bigint {
  if (fields.digits.length !== digitCount) throw new RangeError(`An index has ${digitCount} digits`);
  const layout: [name: string, value: number, width: number][] = [
    ['reserved', fields.reserved, 1],
    ['mode', fields.mode, 4],
    ['modeBits', fields.modeBits, 3],
    ['resolution', fields.resolution, 4],
    ['baseCell', fields.baseCell, 7],
    ...fields.digits.map((digit, index): [string, number, number] => [`digit ${index + 1}`, digit, 3]),
  ];
  return layout.reduce((index, [name, value, width]) => {
    if (!Number.isInteger(value) || value < 0 || value >= 2 ** width) {
      throw new RangeError(`${name} is ${value}; it has ${width} bits`);
    }
    return (index << BigInt(width)) | BigInt(value);
  }, 0n);
}
