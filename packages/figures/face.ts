import {translate} from '@docusaurus/Translate';
import {toFacePlane, unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import {drawing} from '@h3-docs/grid/h3/svg';
import {drawOnFace, faceSize} from './kit/faceDrawing';
import {readProps} from './kit/props';
import type {Figure, Props} from './types';

/** The position, and the resolution of the cells that are shown. */
function faceProps(props: Props): {readonly lat: number; readonly lng: number; readonly res: number} {
  const read = readProps(props, {lat: 37.775, lng: -122.418, res: 0});
  if (![0, 1, 2].includes(read.res)) throw new Error('the prop res must be 0, 1 or 2: more cells cannot be told apart');
  return read;
}

/**
 * The plane of one face: the triangle, the cells of a resolution (their real boundaries, projected) and, with `lat`
 * and `lng`, how a position on it is found. Distances are in units of resolution 0.
 */
const face: Figure = (props) => {
  const {lat, lng, res} = faceProps(props);
  const {face: number, theta, angle: away} = toFacePlane([lng, lat], 0);
  const alt = translate(
    {
      message:
        'The plane of face {number} of the icosahedron, and the cells of resolution {res} that touch it. The face is a triangle with its corners on the axes i, j, and k, 2 units from the center. The cells inside are regular hexagons of equal size. A position is marked by its distance r from the center, {tan} units, and its angle θ from the i axis, {theta} degrees.',
    },
    {number, res, tan: (Math.tan(away) / unitAtRes0).toFixed(2), theta: Math.round((theta * 180) / Math.PI)},
  );
  return drawing(drawOnFace([lng, lat], number, res), alt, faceSize.width, faceSize.height);
};
export default face;
