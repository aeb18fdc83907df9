import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing, vertexPoint} from '@h3-docs/grid/h3/geometry';
import {vertexOwner} from '@h3-docs/grid/h3/scene';
import {interpolate} from '@h3-docs/grid/h3/sphere';
import type {View} from '@h3-docs/grid/h3/view';
import {cells, dot, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The vertexes of a cell with their numbers, its own ones filled. */
function drawVertexes(cell: string, view: View): string {
  const found = h3.cellToVertexes(cell).map((vertex, number) => {
    const at = vertexPoint(h3, vertex);
    const className = vertexOwner(vertex) === cell ? 'd-vertex' : 'd-vertex d-hollow';
    return dot(view, at, className, 5.5) + labelAt(view, interpolate(at, cellCenter(h3, cell), 0.2), String(number));
  });
  return outlines(view, h3.gridRing(cell, 1), 'd-context') + cells(view, [cell]) + found.join('');
}

/** The vertexes of a cell with their numbers, those that another cell owns told apart. */
const vertexes: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 59.33, lng: 18.07, res: 6});
  const cell = h3.latLngToCell(lat, lng, res);
  const found = h3.cellToVertexes(cell);
  const own = found.filter((vertex) => vertexOwner(vertex) === cell).length;
  const alt = translate(
    {
      message:
        'A map of a cell of resolution {res} and its {count} vertexes, numbered from 0. The cell owns {own} of them, which are filled. Neighboring cells own the others, which are hollow.',
    },
    {res, count: found.length, own},
  );
  return mapDrawing({land, alt, positions: cellRing(h3, cell), padding: 0.2}, (view) => drawVertexes(cell, view));
};
export default vertexes;
