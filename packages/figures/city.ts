import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, cellRing} from '@h3-docs/grid/h3/geometry';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {heatMap, type HeatClass} from './kit/heat';
import {cellPositions, dot, mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** A rough outline of central Paris, longitude first. */
const paris: readonly Position[] = [
  [2.321, 48.901],
  [2.393, 48.9],
  [2.414, 48.86],
  [2.39, 48.82],
  [2.333, 48.817],
  [2.254, 48.838],
  [2.277, 48.872],
];

const louvre: Position = [2.3376, 48.8606];

/** The classes of distances in km, the darker the nearer. */
const classes = [0, 1, 2, 3, 4].map((least): HeatClass => {
  const name =
    least === 4
      ? translate({message: '{least} km or more'}, {least})
      : translate({message: '{least} to {most} km'}, {least, most: least + 1});
  return {least, next: least === 4 ? Infinity : least + 1, shade: 4 - least, name};
});

/** A city filled with cells, which are colored by a value: the distance of their centers from a place in its middle. */
const city: Figure = (props, {land}) => {
  const {res} = readProps(props, {res: 8});
  const cells = h3.polygonToCells([...paris], res, true);
  const distance = (cell: string) => {
    const [lng, lat] = cellCenter(h3, cell);
    return h3.greatCircleDistance([lat, lng], [louvre[1], louvre[0]], h3.UNITS.km);
  };
  const alt = translate(
    {
      message:
        'A map of Paris filled with {count} cells of resolution {res}. The cells are darker the nearer they are to the Louvre.',
    },
    {count: cells.length, res},
  );
  return mapDrawing(
    {land, alt, positions: cellPositions(cells), width: 560, height: 480, padding: 0.09, minRadiusKm: 1},
    (view) => {
      const areas = cells.map((cell) => ({
        outline: view.ring(cellRing(h3, cell), {digits: 0, tolerance: 0}),
        value: distance(cell),
      }));
      return heatMap(areas, classes) + dot(view, louvre, 'd-input', 4);
    },
  );
};
export default city;
