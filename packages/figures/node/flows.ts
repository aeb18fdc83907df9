import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {flowsBetweenCells, type Flow} from './cases/flow';
import {cellPositions, mapDrawing, outlines} from '../kit/map';
import {readProps} from '../kit/props';
import type {Figure} from '../types';
import {formatLocale} from '@h3-docs/base/number';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {densify} from '@h3-docs/grid/h3/sphere';
import {element, group, round} from '@h3-docs/grid/h3/svg';
import type {View} from '@h3-docs/grid/h3/view';

/** The width of the largest flow's line. */
const WIDEST = 9;

/** Flights are drawn to the unit: their ends are the middles of large cells. */
const smooth = {digits: 0, tolerance: 0.8};

/** What is drawn of the flows: pairs of cells with the flights of both directions, and cells by departures. */
interface FlowSummary {
  /** The largest first. */
  readonly pairs: readonly {readonly ends: readonly [string, string]; readonly flights: number}[];
  /** The cells with airports, the one with the most departures first. */
  readonly hubs: readonly {readonly cell: string; readonly departures: number}[];
}

/** Adds the flights of both directions of a pair. Flights within one cell count only as departures. */
function summarize(flows: readonly Flow[]): FlowSummary {
  const pairs = new Map<string, number>();
  const departures = new Map<string, number>();
  for (const {origin, destination, flights} of flows) {
    departures.set(origin, (departures.get(origin) ?? 0) + flights);
    const key = [origin, destination].sort().join(' ');
    if (origin !== destination) pairs.set(key, (pairs.get(key) ?? 0) + flights);
  }
  return {
    pairs: [...pairs]
      .sort(([, a], [, b]) => b - a)
      .map(([key, flights]) => {
        const [first = '', second = ''] = key.split(' ');
        return {ends: [first, second], flights};
      }),
    hubs: [...departures].sort(([, a], [, b]) => b - a).map(([cell, count]) => ({cell, departures: count})),
  };
}

/** The cells with airports, and the largest flows between them. */
function drawFlows({pairs, hubs}: FlowSummary, count: number, view: View): string {
  const largest = pairs.slice(0, count);
  const most = largest[0]?.flights ?? 1;
  const step = Math.ceil(hubs.length / 5);
  const colored = Array.from({length: 5}, (_, index) =>
    outlines(
      view,
      hubs.slice(step * index, step * (index + 1)).map(({cell}) => cell),
      `d-heat d-heat-${4 - index}`,
    ),
  );
  const lineOf = ([origin, destination]: readonly [string, string]) =>
    view.line(densify([cellCenter(h3, origin), cellCenter(h3, destination)], 6), smooth);
  const lines = largest
    .toReversed()
    .map(({ends, flights}) =>
      element('path', {d: lineOf(ends), 'stroke-width': round((flights / most) * WIDEST + 0.4)}),
    );
  return colored.join('') + group('d-flow', lines.join(''));
}

/** The largest flows of flights between cells; the two directions of a pair are drawn as one line. */
const flows: Figure = (props, {land}) => {
  const {res, count} = readProps(props, {res: 2, count: 80});
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
  const positions = cellPositions(summary.hubs.map(({cell}) => cell));
  return mapDrawing({land, alt, positions, padding: 0.03}, (view) => drawFlows(summary, count, view));
};
export default flows;
