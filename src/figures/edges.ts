import * as h3 from 'h3-js';
import {decodeIndex} from '../h3/bits';
import {cellCenter, cellRing, edgeLine} from '../h3/geometry';
import {interpolate} from '../h3/sphere';
import {element} from '../h3/svg';
import {arrow, cells, labelAt, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The directed edges of a cell: one toward each neighbor. */
const edges: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 55.68, lng: 12.57, res: 6});
  const origin = h3.latLngToCell(lat, lng, res);
  const center = cellCenter(h3, origin);
  const found = h3.originToDirectedEdges(origin);
  const neighbors = found.map((edge) => h3.getDirectedEdgeDestination(edge));
  const alt = `A map of a cell of resolution ${res} and its ${found.length} edges. An arrow across each edge points from the cell to a neighbor. Its label is the direction digit in the index of the edge.`;
  return mapDrawing({land, positions: [origin].flatMap((cell) => cellRing(h3, cell)), alt, padding: 0.22}, (view) => {
    const shapes = found.map((edge, index) => {
      const destination = cellCenter(h3, neighbors[index] ?? origin);
      const [from, to] = [0.3, 0.68].map((share) => view.point(interpolate(center, destination, share)));
      if (!from || !to) return '';
      return (
        element(
          'g',
          {class: 'd-edge'},
          element('title', {}, edge) + element('path', {d: view.line(edgeLine(h3, edge))}) + arrow(from, to),
        ) + labelAt(view, interpolate(center, destination, 0.8), String(decodeIndex(BigInt(`0x${edge}`)).modeBits))
      );
    });
    return outlines(view, neighbors, 'd-context') + cells(view, [origin]) + shapes.join('');
  });
};
export default edges;
