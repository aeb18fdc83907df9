// cspell:ignore ymdhs
import {attributeOf} from '../input/xml-events';
import {elementsOf} from './workbookParts';

/** How a style shows a number: as a moment, or with the digits of a format such as `000-00`. */
export type NumberStyle = 'moment' | {readonly zeros: string};

/** Formats that only place digits: `00000`, `000-00-0000`, or `(000) 000-0000`. They are for identifiers. Excel's limit is 255. */
const ZEROS = /^(?=.*00)[0\s()/+-]{2,255}$/;

/** Excel's own formats of dates and times, by their numbers. Those from 27 on are of East Asia. */
const MOMENTS: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

/** The first section of a format, which is for positive numbers, without colors, languages, quotes, and escapes. */
const plainSection = (code: string): string =>
  (code.replace(/"[^"]*"/g, '').split(';')[0] ?? '').replace(/\[(?!h+\]|m+\]|s+\])[^[\]]*\]|\\./gi, '');

function styleOf(code: string): NumberStyle | undefined {
  const digits = (code.split(';')[0] ?? '').replace(/\[[^[\]]*\]|["\\]/g, '');
  if (ZEROS.test(digits)) return {zeros: digits};
  const plain = plainSection(code);
  return /[ymdhs]/i.test(plain) && !/general|[#?%]/i.test(plain) ? 'moment' : undefined;
}

/**
 * How the styles of a workbook show numbers, by their place in the list of styles.
 *
 * @param styles - `xl/styles.xml`; undefined: there are none
 * @throws Damaged when there are more than any workbook has
 */
export function numberStyles(styles: string | undefined): readonly (NumberStyle | undefined)[] {
  const formats = new Map<number, NumberStyle | undefined>();
  const found: (NumberStyle | undefined)[] = [];
  let isCell = false;
  for (const {name, attributes} of elementsOf(styles, 'numFmt', 'cellStyleXfs', 'cellXfs', 'xf')) {
    const number = Number(attributeOf(attributes, 'numFmtId') ?? NaN);
    const isMoment = MOMENTS.some(([from, to]) => number >= from && number <= to);
    if (name === 'numFmt') formats.set(number, styleOf(attributeOf(attributes, 'formatCode') ?? ''));
    else if (name !== 'xf') isCell = name === 'cellXfs';
    else if (isCell) found.push(formats.get(number) ?? (isMoment ? 'moment' : undefined));
  }
  return found;
}

/** A number as a format of zeros shows it; undefined for one that isn't whole or is negative. */
export function withZeros(number: string, format: string): string | undefined {
  if (!/^\d+$/.test(number)) return undefined;
  const places = format.replace(/[^0]/g, '').length;
  const digits = number.padStart(places, '0');
  // Digits for which there is no place stand before the others.
  let at = digits.length - places;
  const more = digits.slice(0, at);
  const shown = format.replaceAll('0', () => digits.charAt(at++));
  return shown.replace(/\d/, (first) => more + first).trim();
}
