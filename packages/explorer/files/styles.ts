// cspell:ignore ymdhs
import {attributeOf, xmlEvents} from '../input/xml-events';
import {Damaged} from './limit';

/** How a style shows a number: as a moment, or with the digits of a format such as `000-00`. */
export type NumberStyle = 'moment' | {readonly zeros: string};

/** Excel refuses workbooks with more. */
const MOST_STYLES = 65_490;

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
 * @param styles - `xl/styles.xml`
 * @throws Damaged when there are more than Excel allows
 */
export function numberStyles(styles: string): readonly (NumberStyle | undefined)[] {
  const formats = new Map<number, NumberStyle | undefined>();
  const found: (NumberStyle | undefined)[] = [];
  let isCell = false;
  for (const event of xmlEvents(styles)) {
    if (event.type !== 'open' && event.type !== 'close') continue;
    if (event.name === 'cellXfs') isCell = event.type === 'open';
    if (event.type === 'close') continue;
    if (found.length > MOST_STYLES || formats.size > MOST_STYLES) throw new Damaged();
    const number = Number(attributeOf(event.attributes, 'numFmtId') ?? NaN);
    if (event.name === 'numFmt') formats.set(number, styleOf(attributeOf(event.attributes, 'formatCode') ?? ''));
    else if (event.name === 'xf' && isCell)
      found.push(
        formats.get(number) ?? (MOMENTS.some(([from, to]) => number >= from && number <= to) ? 'moment' : undefined),
      );
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
