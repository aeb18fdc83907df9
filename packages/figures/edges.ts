import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {decodeIndex, parseIndex} from '@h3-docs/grid/h3/bits';
import {cellCenter, cellRing, edgeLine} from '@h3-docs/grid/h3/geometry';
import {interpolate} from '@h3-docs/grid/h3/sphere';
import {arrow, element} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';
import {cells, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The direction that a directed edge's index has in its bits. */
function directionOf(edge: string): number {
  return decodeIndex(parseIndex(edge) ?? 0n).modeBits;
}

/** The directed edges of a cell, each with an arrow and its direction. */
function drawEdges(origin: string, view: View): string {
  const center = cellCenter(h3, origin);
  const found = h3.originToDirectedEdges(origin).map((edge) => ({edge, to: h3.getDirectedEdgeDestination(edge)}));
  const shapes = found.map(({edge, to: neighbor}) => {
    const destination = cellCenter(h3, neighbor);
    const [from, to] = [0.3, 0.68].map((share) => view.point(interpolate(center, destination, share)));
    if (!from || !to) return '';
    return (
      element(
        'g',
        {class: 'd-edge'},
        element('title', {}, edge) + element('path', {d: view.line(edgeLine(h3, edge))}) + arrow(from, to),
      ) + labelAt(view, interpolate(center, destination, 0.8), String(directionOf(edge)))
    );
  });
  const neighbors = found.map(({to}) => to);
  return outlines(view, neighbors, 'd-context') + cells(view, [origin]) + shapes.join('');
}

/** The directed edges of a cell: one toward each neighbor. */
const edges: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 55.68, lng: 12.57, res: 6});
  const origin = h3.latLngToCell(lat, lng, res);
  const count = h3.originToDirectedEdges(origin).length;
  const alt = translate(
    {
      message:
        'A map of a cell of resolution {res} and its {count} edges. An arrow across each edge points from the cell to a neighbor. Each arrow is labeled with the direction number in the index of its edge.',
    },
    {res, count},
  );
  return mapDrawing({land, alt, positions: cellRing(h3, origin), padding: 0.22}, (view) => drawEdges(origin, view));
};
export default edges;
