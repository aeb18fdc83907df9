import {translate} from '@docusaurus/Translate';
import {add, toHex2d, type Hex2d, type Ijk} from '@h3-docs/grid/h3/ijk';
import {drawing, element, label, path, round} from '@h3-docs/grid/h3/svg';
import {planeRing, planeView} from './kit/plane';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The corners of the cell at the origin, by class: `vertsCII` and `vertsCIII` of faceijk.c. */
const cornersByClass = {
  '2': ['210', '120', '021', '012', '102', '201'],
  '3': ['540', '150', '054', '015', '405', '501'],
} as const;

/** All grid points within so many steps. */
function points(reach: number): Ijk[] {
  const numbers = Array.from({length: 2 * reach + 1}, (_, index) => index - reach);
  return numbers.flatMap((i) =>
    numbers.filter((j) => Math.abs(i - j) <= reach).map((j) => add({i, j, k: 0}, {i: 0, j: 0, k: 0})),
  );
}

/** The finer grid in which a cell's corners have integer coordinates, for the classes 2 and 3. */
const substrate: Figure = (props) => {
  const {grid} = readProps(props, {grid: '3'});
  if (grid !== '2' && grid !== '3') throw new Error(`the prop grid is '${grid}'; there are 2 and 3, the classes`);
  const verts = cornersByClass[grid].map((text) => {
    const [i = 0, j = 0, k = 0] = Array.from(text, Number);
    return {i, j, k};
  });
  const [width, height] = [560, 380];
  const place = planeView([width / 2, height / 2], grid === '2' ? 68 : 31);
  const ring = verts.map(toHex2d);
  const dots = points(grid === '2' ? 4 : 8)
    .map((point) => place(toHex2d(point)))
    .filter(([x, y]) => x > 4 && x < width - 4 && y > 4 && y < height - 4)
    .map(([x, y]) => `M${round(x)} ${round(y)}h0`);
  const names = verts.map((vert, number) => {
    const at = toHex2d(vert);
    const outside: Hex2d = [at[0] * 1.24, at[1] * 1.24];
    const [x, y] = place(at);
    return (
      element('circle', {class: 'd-vertex', cx: round(x), cy: round(y), r: 5.5}) +
      label('d-label d-middle', place(outside), `${number}: ${vert.i},${vert.j},${vert.k}`, 'middle')
    );
  });
  const alt = translate(
    {
      message:
        "The points of a substrate grid, and a Class {class} cell around the origin. The cell's six corners, numbered from 0, lie on points of the grid: {verts}.",
    },
    {
      class: grid === '2' ? 'II' : 'III',
      verts: verts.map(({i, j, k}) => `${i},${j},${k}`).join('; '),
    },
  );
  return drawing(
    path('d-coast d-dots', dots.join('')) + path('d-cell', planeRing(place, ring)) + names.join(''),
    alt,
    width,
    height,
  );
};
export default substrate;
