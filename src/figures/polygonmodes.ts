import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '../h3/geometry';
import {geography} from '../h3/layers';
import type {Position} from '../h3/sphere';
import {drawing, element, label, path} from '../h3/svg';
import {createView} from '../h3/view';
import {cells, dot} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The four ways to decide which cells belong to a polygon. */
const modes = [
  [h3.POLYGON_TO_CELLS_FLAGS.containmentCenter, 'Center'],
  [h3.POLYGON_TO_CELLS_FLAGS.containmentFull, 'Full'],
  [h3.POLYGON_TO_CELLS_FLAGS.containmentOverlapping, 'Overlapping'],
  [h3.POLYGON_TO_CELLS_FLAGS.containmentOverlappingBbox, 'Overlapping bbox'],
] as const;

/** A slanted quadrilateral around a center, longitude first and closed; `size` in degrees of latitude. */
function polygonAround(lat: number, lng: number, size: number): Position[] {
  const stretch = 1 / Math.cos((lat * Math.PI) / 180);
  const corners = [
    [-1, -0.55],
    [0.75, -0.8],
    [1.05, 0.5],
    [-0.45, 0.85],
    [-1, -0.55],
  ] as const;
  return corners.map(([x, y]): Position => [lng + x * size * stretch, lat + y * size]);
}

/** One polygon, four times: the cells that each containment mode gives for it. */
const polygonmodes: Figure = (props, {land}) => {
  const {lat, lng, res, size} = readProps(props, {lat: 40.42, lng: -3.7, res: 7, size: 0.05});
  const polygon = polygonAround(lat, lng, size);
  const [width, height, gap] = [280, 220, 8];
  const found = modes.map(([flag]) => h3.polygonToCellsExperimental(polygon, res, flag, true));
  const positions = [...polygon, ...found.flat().flatMap((cell) => cellRing(h3, cell))];
  const panels = modes.map(([, name], index) => {
    const view = createView({width, height, positions, padding: 0.1});
    const set = found[index] ?? [];
    const content =
      geography(view, land) +
      cells(view, set) +
      path('d-input', view.ring(polygon)) +
      (index === 0 ? set.map((cell) => dot(view, cellCenter(h3, cell), 'd-point', 2)).join('') : '') +
      label('d-label', [8, 18], `${name}: ${set.length}`);
    return element(
      'svg',
      {x: (index % 2) * (width + gap), y: Math.floor(index / 2) * (height + gap), width, height},
      content,
    );
  });
  const alt = `Four maps of one polygon, each with the cells of resolution ${res} that one containment mode returns. ${modes.map(([, name], index) => `${name}: ${found[index]?.length ?? 0} cells`).join('; ')}.`;
  return drawing(panels.join(''), alt, 2 * width + gap, 2 * height + gap);
};
export default polygonmodes;
