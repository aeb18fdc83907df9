import {translate} from '@docusaurus/Translate';
import {countrySpread} from '@h3-docs/grid/systems';
import {drawing, label, path, round} from '@h3-docs/grid/h3/svg';
import {bottomAxis, linear} from './kit/chart';
import {readProps} from './kit/props';
import type {Figure} from './types';
import {formatLocale} from '@h3-docs/base/number';

const [width, left, right, rowHeight] = [560, 24, 536, 22] as const;
/** Powers of ten of the axis, in km²: from a small town to more than the largest country. */
const [LEAST, MOST] = [-1, 8] as const;

const axis = linear(LEAST, MOST, left, right, MOST - LEAST);
const x = (km2: number) => axis(Math.log10(km2));

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const power = (exponent: number) =>
  exponent < 3
    ? String(10 ** exponent)
    : `10${String(exponent).replace(/\d/g, (digit) => superscripts[Number(digit)] ?? '')}`;

/** The areas of all countries and territories on one line, those of H3's hexagons on one line a resolution. */
const countryareas: Figure = (props, {statistics}) => {
  readProps(props, {});
  const {areas, count, ratio} = countrySpread();
  const countryTop = 28;
  const ticks = areas.map((km2) => `M${round(x(km2))} ${countryTop}v18`).join('');
  const firstRow = countryTop + 56;
  const rows = statistics.resolutions
    .map(({resolution, measures}) => ({resolution, ...measures.area.hexagons}))
    .filter(({min}) => Math.log10(min) > LEAST)
    .reverse()
    .map(({resolution, min, max}, row) => {
      const y = firstRow + row * rowHeight;
      const end = x(max) + 8;
      return (
        path('d-bar', `M${round(x(min))} ${y}H${round(x(max))}v12H${round(x(min))}z`) +
        label('d-label', [end, y + 10.5], `${resolution}`)
      );
    });
  const bottom = firstRow + rows.length * rowHeight + 6;
  const alt = translate(
    {
      message:
        'A chart with a logarithmic axis. The areas of {count} countries and territories spread over the whole axis, and the largest area is {ratio} times the smallest. For each H3 resolution from {finest} to 0, a short bar shows the areas of its hexagons.',
    },
    {count, ratio: formatLocale(Math.round(ratio)), finest: rows.length - 1},
  );
  return drawing(
    label('d-label', [left, countryTop - 9], translate({message: 'Countries and territories'})) +
      path('d-cell d-thin', ticks) +
      label('d-label', [left, firstRow - 10], translate({message: 'H3 cells, by resolution'})) +
      rows.join('') +
      bottomAxis(axis, bottom, translate({message: 'area in km², each step ten times the last'}), power),
    alt,
    width,
    bottom + 54,
  );
};
export default countryareas;
