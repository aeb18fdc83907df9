import {translate} from '@docusaurus/Translate';
import {flowsBetweenCells} from './cases/flow';
import {drawFlows, flowMap, summarize} from '../kit/flowMap';
import {mapDrawing} from '../kit/map';
import {readProps} from '../kit/props';
import type {Figure, Props} from '../types';
import {formatLocale} from '@h3-docs/base/number';

/** The resolution, and how many flows are drawn. */
const flowProps = (props: Props) => readProps(props, {res: 2, count: 80});

/** The largest flows of flights between cells; the two directions of a pair are drawn as one line. */
const flows: Figure = (props, {land}) => {
  const {res, count} = flowProps(props);
  const summary = summarize(flowsBetweenCells(res));
  const largest = summary.pairs.slice(0, count);
  const most = largest[0]?.flights ?? 1;
  const alt = translate(
    {
      message:
        'A map of the contiguous United States: {count} cells of resolution {res} with airports, colored by the number of departing flights. Lines show the {flows} largest flows between these cells. A wider line means more flights. The widest line stands for {most} flights, with both directions added.',
    },
    {count: summary.hubs.length, res, flows: largest.length, most: formatLocale(most)},
  );
  return mapDrawing({land, alt, ...flowMap(summary)}, (view) => drawFlows(summary, count, view));
};
export default flows;
