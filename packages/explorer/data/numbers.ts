import {EXACT_DIGITS} from './digits';

/** How the numbers of a column are written. */
export interface NumberFormat {
  /** Undefined: no field has a decimal mark. */
  readonly decimal: '.' | ',';
  /** What is around each number, such as `$` or `%`; empty: nothing. */
  readonly unit: string;
  /** Whether its points may as well group digits: `1.234` and `850`, but never `1.5`, `0.123`, or `1234`. */
  readonly ambiguous?: boolean;
}

/** Plain numbers of programs: no leading zeros, and an exponent only where a program writes one. */
const PLAIN = /^[+-]?(?:0|[1-9]\d*)(?:\.\d*)?(?:e[+-]\d+)?$|^[+-]?\.\d+$|^[+-]?\d(?:\.\d+)e\d+$/i;
/** 1,234,567.8 and 1 234 567.8 */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:[,'’\u00a0\u202f ]\d{3})+(?:\.\d+)?$/;
/** 1.234.567,8 and 1234,8 */
const COMMA = /^[+-]?(?:(?:0|[1-9]\d*)|[1-9]\d{0,2}(?:[.'’\u00a0\u202f ]\d{3})+)(?:,\d+)?$/;
/** Numbers in which a point may be a decimal mark, or group digits as in German. */
const MAY_GROUP = /^[+-]?(?:\d|[1-9]\d{1,2}|[1-9]\d{0,2}\.\d{3})$/;
/** The address of a computer, which has the form of a number with points between its digits. */
const IP_ADDRESS = /^(?:(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/;
/** A currency before or after a number, or a percent sign after it. */
const UNIT = /^([+-]?)(?:([A-Z]{0,2}\p{Sc}|[A-Z]{3}\s)\s?)?(.*?)(?:\s?(%|\p{Sc}|\s[A-Z]{3}))?$/su;
const GROUPS = /[,'’\u00a0\u202f ]/g;
const COMMA_GROUPS = /[.'’\u00a0\u202f ]/g;

/** No number is written with more characters. */
const LONGEST = 40;

/** Most numbers have nothing but their digits and marks. */
const BARE = /^[+-]?[\d.,]+$/;

/** Marks that change nothing but the direction of text, and spaces without a width. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A field without characters that nobody sees. */
export const visible = (field: string): string => field.replace(INVISIBLE, '');

/** A field with a hyphen in front as its minus sign. */
function plainSign(written: string): string {
  const field = visible(written);
  return field.startsWith('−') ? `-${field.slice(1)}` : field;
}

/** A field without its unit: the digits with their sign, and the unit. */
function parts(written: string): {readonly digits: string; readonly unit: string} {
  const field = BARE.test(written) ? written : plainSign(written);
  if (BARE.test(field) || field.length > LONGEST) return {digits: field, unit: ''};
  const [, sign = '', before = '', digits = '', after = ''] = UNIT.exec(field) ?? [];
  return {digits: sign + digits, unit: (before || after).trim()};
}

/** Longer integers are mostly identifiers. */
const isExact = (digits: string) =>
  digits.length <= EXACT_DIGITS || digits.includes('.') || digits.replace(/\D/g, '').length <= EXACT_DIGITS;

/** The ways to write a number, with what recognizes them. */
const ways = {
  plain: (digits: string) => PLAIN.test(digits) && (isExact(digits) || /e/i.test(digits)),
  grouped: (digits: string) => (PLAIN.test(digits) || GROUPED.test(digits)) && isExact(digits),
  comma: (digits: string) =>
    COMMA.test(digits) && (digits.includes(',') || digits.replace(/\D/g, '').length <= EXACT_DIGITS),
} as const;

/**
 * How the numbers of a column are written, or undefined when one of its fields isn't a number that can be computed with:
 * leading zeros, more than 15 digits, or an exponent without a sign or a decimal point belong to identifiers. Addresses
 * of computers are none, either.
 *
 * @param fields - without those that are empty
 * @param commas - whether commas are more likely to be decimal than to group digits
 */
export function numberFormatOf(fields: Iterable<string>, commas = false): NumberFormat | undefined {
  const open = {plain: true, grouped: true, comma: true};
  let unit: string | undefined;
  let hasPoints = false;
  let mayGroup = true;
  let areAddresses = true;
  for (const field of fields) {
    const {digits, unit: own} = parts(field);
    unit ??= own;
    if (own !== unit) return undefined;
    open.plain &&= ways.plain(digits);
    open.grouped &&= ways.grouped(digits);
    open.comma &&= ways.comma(digits);
    if (!open.plain && !open.grouped && !open.comma) return undefined;
    hasPoints ||= digits.includes('.');
    mayGroup &&= MAY_GROUP.test(digits);
    areAddresses &&= IP_ADDRESS.test(digits);
  }
  // A column without fields has a format, too.
  if (areAddresses && hasPoints) return undefined;
  const decimal = open.plain || (open.grouped && !(commas && open.comma)) ? '.' : ',';
  return {decimal, unit: unit ?? '', ...(decimal === '.' && hasPoints && mayGroup && {ambiguous: true})};
}

/** The number that a field holds in a format; NaN where it holds none. */
export function parseNumber(field: string, {decimal}: NumberFormat): number {
  const plain = Number(field);
  if (field !== '' && Number.isFinite(plain) && (decimal === '.' || !field.includes('.'))) return plain;
  const {digits} = parts(field);
  if (digits === '') return NaN;
  return decimal === '.'
    ? Number(GROUPED.test(digits) ? digits.replace(GROUPS, '') : digits)
    : Number(COMMA.test(digits) ? digits.replace(COMMA_GROUPS, '').replace(',', '.') : NaN);
}

/** The digits of a number, without its sign and its unit. */
const DIGITS = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/;

/** A number with a decimal comma as it is written with a point and without groups: `1.234,5 €` becomes `1234.5 €`. */
export const withDecimalPoint = (field: string): string =>
  plainSign(field).replace(DIGITS, (digits) => digits.replace(COMMA_GROUPS, '').replace(',', '.'));

export const plainNumbers: NumberFormat = {decimal: '.', unit: ''};
