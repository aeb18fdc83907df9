import * as h3 from 'h3-js';
import {quakesByCell} from '../cases/aggregation';
import {cellCenter, cellRing} from '../h3/geometry';
import type {Position} from '../h3/sphere';
import {heatMap} from './kit/heat';
import {mapDrawing} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** Earthquakes of a week by cell, in California and Nevada. */
const quakes: Figure = (props, {land}) => {
  const {res, west, south, east, north} = readProps(props, {res: 4, west: -124, south: 33, east: -114.5, north: 41.5});
  const all = quakesByCell(res);
  const seen = all.filter(({cell}) => {
    const [lng, lat] = cellCenter(h3, cell);
    return west - 3 < lng && lng < east + 3 && south - 2 < lat && lat < north + 2;
  });
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  const most = seen[0]?.count ?? 0;
  const alt = `A map of California and Nevada: ${seen.length} cells of resolution ${res} with an earthquake in the week, the darker the more; the busiest has ${most}.`;
  return mapDrawing({land, positions: corners, alt, width: 560, height: 480, padding: 0.06, names: 4}, (view) =>
    heatMap(
      seen.map(({cell, count}) => ({outline: view.ring(cellRing(h3, cell)), count})),
      [14, 346],
    ),
  );
};
export default quakes;
