import type {Point} from '@h3-docs/grid/h3/clip';
import {group, label, path, round} from '@h3-docs/grid/h3/svg';

/** A linear scale from values to units of the drawing. */
export interface Scale {
  (value: number): number;
  readonly ticks: readonly number[];
  /** The lowest and the highest value. */
  readonly domain: readonly [low: number, high: number];
}

/** A scale over [low, high] with about `count` round ticks (steps of 1, 2 or 5 times a power of ten). */
export function linear(low: number, high: number, from: number, to: number, count: number): Scale {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Rounded, since 3 × 0.1 is not 0.3.
  const ticks = Array.from({length: last - first + 1}, (_, index) => Number(((first + index) * step).toPrecision(12)));
  return Object.assign((value: number) => from + ((value - low) / (high - low)) * (to - from), {
    ticks,
    domain: [low, high] as const,
  });
}

/** A horizontal axis at height y, as long as the data go, with ticks and a title. */
export function bottomAxis(scale: Scale, y: number, title: string, format: (value: number) => string): string {
  const [first, last] = scale.domain;
  const marks = scale.ticks.map((tick) => `M${round(scale(tick))} ${y}v4`).join('');
  return group(
    'd-axis',
    path(undefined, `M${round(scale(first))} ${y}H${round(scale(last))}${marks}`) +
      scale.ticks.map((tick) => label('d-tick', [scale(tick), y + 19], format(tick), 'middle')).join('') +
      label('d-axis-title', [(scale(first) + scale(last)) / 2, y + 42], title, 'middle'),
  );
}

/** How many values fall into each of some columns of equal width over the domain of a scale; the last one has what is beyond. */
export function histogram({domain: [low, high]}: Scale, values: readonly number[], columns: number): number[] {
  const counts = Array.from<number>({length: columns}).fill(0);
  for (const value of values) {
    const column = Math.min(columns - 1, Math.floor(((value - low) / (high - low)) * columns));
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

/** Bars of a histogram that stand on height y, a pixel apart. @param perCount the height of one, in units of the drawing */
export function bars(scale: Scale, counts: readonly number[], y: number, perCount: number): string {
  const [from, to] = scale.domain.map(scale);
  const width = ((to ?? 0) - (from ?? 0)) / counts.length;
  const data = counts.map((count, index) => {
    const left = round((from ?? 0) + index * width + 0.5);
    return count > 0 ? `M${left} ${round(y)}V${round(y - count * perCount)}h${round(width - 1)}V${round(y)}z` : '';
  });
  return path('d-bar', data.join(''));
}

/** A line through points, and its name to the right of the axis. @param index tells lines apart by their color */
export function namedLine(index: number, points: readonly Point[], right: number, name: string): string {
  const data = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return (
    path(`d-line d-line-${index}`, `M${data}`) +
    label(`d-label d-key d-line-${index}`, [right + 8, (points.at(-1)?.[1] ?? 0) + 4], name)
  );
}
