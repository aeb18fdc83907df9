import {translate} from '@docusaurus/Translate';
import {gridNamed, sampledAreas, sampleSize} from '@h3-docs/grid/systems';
import {drawing, label} from '@h3-docs/grid/h3/svg';
import {bars, bottomAxis, histogram, linear} from './kit/chart';
import {readProps} from './kit/props';
import type {Figure} from './types';
import {formatLocale} from '@h3-docs/base/number';

const [width, rowHeight, left, right] = [560, 74, 84, 536] as const;
/** Shares of the mean area that the columns cover, and how many there are. */
const [LEAST, MOST, COLUMNS] = [0, 1.6, 64] as const;

/**
 * How often each area occurs, for several grids: the cells at evenly spread positions, each as a share of the mean of
 * its grid. `grids` is a list like `h3:6,s2:13,geohash:6`.
 */
const areaspread: Figure = (props) => {
  const {grids} = readProps(props, {grids: 'h3:6,s2:13,geohash:6'});
  const x = linear(LEAST, MOST, left, right, 8);
  const rows = grids.split(',').map((each) => {
    const [name = '', level = ''] = each.split(':');
    const areas = sampledAreas(name, Number(level));
    const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length;
    const shares = areas.map((area) => area / mean).sort((a, b) => a - b);
    const counts = histogram(x, shares, COLUMNS);
    return {label: gridNamed(name).label, counts, least: shares[0] ?? 0, most: shares.at(-1) ?? 0};
  });
  const highest = Math.max(...rows.flatMap(({counts}) => counts));
  const drawn = rows.map(({label: name, counts}, row) => {
    const base = 10 + rowHeight * (row + 1);
    return bars(x, counts, base, (rowHeight - 12) / highest) + label('d-label', [8, base - 6], name);
  });
  const bottom = 10 + rowHeight * rows.length;
  const percent = (share: number) => `${Math.round(share * 100)}%`;
  const said = rows
    .map(({label: name, least, most}) =>
      translate({message: '{name} from {least} to {most}'}, {name, least: percent(least), most: percent(most)}),
    )
    .join(', ');
  const alt = translate(
    {
      message:
        'For each grid, a histogram shows how often each area occurs at {sampleSize} evenly spread positions. The mean area of the grid is 100%. The areas range as follows: {said}.',
    },
    {sampleSize: formatLocale(sampleSize), said},
  );
  return drawing(
    drawn.join('') + bottomAxis(x, bottom, translate({message: 'area, as a share of the mean'}), percent),
    alt,
    width,
    bottom + 54,
  );
};
export default areaspread;
