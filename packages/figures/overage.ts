import {translate} from '@docusaurus/Translate';
import type {Point} from '@h3-docs/grid/h3/clip';
import {add, fromHex2d, toHex2d, unitVectors, type Hex2d} from '@h3-docs/grid/h3/ijk';
import {arrow, drawing, element, label, path, round} from '@h3-docs/grid/h3/svg';
import {crossingOver, exampleFace, exampleOverage} from '@h3-docs/grid/h3/overage';
import {between} from './kit/map';
import {planeRing, planeView, regularPolygon} from './kit/plane';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** Where the cell is shown enlarged, with the edge of the faces to its left, and how many times. */
const lens = {left: 396, top: 256, size: 152, times: 4} as const;

/** Two faces laid flat side by side, and a cell that both name: by coordinates that lead beyond the edge, and by its own. */
const overage: Figure = (props) => {
  readProps(props, {});
  const {res, cell, over} = exampleOverage;
  const beyond = crossingOver(exampleFace);
  const scale = Math.sqrt(7) ** res;
  const view = planeView([190, 170], 88);
  // Turned by 60° clockwise, so that the second face lies to the right of the first.
  const place = ([x, y]: Hex2d) => view([x / 2 + (y * Math.sqrt(3)) / 2, y / 2 - (x * Math.sqrt(3)) / 2]);
  const faces = [
    {number: exampleFace, center: [0, 0] as Hex2d, turn: 0, ijk: cell},
    {number: beyond.face, center: [1, Math.sqrt(3)] as Hex2d, turn: -60 * beyond.rotations, ijk: over.ijk},
  ];
  const target = toHex2d(cell);
  const down = ([x, y]: Hex2d): Hex2d => [x / scale, y / scale];
  const neighbors = unitVectors.slice(1).map((step) => toHex2d(add(fromHex2d(target), step)));
  const corners = faces.map(({center, turn}) => regularPolygon(center, 3, 2, turn));
  /** Both faces, the cell and its neighbors, and an arrow to it from the center of each face. */
  const scene = (at: (point: Hex2d) => Point) => {
    const hexagon = (center: Hex2d) => planeRing(at, regularPolygon(center, 6, 1 / Math.sqrt(3), 30).map(down));
    const arrows = faces.map(({center}) => {
      const [from, to] = [at(center), at(down(target))];
      return arrow(between(from, to, 0.04), between(from, to, 0.93));
    });
    return (
      path('d-context', neighbors.map(hexagon).join('')) +
      path('d-cell d-strong', hexagon(target)) +
      path('d-face', corners.map((ring) => planeRing(at, ring)).join('')) +
      arrows.join('')
    );
  };
  const names = faces.map(({number, center, turn, ijk}) => {
    const [x, y] = place(center);
    const axes = regularPolygon(center, 3, 1.62, turn).map((end, axis) =>
      label('d-label d-axis-name d-middle', place(end), 'ijk'.charAt(axis), 'middle'),
    );
    return (
      element('circle', {class: 'd-point', cx: round(x), cy: round(y), r: 4}) +
      label('d-label', [x, y - 34], translate({message: 'face {number}'}, {number}), 'middle') +
      label('d-label', [x, y - 15], `${ijk.i}, ${ijk.j}, ${ijk.k}`, 'middle') +
      axes.join('')
    );
  });
  const [x, y] = place(down(target));
  const enlarged = (point: Hex2d): Point => {
    const [px, py] = place(point);
    return [lens.size * 0.6 + (px - x) * lens.times, lens.size / 2 + (py - y) * lens.times];
  };
  const {left, top, size} = lens;
  const content =
    scene(place) +
    names.join('') +
    path('d-context', `M${round(x)} ${round(y + 12)}L${left} ${top}`) +
    element('svg', {x: left, y: top, width: size, height: size}, scene(enlarged)) +
    element('rect', {class: 'd-context', x: left, y: top, width: size, height: size});
  const coordinates = ({i, j, k}: typeof cell) => `${i}, ${j}, ${k}`;
  const alt = translate(
    {
      message:
        'Two faces of the icosahedron laid flat, side by side. A cell of resolution {res} lies on face {face}, near the edge that the faces share. In the coordinates of face {exampleFace}, it is at {coordinates}. In the coordinates of face {face}, whose axes have other directions, it is at {coordinates2}.',
    },
    {res, face: beyond.face, exampleFace, coordinates: coordinates(cell), coordinates2: coordinates(over.ijk)},
  );
  return drawing(content, alt, 560, 410);
};
export default overage;
