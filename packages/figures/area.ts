import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {drawing, label, path, round} from '@h3-docs/grid/h3/svg';
import {bars, bottomAxis, histogram, linear} from './kit/chart';
import {readProps} from './kit/props';
import type {Figure} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** How the areas of all cells of a resolution are spread around their average: a histogram. */
const area: Figure = (props) => {
  const {res} = readProps(props, {res: 3});
  if (!Number.isInteger(res) || res < 0 || res > 4)
    throw new Error('the prop res must be 0 to 4: every cell is measured');
  const average = h3.getHexagonAreaAvg(res, 'km2');
  const all = h3.getRes0Cells().flatMap((cell) => h3.cellToChildren(cell, res));
  const [pentagons, hexagons] = [true, false].map((pentagon) =>
    all.filter((cell) => h3.isPentagon(cell) === pentagon).map((cell) => h3.cellArea(cell, 'km2') / average),
  );
  const ratios = hexagons ?? [];
  const [least, most] = [Math.min(...(pentagons ?? [])), ratios.reduce((a, b) => Math.max(a, b), 0)];
  const smallest = ratios.reduce((a, b) => Math.min(a, b), Infinity);
  const [width, height, bottom, top] = [560, 300, 240, 24];
  const [low, high, step] = [0.3, 1.35, 0.025];
  const x = linear(low, high, 24, width - 24, 6);
  const counts = histogram(x, ratios, Math.round((high - low) / step));
  const tallest = Math.max(...counts);
  const percent = (value: number) => `${Math.round(value * 100)}%`;
  const mark = (value: number, text: string, y: number) =>
    path('d-mark', `M${round(x(value))} ${y + 6}V${bottom}`) + label('d-label', [x(value), y], text, 'middle');
  const alt = translate(
    {
      message:
        "A histogram of the areas of all {count} cells of resolution {res}. A hexagon has {smallest} to {most} of the average hexagon's area. Each of the 12 pentagons has {least} of this area.",
    },
    {count: formatLocale(all.length), res, smallest: percent(smallest), most: percent(most), least: percent(least)},
  );
  return drawing(
    bars(x, counts, bottom, (bottom - top) / tallest) +
      path('d-mark', `M${round(x(least))} 136V${bottom}`) +
      // Beside the line of the smallest hexagon, which is near.
      label(
        'd-label',
        [x(smallest) - 6, 130],
        translate({message: 'pentagons: {least}'}, {least: percent(least)}),
        'end',
      ) +
      mark(smallest, translate({message: 'smallest hexagon: {smallest}'}, {smallest: percent(smallest)}), 70) +
      mark(most, translate({message: 'largest: {most}'}, {most: percent(most)}), 40) +
      bottomAxis(x, bottom, translate({message: 'area of a cell, relative to the average hexagon'}), percent),
    alt,
    width,
    height,
  );
};
export default area;
