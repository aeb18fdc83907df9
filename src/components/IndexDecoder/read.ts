import {translate} from '@docusaurus/Translate';
import {parseIndex, whyWrongLength} from '@h3-docs/grid/h3/bits';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';

/**
 * The result of reading a text: 64 bits and their notation, or the reason why the text isn't an index. An empty text
 * has no result.
 */
export type Reading =
  | {
      readonly index: bigint;
      readonly notation: 'hexadecimal' | 'decimal';
      /** Whether it is written as JavaScript writes a number of that size: then it may have been rounded to a double. */
      readonly rounded: boolean;
    }
  | {readonly problem: string}
  | undefined;

/** What people copy along with an index is removed: a label such as `H3Index:`, quotes, commas, brackets, the `n` of a BigInt. */
function bare(text: string): string {
  const value = text.trim().replace(/^[A-Za-z_]\w*\s*[:=]\s*/, '');
  return withoutTrailing(value.replace(/^["'`[(]+/, ''), `"'\`,;])`).replace(/^(-?\d+)n$/, '$1');
}

function problemOf(text: string): string {
  if (/^-?\d+(\.\d+)?e[+-]?\d+$/i.test(text) && !/^[0-9a-f]{1,16}$/i.test(text)) {
    return translate({
      message:
        'a number in exponent notation has lost the last digits of its index. Read the index as text or as a 64-bit integer',
    });
  }
  if (/^-?\d+[.,]\d*$/.test(text)) return translate({message: 'an index is an integer and has no decimal point'});
  if (/^0x$/i.test(text)) return translate({message: 'nothing follows the 0x'});
  if (/^-?\d+$/.test(text)) return translate({message: 'the number does not fit in 64 bits'});
  const digits = text.replace(/^0x/i, '');
  const wrong = /[^0-9a-f]/i.exec(digits)?.[0];
  if (wrong !== undefined) {
    const shown = wrong.trim() === '' ? translate({message: 'a space'}) : `“${wrong}”`;
    return translate({message: '{shown} is not a hexadecimal digit (0 to 9, a to f)'}, {shown});
  }
  return whyWrongLength(digits) ?? translate({message: 'this is not an index'});
}

/**
 * Reads an index as people paste it: hexadecimal, with or without `0x`, in either case; or decimal, unsigned or signed
 * 64-bit. Up to 16 digits are hexadecimal, since a valid index has 18 or 19 decimal ones.
 */
export function readIndex(text: string): Reading {
  const tidy = bare(text);
  if (tidy === '') return undefined;
  const index = parseIndex(tidy);
  if (index === null) return {problem: problemOf(tidy)};
  const hex = /^(?:0x)?([0-9a-f]{1,16})$/i.exec(tidy)?.[1];
  if (hex !== undefined) {
    const wrong = whyWrongLength(hex);
    return wrong === undefined ? {index, notation: 'hexadecimal', rounded: false} : {problem: wrong};
  }
  // Smaller integers are exact as floating-point numbers.
  const rounded = !Number.isSafeInteger(Number(tidy)) && String(Number(tidy)) === tidy;
  return {index, notation: 'decimal', rounded};
}
