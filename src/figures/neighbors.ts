import * as h3 from 'h3-js';
import {cellPositions, cells, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A cell and the six that share an edge with it. */
const neighbors: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 37.775, lng: -122.418, res: 6});
  const cell = h3.latLngToCell(lat, lng, res);
  const ring = h3.gridRing(cell, 1);
  const alt = `A map: a hexagonal cell of resolution ${res} and, around it, its ${ring.length} neighbors, each sharing one edge with it.`;
  return mapDrawing(
    {land, positions: cellPositions(ring), alt, names: 5},
    (view) => cells(view, ring, 'd-cell d-cell-2') + cells(view, [cell], 'd-cell d-cell-0 d-strong'),
  );
};
export default neighbors;
