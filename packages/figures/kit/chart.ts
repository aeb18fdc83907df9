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

/** Bars standing on height y, as one path of a class. */
export function bars(
  className: string,
  columns: readonly {x: number; width: number; top: number}[],
  y: number,
): string {
  return path(
    className,
    columns
      .map(({x, width, top}) =>
        y - top < 0.05 ? '' : `M${round(x)} ${round(y)}V${round(top)}h${round(width)}V${round(y)}z`,
      )
      .join(''),
  );
}
