import * as h3 from 'h3-js';
import {cellLabels, cellPositions, cells, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A grid disk, each cell colored by and labeled with its distance from the origin. */
const disk: Figure = (props, {land}) => {
  const {lat, lng, res, k} = readProps(props, {lat: 48.8566, lng: 2.3522, res: 7, k: 3});
  const rings = h3.gridDiskDistances(h3.latLngToCell(lat, lng, res), k);
  const alt = `A map of the grid disk of radius ${k} around a resolution ${res} cell. Each of its ${rings.flat().length} cells is labeled with its distance from the origin, 0 to ${k}.`;
  return mapDrawing({land, positions: cellPositions(rings.flat()), alt}, (view) =>
    rings
      .map(
        (ring, distance) =>
          cells(view, ring, `d-cell d-cell-${distance % 8}`) + cellLabels(view, ring, () => String(distance)),
      )
      .join(''),
  );
};
export default disk;
