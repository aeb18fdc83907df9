import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import {toFacePlane, unitAtRes0} from '@h3-docs/grid/h3/facePlane';
import type {Hex2d} from '@h3-docs/grid/h3/ijk';
import type {Point} from '@h3-docs/grid/h3/clip';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {arrow, drawing, element, label, path, round} from '@h3-docs/grid/h3/svg';

import {planeLine, planeRing, planeView, regularPolygon} from './kit/plane';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The size of the drawing, in pixels. */
const faceSize = {width: 560, height: 470} as const;

/** Where the plane of a face lies in the drawing, in units of resolution 0. */
const place = planeView([225, faceSize.height / 2], 88);

const dot = ([x, y]: Point, className: string, radius: number) =>
  element('circle', {class: className, cx: round(x), cy: round(y), r: radius});

/** The triangle of a face with its base cells, whose hexagons have their numbers. */
function drawFace(face: number): string {
  const onFace = (position: Position) => toFacePlane(position, 0, face).point;
  const shown = h3.getRes0Cells().filter((cell) => h3.getIcosahedronFaces(cell).includes(face));
  const [pentagons, hexagons] = [true, false].map((is) => shown.filter((cell) => h3.isPentagon(cell) === is));
  const shape = (cells: readonly string[] = []) =>
    cells.map((cell) => planeRing(place, cellRing(h3, cell).map(onFace))).join('');
  const names = hexagons?.map((cell) => {
    const [x, y] = place(onFace(cellCenter(h3, cell)));
    return dot([x, y], 'd-point', 3) + label('d-tick', [x, y + 19], String(h3.getBaseCellNumber(cell)), 'middle');
  });
  return (
    path('d-cell', shape(hexagons)) +
    path('d-cell d-pentagon', shape(pentagons)) +
    path('d-face', planeRing(place, regularPolygon([0, 0], 3, 2, 0))) +
    (names ?? []).join('')
  );
}

/** The plane of one face, and how a position on it is found. Distances are in units of resolution 0. */
const face: Figure = (props) => {
  const {lat, lng} = readProps(props, {lat: 37.775, lng: -122.418});
  const {face: number, theta, angle: away, point} = toFacePlane([lng, lat], 0);
  const alt = translate(
    {
      message:
        'The plane of face {number} of the icosahedron, and the cells of resolution {res} that touch it. The face is a triangle with its corners on the axes i, j, and k, 2 units from the center. The cells inside are regular hexagons of equal size. A position is marked by its distance r from the center, {tan} units, and its angle θ from the i axis, {theta} degrees.',
    },
    {number, res: 0, tan: (Math.tan(away) / unitAtRes0).toFixed(2), theta: Math.round((theta * 180) / Math.PI)},
  );
  const arc = Array.from({length: 25}, (_, step): Hex2d => {
    const heading = (theta * step) / 24;
    return [0.45 * Math.cos(heading), 0.45 * Math.sin(heading)];
  });
  const [x, y] = place(point);
  const axes = regularPolygon([0, 0], 3, 2.34, 0).map((end, axis) =>
    label('d-label d-axis-name d-middle', place(end), 'ijk'.charAt(axis), 'middle'),
  );
  const content =
    drawFace(number) +
    path(
      'd-context',
      planeLine(place, [
        [0, 0],
        [2, 0],
      ]),
    ) +
    path('d-mark', planeLine(place, arc)) +
    arrow(place([0, 0]), [x, y]) +
    dot([x, y], 'd-input-point', 5) +
    label('d-label', [x + 9, y + 17], 'r') +
    label('d-label', place([-0.62, 0.3]), 'θ') +
    axes.join('');
  return drawing(content, alt, faceSize.width, faceSize.height);
};
export default face;
