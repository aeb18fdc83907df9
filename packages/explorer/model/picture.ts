import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import type {LegendItem} from '../data/scale';
import {escapeContent} from '@h3-docs/base/escape';
import {cellRing} from '@h3-docs/grid/h3/geometry';
import type {LandData} from '@h3-docs/grid/h3/land';
import {geography, graticule, scaleBar} from '@h3-docs/grid/h3/layers';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {element, label, round} from '@h3-docs/grid/h3/svg';
import {createView, type Precision, type View} from '@h3-docs/grid/h3/view';
import {formatLocale} from '@h3-docs/base/number';
import {kindOf} from './kinds';
import {indexGeometry} from './shapes';

/** The most indexes in one picture: more would be a file that few programs open. */
export const MOST_PICTURED = 50_000;

/** How a picture is drawn. */
export interface PictureOptions {
  /** Land and borders under the indexes; without it there is only the graticule. */
  readonly land?: LandData;
  /** The color of an index, CSS; undefined: the picture's own. */
  readonly colorOf?: (index: string) => string | undefined;
  /** What the colors stand for, and the name of their column. */
  readonly legend: readonly LegendItem[];
  readonly title: string;
}

/** The size of the map in CSS pixels. */
const WIDTH = 1200;
const HEIGHT = 800;
const MARGIN = 16;
const LINE = 26;
const FONT = 16;
const COLUMN = 280;
/** Cells have outlines in pictures of up to this many indexes. */
const OUTLINED = 5000;

/** Colors that a program without the page’s style sheet draws, too. */
const STYLE = `text{font:${FONT}px system-ui,sans-serif;fill:#17232b}.d-sea{fill:#e9f1f5}.d-ground{fill:#f9f7f2}.d-land{fill:#f6f3ea;stroke:#cfc9b8}.d-border,.d-graticule{fill:none;stroke:#cfc9b8}.d-graticule{stroke-opacity:.6}.d-scale path{fill:none;stroke:#52636b;stroke-width:1.5}`;
const COLOR = '#0b7a75';
const PRECISION: Precision = {digits: 1, tolerance: 0.1};

const positionsOf = (index: string): Position[] => {
  if (kindOf(index) === 'cell') return cellRing(h3, index);
  const geometry = indexGeometry(index, kindOf(index));
  const list = geometry.type === 'LineString' ? geometry.coordinates : [];
  const all = geometry.type === 'Point' ? [geometry.coordinates] : list;
  return all.map(([lng = 0, lat = 0]): Position => [lng, lat]);
};

function shape(index: string, positions: readonly Position[], view: View): string {
  const [first] = positions;
  if (kindOf(index) === 'cell') return view.ring(positions, PRECISION);
  if (kindOf(index) === 'edge') return view.line(positions, PRECISION);
  const point = first && view.point(first);
  // A dot is a line without length with round ends.
  return point ? `M${round(point[0])} ${round(point[1])}h0` : '';
}

/**
 * A map of valid indexes as an SVG document of its own: land, the indexes in their colors, a bar with the scale where
 * the picture has one, and a legend below.
 *
 * @throws RangeError in words, when there is nothing to draw, or too much
 */
export function toPicture(indexes: readonly string[], {land, colorOf, legend, title}: PictureOptions): string {
  if (indexes.length === 0) throw new RangeError(translate({message: 'there is nothing to draw'}));
  if (indexes.length > MOST_PICTURED) {
    const [most = '', count = ''] = [MOST_PICTURED, indexes.length].map((value) => formatLocale(value));
    throw new RangeError(
      translate(
        {message: 'a picture has at most {most} indexes, not {count}; select fewer, or compact them first'},
        {most, count},
      ),
    );
  }
  const placed = indexes.map((index) => ({index, positions: positionsOf(index)}));
  const view = createView({
    width: WIDTH,
    height: HEIGHT,
    positions: placed.flatMap(({positions}) => positions),
    minRadiusKm: 0.001,
    padding: 0.04,
  });
  // One path for each color and kind: a file of a few long paths is much smaller than one of many.
  const paths = new Map<string, {color: string; cell: boolean; data: string[]}>();
  for (const {index, positions} of placed) {
    const color = colorOf?.(index) ?? COLOR;
    const cell = kindOf(index) === 'cell';
    const key = `${color} ${cell}`;
    const known = paths.get(key) ?? {color, cell, data: []};
    paths.set(key, known);
    known.data.push(shape(index, positions, view));
  }
  const drawn = Array.from(paths.values(), ({color, cell, data}) =>
    element('path', {
      d: data.join(''),
      fill: cell ? color : 'none',
      'fill-opacity': cell ? 0.75 : undefined,
      stroke: cell && indexes.length > OUTLINED ? 'none' : color,
      'stroke-width': cell ? 1 : 6,
      'stroke-linecap': 'round',
    }),
  );
  const columns = Math.floor((WIDTH - 2 * MARGIN) / COLUMN);
  const lines = legend.length > 0 ? 1 + Math.ceil(legend.length / columns) : 0;
  const height = HEIGHT + (lines > 0 ? lines * LINE + 2 * MARGIN : 0);
  const items = legend.map(({color, label: text, count}, at) => {
    const [x, y] = [MARGIN + (at % columns) * COLUMN, HEIGHT + MARGIN + (1.5 + Math.floor(at / columns)) * LINE];
    return (
      element('rect', {x, y: round(y - FONT / 2), width: FONT, height: FONT, fill: color}) +
      label(undefined, [x + 1.5 * FONT, y + FONT / 3], `${text} (${formatLocale(count)})`)
    );
  });
  const map = element('clipPath', {id: 'map'}, element('rect', {width: WIDTH, height: HEIGHT}));
  return element(
    'svg',
    {xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}`},
    element('title', {}, escapeContent(title)) +
      element('style', {}, STYLE) +
      map +
      element('rect', {width: WIDTH, height, fill: '#fff'}) +
      element(
        'g',
        {'clip-path': 'url(#map)'},
        geography(view, land) + graticule(view) + drawn.join('') + scaleBar(view),
      ) +
      (legend.length > 0 ? label(undefined, [MARGIN, HEIGHT + MARGIN + LINE / 2], title) : '') +
      items.join(''),
  );
}

/**
 * An SVG document as PNG, with two pixels for each of its own.
 *
 * @throws Error when the browser can’t draw it
 */
export async function toPng(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], {type: 'image/svg+xml'}));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * image.naturalWidth, 2 * image.naturalHeight];
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error(translate({message: 'the browser could not write it'})))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
