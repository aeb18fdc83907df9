import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {byCell, type Quake, type Shaken} from './cases/quakeCells';
import {label, path} from '@h3-docs/grid/h3/svg';
import {slider} from './live/controlFields';
import {outlines} from './kit/map';
import {perState} from './kit/perState';
import {drawQuakes, quakeMap, quakeProps, seenOn, type QuakeBounds} from './kit/quakeMap';
import {cellOrNone, integer, number} from './live/fields';
import {mapFrame, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {fetchFile} from '@h3-docs/base/fetch';
import {formatDay, formatLocale, plural} from '@h3-docs/base/number';

interface QuakeState extends QuakeBounds {
  readonly res: number;
  /** The day that is shown, from 1; 0 for the whole week. */
  readonly day: number;
  /** The chosen cell; an empty text while none is. */
  readonly cell: string;
}

/** A map, and from the first change on a table below it. */
interface TableFrame extends MapFrame {
  readonly mapHeight: number;
  /** The key of the state that the still figure shows. */
  readonly start: string;
}

/** The rows of the table, and the height of each in units of the drawing. */
const rowsShown = 5;
const rowHeight = 24;

let quakes: readonly Quake[] = [];
let days: readonly string[] = [];

/** Fetches the file of the worked case. */
async function load(): Promise<void> {
  if (quakes.length > 0) return;
  const file = new URL('../../static/data/earthquakes.csv', import.meta.url);
  const response = await fetchFile(file, translate({message: 'The earthquakes'}));
  const [, ...lines] = (await response.text()).trim().split('\n');
  // The file has no quotes, and no commas in a field.
  quakes = lines.map((line) => {
    const [time = '', lat, lng, , magnitude] = line.split(',');
    return {lat: Number(lat), lng: Number(lng), magnitude: Number(magnitude), day: time.slice(0, 10)};
  });
  days = [...new Set(quakes.map(({day}) => day))].sort();
}

const seenIn = perState((state: QuakeState): readonly Shaken[] => {
  const day = days[state.day - 1];
  const chosen = day === undefined ? quakes : quakes.filter((quake) => quake.day === day);
  return seenOn(byCell(chosen, state.res), state);
});

function dayName(day: number): string {
  const text = days[day - 1];
  if (text === undefined) return translate({message: 'the whole week'});
  return formatDay(Date.parse(`${text}T00:00:00Z`), {month: 'long', day: 'numeric', timeZone: 'UTC'});
}

const counted = (count: number) =>
  plural(count, translate({message: '{count} earthquake|{count} earthquakes'}, {count: formatLocale(count)}));

function words(state: QuakeState): string {
  const seen = seenIn(state);
  const sum = seen.reduce((total, {count}) => total + count, 0);
  const when =
    state.day === 0
      ? translate({message: 'In the whole week'})
      : translate({message: 'On {day}'}, {day: dayName(state.day)});
  const [busiest] = seen;
  if (!busiest) {
    return translate({message: '{when}, no cell of resolution {res} has an earthquake.'}, {when, res: state.res});
  }
  const all = plural(
    seen.length,
    translate(
      {
        message:
          '{when}, {quakes} fall in {count} cell of resolution {res} on this map.|{when}, {quakes} fall in {count} cells of resolution {res} on this map.',
      },
      {when, quakes: counted(sum), count: seen.length, res: state.res},
    ),
  );
  const chosen = seen.find(({cell}) => cell === state.cell);
  const {cell, count, strongest} = chosen ?? busiest;
  const values = {cell, quakes: counted(count), magnitude: strongest.toFixed(1)};
  const about = chosen
    ? translate({message: 'The chosen cell {cell} has {quakes}, the strongest with magnitude {magnitude}.'}, values)
    : translate({message: 'The busiest cell {cell} has {quakes}, the strongest with magnitude {magnitude}.'}, values);
  return `${all} ${about}`;
}

/** The cells of the table: the busiest ones. The chosen cell is the last if it is not among them. */
function rowsOf(state: QuakeState): readonly Shaken[] {
  const seen = seenIn(state);
  const first = seen.slice(0, rowsShown);
  const chosen = seen.find(({cell}) => cell === state.cell);
  return chosen && !first.includes(chosen) ? [...first.slice(0, -1), chosen] : first;
}

/** The table, in which the chosen cell is marked. */
function table(state: QuakeState, top: number): string {
  const row = (y: number, className: string, [cell, count, magnitude]: readonly [string, string, string]) =>
    label(className, [14, y], cell) +
    label(className, [330, y], count, 'end') +
    label(className, [546, y], magnitude, 'end');
  return (
    row(top + 20, 'd-tick', [
      translate({message: 'cell'}),
      translate({message: 'earthquakes'}),
      translate({message: 'largest magnitude'}),
    ]) +
    rowsOf(state)
      .map((each, at) => {
        const y = top + 20 + (at + 1) * rowHeight;
        const mark = each.cell === state.cell ? path('d-input', `M6 ${y - 16}h548v22h-548z`) : '';
        return mark + row(y, 'd-label', [each.cell, String(each.count), each.strongest.toFixed(1)]);
      })
      .join('')
  );
}

/** The key of what the still figure shows. */
const keyOf = ({res, day, cell}: QuakeState) => `${res} ${day} ${cell}`;

/** The frame of the first state, and for others the same with room for the table. */
function frame(state: QuakeState, current?: TableFrame): TableFrame {
  const key = keyOf(state);
  if (!current) {
    const first = mapFrame(quakeMap(state));
    return {...first, mapHeight: first.height, start: key};
  }
  if (current.height > current.mapHeight || key === current.start) return current;
  return {...current, height: current.mapHeight + 20 + (rowsShown + 1) * rowHeight};
}

/** The week's earthquakes by cell, day by day, as a map and a table. */
const livingQuakes: LivingFigure<QuakeState, TableFrame> = {
  load,
  fields: {
    res: integer(2, 6),
    day: integer(0, 9),
    cell: cellOrNone,
    west: number(-180, 180),
    south: number(-90, 90),
    east: number(-180, 180),
    north: number(-90, 90),
  },
  start: (props) => ({...quakeProps(props), day: 0, cell: ''}),
  frame,
  draw: (state, {view, height, mapHeight}) => {
    const seen = seenIn(state);
    const chosen = seen.some(({cell}) => cell === state.cell) ? [state.cell] : [];
    return (
      drawQuakes(seen, view) + outlines(view, chosen, 'd-input') + (height > mapHeight ? table(state, mapHeight) : '')
    );
  },
  pick: (state, point, current) => {
    if (point[1] > current.mapHeight) {
      const row = Math.floor((point[1] - current.mapHeight - 28) / rowHeight);
      return {...state, cell: rowsOf(state)[row]?.cell ?? ''};
    }
    const [longitude, latitude] = positionAt(current, point);
    const cell = h3.latLngToCell(latitude, longitude, state.res);
    return {...state, cell: seenIn(state).some((each) => each.cell === cell) ? cell : ''};
  },
  controls: (state) => [
    slider(state, 'res', {
      name: translate({message: 'Resolution'}),
      min: 2,
      max: 6,
      set: (res) => ({...state, res, cell: ''}),
    }),
    slider(state, 'day', {name: translate({message: 'Day'}), max: days.length, text: dayName(state.day)}),
    {
      kind: 'button',
      id: 'busiest',
      name: translate({message: 'Choose the busiest cell'}),
      press: () => ({...state, cell: seenIn(state)[0]?.cell ?? ''}),
    },
  ],
  words,
  cells: (state) =>
    seenIn(state)
      .slice(0, 60)
      .map(({cell}) => cell),
  next: (state) => (state.day < days.length ? {...state, day: state.day + 1} : undefined),
};
export default livingQuakes;
