import {translate} from '@docusaurus/Translate';
import {EXACT_DIGITS} from './digits';
import type {Value} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** YlGnBu of ColorBrewer, from light to dark. */
const ylGnBu = ['#ffffcc', '#c7e9b4', '#7fcdbb', '#41b6c4', '#1d91c0', '#225ea8', '#0c2c84'];

/**
 * Colors that people with any kind of color blindness can tell apart: YlGnBu of ColorBrewer (Cynthia Brewer, colorbrewer2.org)
 * for numbers, and the set of Masataka Okabe and Kei Ito for texts. Of YlGnBu, the lightest color is left out, because nobody
 * can see it on light land.
 */
const sequential = ylGnBu.slice(1);
const categories = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442'];

/** YlGnBu for dark land, where light colors stand out: from dark to light, without the darkest, which nobody can see there. */
const sequentialOnDark = ylGnBu.slice(0, -1).reverse();

/** The color of categories beyond the palette, and of rows without a value. */
const OTHER = '#8a8a8a';

/** One line of a legend. */
export interface LegendItem {
  readonly color: string;
  readonly label: string;
}

/** How values are colored. */
export interface ColorScale {
  readonly colorOf: (value: Value) => string;
  readonly legend: readonly LegendItem[];
}

/** The least and largest numbers, without their sign, that are written without an exponent. */
const SMALLEST_PLAIN = 1e-6;
const LARGEST_PLAIN = 1e16;

/** All digits that are exact, as tables show them. */
const EXACT = {maximumSignificantDigits: EXACT_DIGITS} as const;
/** Four places behind the point, or six digits where these are more, as legends show them: others say nothing. */
const SHORT = {maximumFractionDigits: 4, maximumSignificantDigits: 6, roundingPriority: 'morePrecision'} as const;

function formatNumber(value: number, digits: Intl.NumberFormatOptions): string {
  const size = Math.abs(value);
  const isPlain = value === 0 || (size >= SMALLEST_PLAIN && size < LARGEST_PLAIN);
  return formatLocale(value, isPlain ? digits : {...digits, notation: 'scientific'});
}

/** A number of a legend with what is around it, such as `12%`. */
function formatAmount(value: number, unit = ''): string {
  const number = formatNumber(value, SHORT);
  return unit === '%' ? `${number}%` : `${unit}${unit.length > 1 ? ' ' : ''}${number}`;
}

/** A value as tables show it: a text as it was written. */
export const formatValue = (value: Value): string =>
  typeof value === 'number' ? formatNumber(value, EXACT) : (value ?? '');

/**
 * A scale for values: classes with about as many numbers each, or categories for texts.
 *
 * @param unit - what is around numbers, such as `%`
 * @param isDark - whether the colors are seen on a dark map
 */
export function colorScale(
  values: readonly Value[],
  {unit, isDark = false}: {readonly unit?: string | undefined; readonly isDark?: boolean} = {},
): ColorScale {
  const numbers = values.filter((value) => typeof value === 'number');
  const scale =
    numbers.length === 0
      ? categorical(values.filter((value) => value !== null).map(String))
      : numeric(numbers, isDark ? sequentialOnDark : sequential, unit);
  if (!values.includes(null)) return scale;
  return {...scale, legend: [...scale.legend, {color: OTHER, label: translate({message: 'no value'})}]};
}

function categorical(values: readonly string[]): ColorScale {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b, 'en'));
  const items = ranked.slice(0, categories.length).map(([label], at) => ({label, color: categories[at] ?? OTHER}));
  const known = new Map(items.map(({label, color}) => [label, color]));
  const others = ranked.length - items.length;
  const rest = {label: translate({message: '{count} others'}, {count: others}), color: OTHER};
  return {
    colorOf: (value) => (value === null ? OTHER : (known.get(String(value)) ?? OTHER)),
    legend: others > 0 ? [...items, rest] : items,
  };
}

/** Up to so many different numbers get a class each: as many as there are colors. */
const MOST_SINGLE = sequential.length;

/** The least value of each class, in ascending order. */
function bordersOf(values: readonly number[], classes: number): number[] {
  const distinct = new Set<number>();
  for (const value of values) {
    distinct.add(value);
    if (distinct.size > MOST_SINGLE) break;
  }
  if (distinct.size <= MOST_SINGLE) return [...distinct].sort((a, b) => a - b);
  return quantiles(values, classes);
}

function numeric(values: readonly number[], ramp: readonly string[], unit: string | undefined): ColorScale {
  const borders = bordersOf(values, ramp.length);
  const classes = borders.length;
  const classOf = (value: number) => {
    let at = 0;
    while (at < classes - 1 && value >= (borders[at + 1] ?? Infinity)) at++;
    return at;
  };
  const share = (at: number) => (classes === 1 ? 0.5 : at / (classes - 1));
  const colorAt = (at: number) => ramp[Math.round(share(at) * (ramp.length - 1))] ?? OTHER;
  const found = borders.map((least) => ({least, most: least}));
  for (const value of values) {
    const own = found[classOf(value)];
    if (own) own.most = Math.max(own.most, value);
  }
  return {
    colorOf: (value) => (typeof value === 'number' ? colorAt(classOf(value)) : OTHER),
    // The numbers that a class has: the labels of classes never overlap.
    legend: found.map(({least, most}, at) => {
      const [from, to] = [formatAmount(least, unit), formatAmount(most, unit)];
      return {color: colorAt(at), label: from === to ? from : translate({message: '{from} to {to}'}, {from, to})};
    }),
  };
}

/**
 * The least values of classes with about as many values each, ascending. Equal values are never divided: after a class
 * with many of them, the others share what is left.
 */
function quantiles(values: readonly number[], classes: number): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const borders: number[] = [];
  let from = 0;
  while (from < sorted.length) {
    const border = sorted[from] ?? 0;
    borders.push(border);
    const left = classes - borders.length + 1;
    if (left === 1) break;
    const next = sorted[from + Math.round((sorted.length - from) / left)] ?? Infinity;
    from = sorted.findIndex((value) => value > border && value >= next);
    if (from < 0) break;
  }
  return borders;
}
