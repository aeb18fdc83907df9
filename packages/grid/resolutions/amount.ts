import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';

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
  if (typed === '') return {problem: translate({message: 'Type {name}.'}, {name})};
  if (/^\d+,\d{1,2}$|^\d+,\d{4,}$|^0,\d+$/.test(typed)) {
    return {
      problem: translate({message: 'Write decimals with a point: {number}.'}, {number: typed.replace(',', '.')}),
    };
  }
  const plain = typed.replace(/(?<=\d)[, \u00a0\u202f'](?=\d{3}(?:\D|$))/g, '');
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(plain))
    return {problem: translate({message: '“{text}” is not a number.'}, {text: typed})};
  const value = Number(plain);
  if (value <= 0) return {problem: translate({message: 'Type a number above 0 for {name}.'}, {name})};
  if (value > most)
    return {
      problem: translate(
        {message: 'Type at most {most} for {name}.'},
        {most: formatLocale(most, {maximumSignificantDigits: 5}), name},
      ),
    };
  return {value};
}
