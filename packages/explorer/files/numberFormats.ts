import {attributeOf, xmlEvents} from '../input/xml-events';

/** Formats that only place digits: `00000`, `000-00-0000`, or `(000) 000-0000`. They are for identifiers. */
const ZEROS = /^(?=.*00)[0\s()/+-]+$/;

/** The first section of a format, which is for positive numbers, without colors, languages, quotes, and escapes. */
const plainSection = (code: string): string => (code.split(';')[0] ?? '').replace(/\[[^[\]]*\]|["\\]/g, '');

/**
 * The formats of a workbook that show leading zeros, by the number of the style.
 *
 * @param styles - `xl/styles.xml`
 */
export function zeroFormats(styles: string): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const found = new Map<string, string>();
  let isCell = false;
  let style = 0;
  for (const event of xmlEvents(styles)) {
    if (event.type !== 'open' && event.type !== 'close') continue;
    if (event.name === 'cellXfs') isCell = event.type === 'open';
    if (event.type === 'close') continue;
    if (event.name === 'numFmt') {
      const code = plainSection(attributeOf(event.attributes, 'formatCode') ?? '');
      if (ZEROS.test(code)) codes.set(attributeOf(event.attributes, 'numFmtId') ?? '', code);
    } else if (event.name === 'xf' && isCell) {
      const code = codes.get(attributeOf(event.attributes, 'numFmtId') ?? '');
      if (code !== undefined) found.set(String(style), code);
      style++;
    }
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
