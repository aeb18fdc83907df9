import {translate} from '@docusaurus/Translate';
import {areaAt, gridNamed} from '@h3-docs/grid/systems';
import {drawing, label, path, round} from '@h3-docs/grid/h3/svg';
import {bottomAxis, linear, namedLine} from './kit/chart';
import {readProps} from './kit/props';
import type {Figure} from './types';

const [width, height, bottom, top, left, right] = [560, 300, 236, 20, 58, 470] as const;
const MERIDIAN = 10;

/**
 * How the area of a cell changes from the equator to the pole, for several grids: each as a share of its own cell at
 * the equator. `grids` is a list like `h3:6,s2:13,geohash:6`.
 */
const arealatitude: Figure = (props) => {
  const {grids} = readProps(props, {grids: 'h3:6,s2:13,geohash:6'});
  const latitudes = Array.from({length: 178}, (_, index) => index / 2);
  const lines = grids.split(',').map((each) => {
    const [name = '', level = ''] = each.split(':');
    const {label: title, greatestLatitude = 90} = gridNamed(name);
    const areas = latitudes
      .filter((lat) => lat < greatestLatitude)
      .map((lat) => areaAt(name, Number(level), lat, MERIDIAN));
    const first = areas[0] ?? 1;
    return {label: title, shares: areas.map((area) => area / first), end: latitudes[areas.length - 1] ?? 0};
  });
  const most = Math.max(...lines.flatMap(({shares}) => shares));
  const x = linear(0, 90, left, right, 6);
  const y = (share: number) => bottom - ((bottom - top) * share) / most;
  const drawn = lines.map(({label: name, shares}, index) => {
    const points = shares.map((share, step) => [x(latitudes[step] ?? 0), y(share)] as const);
    return namedLine(index, points, right, name);
  });
  const last = lines
    .map(({label: name, shares, end}) =>
      translate({message: '{name} {at}% at {end}° north'}, {name, at: Math.round((shares.at(-1) ?? 0) * 100), end}),
    )
    .join(', ');
  const alt = translate(
    {
      message:
        'A chart: the area of the cell at each latitude on the meridian of {meridian}° east, as a share of the area at the equator. At the right end of the chart, the areas are: {last}.',
    },
    {meridian: MERIDIAN, last},
  );
  const levels = [0, 0.5, 1, 1.5].filter((share) => share <= most);
  const guide =
    path('d-graticule', levels.map((share) => `M${left} ${round(y(share))}H${right}`).join('')) +
    path('d-mark', `M${left} ${round(y(1))}H${right}`) +
    levels.map((share) => label('d-tick', [left - 8, y(share) + 5], `${share * 100}%`, 'end')).join('');
  return drawing(
    guide + drawn.join('') + bottomAxis(x, bottom, 'latitude', (value) => `${value}°`),
    alt,
    width,
    height,
  );
};
export default arealatitude;
