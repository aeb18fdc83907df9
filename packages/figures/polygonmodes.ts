import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {drawing, group} from '@h3-docs/grid/h3/svg';
import {drawModes, modes, modesGround, modesSize, modesView} from './kit/polygons';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

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

/** The polygon and the resolution of the figure with these props. */
export function start(props: Props): {readonly ring: readonly Position[]; readonly res: number} {
  const {lat, lng, res, size} = readProps(props, {lat: 40.42, lng: -3.7, res: 7, size: 0.05});
  return {ring: polygonAround(lat, lng, size), res};
}

/** One polygon, four times: the cells that each containment mode gives for it. */
const polygonmodes: Figure = (props, {land}) => {
  const {ring, res} = start(props);
  const found = modes.map(([flag]) => h3.polygonToCellsExperimental([...ring], res, flag, true));
  const view = modesView(ring, found);
  const alt = translate(
    {
      message:
        'Four maps of one polygon, each with the cells of resolution {res} that one containment mode returns. {modes}.',
    },
    {
      res,
      modes: modes
        .map(([, name], index) =>
          translate({message: '{name}: {count} cells'}, {name, count: found[index]?.length ?? 0}),
        )
        .join('; '),
    },
  );
  const content = modesGround(view, land) + group('d-content', drawModes(ring, found, view));
  return drawing(content, alt, modesSize.width, modesSize.height);
};
polygonmodes.play = translate({message: 'Drag the corners, and compare the four modes'});
export default polygonmodes;
