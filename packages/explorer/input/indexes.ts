import {translate} from '@docusaurus/Translate';
import {isValidCell, isValidDirectedEdge, isValidVertex} from 'h3-js';
import {whyWrongLength} from '@h3-docs/grid/h3/bits';
import {brokenRule} from '@h3-docs/grid/h3/validity';
import type {IndexKind} from './types';

/** An index in canonical form, or the reason why a text that looks like an index isn't valid. */
export type IndexReading = {readonly kind: IndexKind; readonly index: string} | {readonly reason: string};

/** Suffixes of integers in C, Java, JavaScript, and Rust. */
const SUFFIX = '(?:[iu]64|u?ll?|ul|u|n)?';
const DECIMAL = new RegExp(`^([+-]?)(\\d{16,})${SUFFIX}$`, 'i');
const PREFIXED_HEX = new RegExp(`^[+-]?0x([0-9a-f]+?)${SUFFIX}$`, 'i');
const BARE_HEX = /^(?:(?=.*[a-f])(?=.*\d)[0-9a-f]{11,}|[a-f]{15,})$/i;
const ROUNDED = /^[+-]?\d(?:[.,]\d+)?e\+?1[78]$/i;
/** The least index of a cell and the largest of a vertex, by their modes. */
const [LEAST, LARGEST] = [1n << 59n, (5n << 59n) - 1n];

const LARGEST_UNSIGNED = (1n << 64n) - 1n;
const LARGEST_NEGATIVE = 1n << 63n;
/** The most characters of a number that are worth converting: anything longer is out of range anyway. */
const LONGEST_NUMBER = 24;

/**
 * Reads one token as an H3 index: hexadecimal (15 or 16 digits, any case), `0x` hexadecimal, or a signed or unsigned
 * 64-bit decimal.
 *
 * @returns undefined when the token does not look like an index at all
 */
export function readIndex(token: string): IndexReading | undefined {
  const decimal = DECIMAL.exec(token);
  if (decimal) return readDecimal(decimal[1] === '-', decimal[2] ?? '');
  const prefixed = PREFIXED_HEX.exec(token);
  if (prefixed) return readHex(prefixed[1] ?? '');
  if (BARE_HEX.test(token)) return readHex(token);
  if (ROUNDED.test(token)) {
    return {
      reason: translate({
        message:
          'a spreadsheet rounded this index, and its last digits are lost. Format the column as text before the indexes are put into it, or use hexadecimal ones',
      }),
    };
  }
  return undefined;
}

/**
 * Whether a token is a number of the size of an index that a program rounded: `6.15E+17`, or a decimal that is no index
 * and ends in zeros.
 */
export function isRoundedIndex(token: string): boolean {
  return ROUNDED.test(token) || (hasRoundDigits(token) && 'reason' in readDecimal(false, token));
}

/** Whether the digits of a number have the size of an index and end in zeros, as doubles of that size are printed. */
function hasRoundDigits(digits: string): boolean {
  if (!/^\d{16,17}00$/.test(digits)) return false;
  const value = BigInt(digits);
  return value >= LEAST && value <= LARGEST;
}

function readDecimal(negative: boolean, digits: string): IndexReading {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > LONGEST_NUMBER) return {reason: translate({message: 'larger than 64 bits'})};
  const magnitude = BigInt(significant);
  if (magnitude > (negative ? LARGEST_NEGATIVE : LARGEST_UNSIGNED))
    return {reason: translate({message: 'larger than 64 bits'})};
  const reading = readBits(negative ? BigInt.asUintN(64, -magnitude) : magnitude);
  if ('reason' in reading && hasRoundDigits(significant)) {
    return {
      reason: translate(
        {
          message:
            'this index lost its last digits when a program stored it as a floating-point number ({reason}). Store indexes as text or as 64-bit integers',
        },
        {reason: reading.reason},
      ),
    };
  }
  return reading;
}

function readHex(digits: string): IndexReading {
  const significant = digits.replace(/^0+(?=.)/, '');
  const wrong = whyWrongLength(digits);
  if (wrong !== undefined) return {reason: wrong};
  return readBits(BigInt(`0x${significant}`));
}

function readBits(value: bigint): IndexReading {
  const index = value.toString(16);
  if (isValidCell(index)) return {kind: 'cell', index};
  if (isValidDirectedEdge(index)) return {kind: 'edge', index};
  if (isValidVertex(index)) return {kind: 'vertex', index};
  return {reason: whyInvalid(value)};
}

/**
 * Why a 64-bit value isn't a valid H3 index, in words.
 *
 * @param index - an unsigned 64-bit value that failed validation
 */
function whyInvalid(index: bigint): string {
  // What the bits alone cannot tell: who owns a corner.
  return (
    brokenRule(index) ?? translate({message: 'not a valid vertex, because another of its three cells owns this corner'})
  );
}
