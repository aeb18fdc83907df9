import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {cellPositions, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import {arrow, label, path, round} from '@h3-docs/grid/h3/svg';
import type {Figure} from './types';

/** The grids of an even and the next odd resolution around one center: the second is turned against the first. */
const classes: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 46, lng: 71.5, res: 4});
  if (res % 2 !== 0) throw new Error('the prop res must be even: the coarser grid is of Class II');
  const coarse = h3.latLngToCell(lat, lng, res);
  const fine = h3.cellToCenterChild(coarse, res + 1);
  const rings = [h3.gridDisk(coarse, 1), h3.gridDisk(fine, 3)] as const;
  const alt = translate(
    {
      message:
        'A map of a Class II grid with cells of resolution {res}, and of a Class III grid with cells of resolution {finer}, around the same center. An arrow in each grid points from the center to a neighbor. The arrows show that the grids are rotated against each other by about 19 degrees.',
    },
    {res, finer: res + 1},
  );
  return mapDrawing({land, positions: cellPositions(rings[0]), alt, padding: 0.05}, (view) => {
    const center = view.point(cellCenter(h3, coarse));
    if (!center) throw new Error('the center is not in view');
    const ends = rings.map((cells, index) => {
      const origin = index === 0 ? coarse : fine;
      return cells
        .filter((cell) => cell !== origin && h3.gridDistance(origin, cell) === 1)
        .flatMap((cell) => [view.point(cellCenter(h3, cell))])
        .filter((point) => point !== null);
    });
    const bearing = ([x, y]: readonly [number, number]) => Math.atan2(y - center[1], x - center[0]);
    // The neighbor furthest right in the coarse grid, and the one of the fine grid that is nearest in direction.
    const first = ends[0]?.toSorted((a, b) => b[0] - a[0])[0];
    if (!first) throw new Error('the center has no neighbors');
    const apart = (point: readonly [number, number]) => Math.abs(Math.sin((bearing(point) - bearing(first)) / 2));
    const second = ends[1]?.toSorted((a, b) => apart(a) - apart(b))[0];
    if (!second) throw new Error('the center has no neighbors');
    const [from, to] = [bearing(first), bearing(second)];
    const turn = Math.abs(Math.atan2(Math.sin(to - from), Math.cos(to - from)));
    const at = (angle: number, radius: number): readonly [number, number] => [
      center[0] + radius * Math.cos(angle),
      center[1] + radius * Math.sin(angle),
    ];
    const reach = Math.hypot(first[0] - center[0], first[1] - center[1]);
    const [a, b, middle] = [at(from, reach * 0.82), at(to, reach * 0.82), at((from + to) / 2, reach * 0.95)];
    const sweep = Math.sin(to - from) > 0 ? 1 : 0;
    const radius = round(reach * 0.82);
    return (
      outlines(view, rings[1], 'd-cell d-cell-5 d-thin') +
      outlines(view, rings[0], 'd-cell d-cell-0 d-outline') +
      arrow(center, first) +
      arrow(center, at(to, reach)) +
      path('d-arrow', `M${round(a[0])} ${round(a[1])}A${radius} ${radius} 0 0 ${sweep} ${round(b[0])} ${round(b[1])}`) +
      label('d-label d-middle', [middle[0] + 16, middle[1]], `${((turn * 180) / Math.PI).toFixed(1)}°`, 'middle') +
      label('d-label d-cell-0 d-key', [14, 26], translate({message: 'res {res}: Class II'}, {res})) +
      label('d-label d-cell-5 d-key', [14, 48], translate({message: 'res {res}: Class III'}, {res: res + 1}))
    );
  });
};
export default classes;
