import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import type {Point} from './clip';

/** A drawing: SVG markup that takes its colors from the page's stylesheet, and what it shows in words. */
export interface Drawing {
  readonly svg: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A coordinate with at most one decimal. */
export function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** One element; attributes that are undefined are left out. `content` is markup. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${escapeMarkup(String(value))}"`))
    .join('');
  return content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`;
}

/** A group, or nothing when there is nothing in it. */
export function group(className: string, content: string): string {
  return content ? element('g', {class: className}, content) : '';
}

/** A path, or nothing when its data is empty. */
export function path(className: string | undefined, data: string, content = ''): string {
  return data ? element('path', {class: className, d: data}, content) : '';
}

/** A line of text at a point. */
export function label(
  className: string | undefined,
  [x, y]: readonly [number, number],
  text: string,
  anchor?: 'middle' | 'end',
): string {
  return element('text', {class: className, x: round(x), y: round(y), 'text-anchor': anchor}, escapeContent(text));
}

/** An arrow between two points of the drawing. @param wings the length of the lines at its tip */
export function arrow(from: Point, to: Point, wings = 9): string {
  const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const wing = (side: number) =>
    `${round(to[0] - wings * Math.cos(heading + side))} ${round(to[1] - wings * Math.sin(heading + side))}`;
  const tip = `${round(to[0])} ${round(to[1])}`;
  return path('d-arrow', `M${round(from[0])} ${round(from[1])}L${tip}M${wing(0.5)}L${tip}L${wing(-0.5)}`);
}

/** Markup as a whole drawing; its alternative text is the image's accessible name. */
export function drawing(content: string, alt: string, width: number, height: number): Drawing {
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      class: 'd',
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-label': alt,
    },
    content,
  );
  return {svg, alt, width, height};
}
