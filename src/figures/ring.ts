import * as h3 from 'h3-js';
import {cellLabels, cellPositions, cells, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A hollow ring around its origin; the cells inside it are outlined only. */
const ring: Figure = (props, {land}) => {
  const {lat, lng, res, k} = readProps(props, {lat: 35.68, lng: 139.76, res: 6, k: 2});
  const origin = h3.latLngToCell(lat, lng, res);
  const found = h3.gridRing(origin, k);
  const alt = `A map of the ring of ${found.length} cells at grid distance ${k} from an origin cell of resolution ${res}. The cells inside the ring are empty.`;
  return mapDrawing(
    {land, positions: cellPositions(found), alt, names: 4},
    (view) =>
      outlines(view, h3.gridDisk(origin, k - 1), 'd-context') +
      cells(view, found, 'd-cell') +
      outlines(view, [origin], 'd-input') +
      cellLabels(view, [origin], () => 'origin'),
  );
};
export default ring;
