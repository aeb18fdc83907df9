import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellPositions, mapDrawing, outlineOf, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';
import {formatLocale} from '@h3-docs/base/number';

/** The outline of a cell's descendants, some resolutions down, over the cell itself and over its neighbors. */
const gosper: Figure = (props, {land}) => {
  const {lat, lng, res, depth} = readProps(props, {lat: 37.775, lng: -122.418, res: 6, depth: 3});
  if (!Number.isInteger(depth) || depth < 1 || depth > 4) throw new Error('the prop depth must be 1 to 4');
  const cell = h3.latLngToCell(lat, lng, res);
  const disk = h3.gridDisk(cell, 1);
  const descendants = h3.cellToChildren(cell, res + depth);
  const alt = translate(
    {
      message:
        'A map of a hexagon of resolution {res} with its neighbors, and the outline of its {count} descendants of resolution {finer}. The outline is jagged. Along each edge of the hexagon, one half of the outline lies outside the hexagon and the other half inside.',
    },
    {res, count: formatLocale(descendants.length), finer: res + depth},
  );
  return mapDrawing(
    {land, positions: cellPositions([cell]), alt, padding: 0.16},
    (view) =>
      outlines(view, disk, 'd-context') +
      outlineOf(view, descendants, 'd-polygon', {digits: 1, tolerance: 0.3}) +
      outlines(view, [cell], 'd-input'),
  );
};
export default gosper;
