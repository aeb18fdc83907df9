import {translate} from '@docusaurus/Translate';
import {fitLate} from './cases/learning';
import {drawing, label, path, round} from '@h3-docs/grid/h3/svg';
import {bottomAxis, linear, namedLine} from '../kit/chart';
import {readProps} from '../kit/props';
import type {Figure} from '../types';

const [width, height, bottom, top, left, right] = [560, 290, 226, 20, 48, 470] as const;
const [resolutions, steps] = [[3, 4, 5] as const, [0, 1, 2, 3] as const];

/** How much of the late earthquakes the early ones within k steps explain, for three resolutions. */
const fits: Figure = (props) => {
  readProps(props, {});
  const lines = resolutions.map((res) => ({res, r2: steps.map((k) => fitLate(res, k).r2)}));
  const x = linear(0, 3, left, right, 3);
  const y = linear(0, 0.8, bottom, top + 8, 4);
  const guides = y.ticks.map(
    (tick) =>
      path('d-graticule', `M${left} ${round(y(tick))}H${right}`) + label('d-tick', [8, y(tick) + 4], tick.toFixed(1)),
  );
  const drawn = lines.map(({res, r2}, index) => {
    const points = r2.map((value, k) => [x(k), y(value)] as const);
    return namedLine(index, points, right, translate({message: 'res {res}'}, {res}));
  });
  const said = lines
    .map(({res, r2}) =>
      translate({message: 'resolution {res}: {r2}'}, {res, r2: r2.map((value) => value.toFixed(2)).join(', ')}),
    )
    .join('; ');
  const alt = translate(
    {message: 'A chart of R² on the test cells for k from 0 to 3. The values are: {said}.'},
    {said},
  );
  const title = label('d-axis-title', [left, 12], translate({message: 'R² on the test cells'}));
  return drawing(
    title +
      guides.join('') +
      drawn.join('') +
      bottomAxis(x, bottom, translate({message: 'steps k of the feature'}), String),
    alt,
    width,
    height,
  );
};
export default fits;
