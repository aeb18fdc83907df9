import {formatLocale} from '../number';

/** A number that a reader typed, or a message about the problem. */
export type Amount = {readonly value: number} | {readonly problem: string};

/**
 * Reads a number above zero: `500`, `0.5`, `1,000`, `1 000.5`, `1e6`.
 *
 * @param name - the quantity, for messages: 'the radius'
 * @param most - the largest sensible value, in the same unit
 */
export function readAmount(text: string, name: string, most = Infinity): Amount {
  const typed = text.trim();
  if (typed === '') return {problem: `Type ${name}.`};
  if (/^\d+,\d{1,2}$|^\d+,\d{4,}$|^0,\d+$/.test(typed)) {
    return {problem: `Write decimals with a point: ${typed.replace(',', '.')}.`};
  }
  const plain = typed.replace(/(?<=\d)[, \u00a0\u202f'](?=\d{3}(?:\D|$))/g, '');
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)) return {problem: `“${typed}” is not a number.`};
  const value = Number(plain);
  if (value <= 0) return {problem: `Type a number above 0 for ${name}.`};
  if (value > most)
    return {
      problem: `Type at most ${formatLocale(most, {maximumSignificantDigits: 5})} for ${name}.`,
    };
  return {value};
}
