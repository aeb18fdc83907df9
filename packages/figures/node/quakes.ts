import {translate} from '@docusaurus/Translate';
import {quakesByCell} from './cases/aggregation';
import {mapDrawing} from '../kit/map';
import {drawQuakes, quakeMap, quakeProps, seenOn} from '../kit/quakes';
import type {Figure} from '../types';

/** Earthquakes of a week by cell, in California and Nevada. */
const quakes: Figure = (props, {land}) => {
  const {res, ...bounds} = quakeProps(props);
  const seen = seenOn(quakesByCell(res), bounds);
  const most = seen[0]?.count ?? 0;
  const alt = translate(
    {
      message:
        'A map of California and Nevada with the {count} cells of resolution {res} that had an earthquake in the week. Darker cells had more earthquakes, and the busiest had {most}.',
    },
    {count: seen.length, res, most},
  );
  return mapDrawing({land, alt, ...quakeMap(bounds)}, (view) => drawQuakes(seen, view));
};
quakes.play = translate({message: 'Follow the week day by day, change the size of the cells, or click one'});
export default quakes;
