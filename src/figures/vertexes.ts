import * as h3 from 'h3-js';
import {cellCenter, cellRing, vertexPoint} from '../h3/geometry';
import {vertexOwner} from '../h3/scene';
import {interpolate} from '../h3/sphere';
import {cells, dot, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The vertexes of a cell with their numbers, those that another cell owns told apart. */
const vertexes: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 59.33, lng: 18.07, res: 6});
  const cell = h3.latLngToCell(lat, lng, res);
  const found = h3.cellToVertexes(cell);
  const own = found.filter((vertex) => vertexOwner(vertex) === cell).length;
  const alt = `A map of a cell of resolution ${res} and its ${found.length} vertexes, numbered from 0. The cell owns ${own} of them, which are filled. Neighboring cells own the others, which are hollow.`;
  return mapDrawing(
    {land, positions: cellRing(h3, cell), alt, padding: 0.2},
    (view) =>
      outlines(view, h3.gridRing(cell, 1), 'd-context') +
      cells(view, [cell]) +
      found
        .map((vertex, number) => {
          const at = vertexPoint(h3, vertex);
          const className = vertexOwner(vertex) === cell ? 'd-vertex' : 'd-vertex d-hollow';
          return (
            dot(view, at, className, 5.5) + labelAt(view, interpolate(at, cellCenter(h3, cell), 0.2), String(number))
          );
        })
        .join(''),
  );
};
export default vertexes;
