import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellLabels, cellPositions, cells, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** One of the twelve pentagons of a resolution and its five neighbors. */
const pentagon: Figure = (props, {land}) => {
  const {res, number} = readProps(props, {res: 2, number: 0});
  const cell = h3.getPentagons(res)[number];
  if (cell === undefined) throw new Error(`there is no pentagon ${number}: they are counted from 0 to 11`);
  const neighbors = h3.gridDisk(cell, 1).filter((other) => other !== cell);
  const alt = translate(
    {message: 'A map of a pentagon of resolution {res} and the {count} hexagons around it.'},
    {res, count: neighbors.length},
  );
  return mapDrawing(
    {land, positions: cellPositions(neighbors), alt, names: 3},
    (view) =>
      cells(view, neighbors) +
      cells(view, [cell], 'd-cell d-pentagon') +
      cellLabels(view, neighbors, (other) => String(neighbors.indexOf(other) + 1)),
  );
};
export default pentagon;
