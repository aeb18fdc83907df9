import {translate} from '@docusaurus/Translate';
import type {Value} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** How numbers become classes: as many values in each, or equally wide ones. */
export const classMethods = ['quantile', 'equal'] as const;
export type Classing = (typeof classMethods)[number];

export const palettes = ['sequential', 'diverging', 'categorical'] as const;
export type Palette = (typeof palettes)[number];

/** Colors that people with any kind of color blindness can tell apart. */
const colors: Readonly<Record<Palette, readonly string[]>> = {
  sequential: ['#440154', '#414487', '#2a788e', '#22a884', '#7ad151', '#fde725'],
  diverging: ['#542788', '#998ec3', '#d8daeb', '#fee0b6', '#f1a340', '#b35806'],
  categorical: ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#56b4e9', '#d55e00', '#f0e442'],
};

/** The color of categories beyond the palette, and of rows without a value. */
const OTHER = '#8a8a8a';

/** One line of a legend. */
export interface LegendItem {
  readonly color: string;
  readonly label: string;
  /** How many values it stands for. */
  readonly count: number;
}

/** How values are colored. */
export interface ColorScale {
  readonly colorOf: (value: Value) => string;
  readonly legend: readonly LegendItem[];
}

/** A number as legends and tables show it: six significant digits. */
export function formatNumber(value: number): string {
  return formatLocale(value, {maximumSignificantDigits: 6});
}

/** The palettes that suit values: categories are for text, and for numbers too. */
export function palettesFor(type: 'number' | 'text'): readonly Palette[] {
  return type === 'number' ? palettes : ['categorical'];
}

/** A scale for values. Text is always categorical. */
export function colorScale(values: readonly Value[], palette: Palette, classing: Classing): ColorScale {
  const numbers = values.filter((value) => typeof value === 'number');
  const missing = values.filter((value) => value === null).length;
  const scale =
    palette === 'categorical' || numbers.length === 0
      ? categorical(values.filter((value) => value !== null).map(String))
      : numeric(numbers, colors[palette], classing);
  return missing === 0
    ? scale
    : {...scale, legend: [...scale.legend, {color: OTHER, label: translate({message: 'no value'}), count: missing}]};
}

function categorical(values: readonly string[]): ColorScale {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([a, more], [b, less]) => less - more || a.localeCompare(b, 'en'));
  const named = ranked.slice(0, colors.categorical.length);
  const rest = ranked.slice(named.length);
  const items = named.map(([label, count], at) => ({label, count, color: colors.categorical[at] ?? OTHER}));
  const known = new Map(items.map(({label, color}) => [label, color]));
  const others = rest.reduce((sum, [, count]) => sum + count, 0);
  return {
    colorOf: (value) => (value === null ? OTHER : (known.get(String(value)) ?? OTHER)),
    legend:
      others > 0
        ? [...items, {label: translate({message: '{count} others'}, {count: rest.length}), count: others, color: OTHER}]
        : items,
  };
}

function numeric(values: readonly number[], ramp: readonly string[], classing: Classing): ColorScale {
  const breaks = classing === 'quantile' ? quantiles(values, ramp.length) : equalSteps(values, ramp.length);
  // `breaks` has one number more than there are classes.
  const classes = breaks.length - 1;
  const classOf = (value: number) => {
    let at = 0;
    while (at < classes - 1 && value >= (breaks[at + 1] ?? Infinity)) at++;
    return at;
  };
  // Few classes take colors from the whole ramp.
  const colorAt = (at: number) =>
    ramp[classes === 1 ? 0 : Math.round((at * (ramp.length - 1)) / (classes - 1))] ?? OTHER;
  const counts = Array.from({length: classes}, () => 0);
  for (const value of values) {
    const at = classOf(value);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return {
    colorOf: (value) => (typeof value === 'number' ? colorAt(classOf(value)) : OTHER),
    legend: counts.map((count, at) => {
      const [from = 0, to = 0] = breaks.slice(at, at + 2);
      return {
        color: colorAt(at),
        count,
        label:
          from === to
            ? formatNumber(from)
            : translate({message: '{from} to {to}'}, {from: formatNumber(from), to: formatNumber(to)}),
      };
    }),
  };
}

/** The borders of classes with about as many values each, ascending, each once. */
function quantiles(values: readonly number[], classes: number): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const borders = Array.from(
    {length: classes + 1},
    (_, at) => sorted[Math.min(sorted.length - 1, Math.floor((at * sorted.length) / classes))] ?? 0,
  );
  return closed([...new Set(borders)]);
}

function equalSteps(values: readonly number[], classes: number): number[] {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  if (low === high) return [low, high];
  return Array.from({length: classes + 1}, (_, at) => low + ((high - low) * at) / classes);
}

/** At least one class. */
const closed = (borders: number[]) => (borders.length === 1 ? [...borders, ...borders] : borders);
