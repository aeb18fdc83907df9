import * as h3 from 'h3-js';
import {flowsBetweenCells} from '../cases/flow';
import {cellCenter} from '../h3/geometry';
import {densify} from '../h3/sphere';
import {element, group, round} from '../h3/svg';
import {cellPositions, mapDrawing, outlines} from './kit/map';
import {readProps} from './kit/props';
import type {Figure} from './types';

/** The width of the largest flow's line. */
const WIDEST = 9;

/** Flights are drawn to the unit: their ends are the middles of large cells. */
const smooth = {digits: 0, tolerance: 0.8};

/** The largest flows of flights between cells; the two directions of a pair are drawn as one line. */
const flows: Figure = (props, {land}) => {
  const {res, count} = readProps(props, {res: 2, count: 80});
  const pairs = new Map<string, number>();
  const departures = new Map<string, number>();
  for (const {origin, destination, flights} of flowsBetweenCells(res)) {
    departures.set(origin, (departures.get(origin) ?? 0) + flights);
    const key = [origin, destination].sort().join(' ');
    if (origin !== destination) pairs.set(key, (pairs.get(key) ?? 0) + flights);
  }
  const largest = [...pairs].sort(([, a], [, b]) => b - a).slice(0, count);
  const most = largest[0]?.[1] ?? 1;
  const hubs = [...departures].sort(([, a], [, b]) => b - a).map(([cell]) => cell);
  const step = Math.ceil(hubs.length / 5);
  const alt = `A map of the contiguous United States: ${hubs.length} cells of resolution ${res} with airports, colored by their departures. Lines show the ${largest.length} largest flows between them, and wider lines have more flights. The widest has ${most.toLocaleString('en-US')} in both directions.`;
  return mapDrawing({land, positions: cellPositions(hubs), alt, padding: 0.03}, (view) => {
    const colored = Array.from({length: 5}, (_, index) =>
      outlines(view, hubs.slice(step * index, step * (index + 1)), `d-heat d-heat-${4 - index}`),
    );
    const lines = largest.toReversed().map(([key, flights]) => {
      const [origin = '', destination = ''] = key.split(' ');
      const line = densify([cellCenter(h3, origin), cellCenter(h3, destination)], 6);
      return element('path', {d: view.line(line, smooth), 'stroke-width': round((flights / most) * WIDEST + 0.4)});
    });
    return colored.join('') + group('d-flow', lines.join(''));
  });
};
export default flows;
