import * as h3 from 'h3-js';
import {quakesByCell} from '../cases/aggregation';
import {cellCenter} from '../h3/geometry';
import type {Position} from '../h3/sphere';
import {element, label} from '../h3/svg';
import {mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The least count of each class of color. */
const classes = [1, 2, 5, 10, 30] as const;

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
    classes
      .map((least, index) => {
        const below = classes[index + 1] ?? Infinity;
        const inClass = seen.filter(({count}) => count >= least && count < below).map(({cell}) => cell);
        const text =
          below === Infinity ? `${least} or more` : below === least + 1 ? `${least}` : `${least} to ${below - 1}`;
        const y = 346 + 22 * index;
        return (
          outlines(view, inClass, `d-heat d-heat-${index}`) +
          element('rect', {class: `d-heat d-heat-${index}`, x: 14, y, width: 22, height: 16}) +
          label('d-label', [44, y + 13], text)
        );
      })
      .join(''),
  );
};
export default quakes;
