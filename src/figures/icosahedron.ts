import * as h3 from 'h3-js';
import {cellRing} from '../h3/geometry';
import {geography} from '../h3/layers';
import type {LandData} from '../h3/land';
import {angle, interpolate, type Position} from '../h3/sphere';
import {drawing, element, path, round} from '../h3/svg';
import {createView} from '../h3/view';
import {edges, faces} from './kit/icosahedron';
import {labelAt} from './kit/map';
import {meshPath} from './kit/mesh';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** One side of the globe with base cells, icosahedron edges, and face numbers. */
function globe(center: Position, size: number, land: LandData): string {
  const view = createView({kind: 'globe', center, positions: [center], width: size, height: size});
  const near = (position: Position, limit: number) => angle(center, position) < limit;
  const base = h3.getRes0Cells().filter((cell) => cellRing(h3, cell).some((position) => near(position, 90)));
  const precision = {digits: 0, tolerance: 0.5};
  const pentagons = base.filter(h3.isPentagon).map((cell) => view.ring(cellRing(h3, cell), precision));
  return (
    geography(view, land, 1.6) +
    path('d-mesh', meshPath(view, base)) +
    element('circle', {class: 'd-mesh', cx: size / 2, cy: size / 2, r: round(view.projection.scale())}) +
    path('d-cell d-thin d-pentagon', pentagons.join('')) +
    path('d-face', edges.map(([a, b]) => view.line([a, b], precision)).join('')) +
    faces
      .filter((face) => near(face.center, 90))
      // Faces at the rim are foreshortened: their numbers stand a little toward the middle.
      .map((face) =>
        labelAt(view, interpolate(face.center, center, near(face.center, 60) ? 0 : 0.12), String(face.number)),
      )
      .join('')
  );
}

/** Both sides of the globe with the 122 base cells and the 20 faces of the icosahedron that they are laid out on. */
const icosahedron: Figure = (props, {land}) => {
  // Seen above a corner of the icosahedron, no face center lies on the rim, so that both sides together show all of them.
  const {lat, lng} = readProps(props, {lat: 2.3, lng: -5.25});
  const size = 290;
  const other: Position = [lng > 0 ? lng - 180 : lng + 180, -lat];
  const alt =
    'Two globes, one for each side of the Earth, covered with the 122 base cells. The 30 edges of an icosahedron are drawn over them, and its 20 faces are numbered. A pentagon is centered on each of its 12 corners.';
  const content =
    globe([lng, lat], size, land) + element('g', {transform: `translate(${size + 10})`}, globe(other, size, land));
  return drawing(content, alt, 2 * size + 10, size);
};
export default icosahedron;
