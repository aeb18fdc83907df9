import * as h3 from 'h3-js';
import {cellLabels, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A parent's outline over its seven children: they approximate it, and its edge cuts through six of them. */
const parentchild: Figure = (props, {land}) => {
  const {lat, lng, res} = readProps(props, {lat: 52.37, lng: 4.9, res: 5});
  const parent = h3.latLngToCell(lat, lng, res);
  const children = h3.cellToChildren(parent, res + 1);
  const center = h3.cellToCenterChild(parent, res + 1);
  const alt = `A map of the outline of a resolution ${res} cell over its ${children.length} children of resolution ${res + 1}. The center child lies inside the outline. The other children extend beyond it.`;
  return mapDrawing(
    {land, positions: cellPositions([parent, ...children]), alt},
    (view) =>
      cells(
        view,
        children.filter((child) => child !== center),
      ) +
      cells(view, [center], 'd-cell d-cell-5') +
      outlines(view, [parent], 'd-input') +
      cellLabels(view, children, (child) => String(h3.cellToChildPos(child, res))),
  );
};
export default parentchild;
