import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {flowsBetween, type Airport, type Route} from './cases/flowCells';
import {memoize} from '@h3-docs/base/memoize';
import {label} from '@h3-docs/grid/h3/svg';
import {slider} from './live/controlFields';
import {flowCode} from './kit/flowCode';
import {drawFlows, flowMap, summarize} from './kit/flowMap';
import {readProps} from './kit/props';
import {csvRows} from './live/csv';
import {cellOrNone, integer} from './live/fields';
import {mapFrame, positionAt} from './live/map';
import {rowHeight, rowsShown, tableFrame, type TableFrame} from './live/table';
import type {LivingFigure} from './live/types';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';

interface FlowState {
  readonly res: number;
  /** How many flows are drawn. */
  readonly count: number;
  /** The chosen cell; an empty text while none is. */
  readonly cell: string;
}

let airports: readonly Airport[] = [];
let routes: readonly Route[] = [];

/** Fetches the files of the worked case. */
async function load(): Promise<void> {
  if (routes.length > 0) return;
  const [places, flights] = await Promise.all([
    csvRows(new URL('../../static/data/airports.csv', import.meta.url), translate({message: 'The airports'})),
    csvRows(new URL('../../static/data/flights.csv', import.meta.url), translate({message: 'The flights'})),
  ]);
  airports = places.map(([iata = '', lat, lng]) => ({iata, lat: Number(lat), lng: Number(lng)}));
  routes = flights.map(([origin = '', destination = '', count]) => ({origin, destination, flights: Number(count)}));
}

const summaryOf = memoize((res: number) => summarize(flowsBetween(airports, routes, res)));

const grouped = (value: number) => formatLocale(value);

/** The flows that are drawn, and of them those of the chosen cell. */
function shown({res, count, cell}: FlowState) {
  const largest = summaryOf(res).pairs.slice(0, count);
  return {largest, own: largest.filter(({ends}) => ends.includes(cell))};
}

function words(state: FlowState): string {
  const {hubs} = summaryOf(state.res);
  const {largest, own} = shown(state);
  const flights = largest.reduce((sum, flow) => sum + flow.flights, 0);
  const [first] = largest;
  const hub = hubs.find(({cell}) => cell === state.cell);
  return [
    translate(
      {message: 'Flights depart from {count} cells of resolution {res}.'},
      {count: hubs.length, res: state.res},
    ),
    plural(
      largest.length,
      translate(
        {
          message:
            'The map shows the largest flow with {flights} flights.|The map shows the {count} largest flows with {flights} flights.',
        },
        {count: largest.length, flights: grouped(flights)},
      ),
    ),
    first &&
      translate(
        {message: 'The largest flow, between {ends}, has {flights} flights, with both directions added.'},
        {ends: formatList(first.ends), flights: grouped(first.flights)},
      ),
    hub &&
      plural(
        own.length,
        translate(
          {
            message:
              'From the chosen cell {cell}, {departures} flights depart, and {count} flow on the map reaches this cell.|From the chosen cell {cell}, {departures} flights depart, and {count} flows on the map reach this cell.',
          },
          {cell: hub.cell, departures: grouped(hub.departures), count: own.length},
        ),
      ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The largest flows as the rows of a table: those of the chosen cell where there is one. */
function table(state: FlowState, top: number): string {
  const {largest, own} = shown(state);
  const rows = (own.length > 0 ? own : largest).slice(0, rowsShown);
  const row = (y: number, className: string, [from, to, flights]: readonly [string, string, string]) =>
    label(className, [14, y], from) + label(className, [210, y], to) + label(className, [546, y], flights, 'end');
  return (
    row(top + 20, 'd-tick', [
      translate({message: 'cell'}),
      translate({message: 'cell'}),
      translate({message: 'flights'}),
    ]) +
    rows
      .map(({ends, flights}, at) =>
        row(top + 20 + (at + 1) * rowHeight, 'd-label', [ends[0], ends[1], grouped(flights)]),
      )
      .join('')
  );
}

const keyOf = ({res, count, cell}: FlowState) => `${res} ${count} ${cell}`;

/** Flights between cells: the largest flows one after the other, as a map and a table. */
const livingFlows: LivingFigure<FlowState, TableFrame> = {
  load,
  fields: {res: integer(1, 4), count: integer(1, 200), cell: cellOrNone},
  start: (props) => ({...readProps(props, {res: 2, count: 80}), cell: ''}),
  frame: (state, current) => tableFrame(keyOf(state), current, () => mapFrame(flowMap(summaryOf(state.res)))),
  draw: (state, {view, height, mapHeight}) =>
    drawFlows(summaryOf(state.res), state.count, view, state.cell) +
    (height > mapHeight ? table(state, mapHeight) : ''),
  pick: (state, {point}, frame) => {
    if (point[1] > frame.mapHeight) return state;
    const [lng, lat] = positionAt(frame, point);
    const cell = h3.latLngToCell(lat, lng, state.res);
    return {...state, cell: summaryOf(state.res).hubs.some((hub) => hub.cell === cell) ? cell : ''};
  },
  controls: (state) => [
    slider(state, 'count', {name: translate({message: 'Flows'}), min: 1, max: 200}),
    slider(state, 'res', {
      name: translate({message: 'Resolution'}),
      min: 1,
      max: 4,
      set: (res) => ({...state, res, cell: ''}),
    }),
    {
      kind: 'button',
      id: 'first',
      name: translate({message: 'Start with the largest flow'}),
      disabled: state.count === 1,
      press: () => ({...state, count: 1}),
    },
    {
      kind: 'button',
      id: 'busiest',
      name: translate({message: 'Choose the busiest cell'}),
      press: () => ({...state, cell: summaryOf(state.res).hubs[0]?.cell ?? ''}),
    },
  ],
  words,
  code: ({res}) => flowCode(res),
  cells: (state) =>
    summaryOf(state.res)
      .hubs.slice(0, 60)
      .map(({cell}) => cell),
  next: (state) => (state.count < 200 ? {...state, count: Math.min(200, state.count + 10)} : undefined),
};
export default livingFlows;
