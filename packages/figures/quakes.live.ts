import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {slider} from './live/controlFields';
import {outlines} from './kit/map';
import {perState} from './kit/perState';
import {
  byCell,
  drawQuakes,
  quakeMap,
  quakeProps,
  seenOn,
  type Quake,
  type QuakeBounds,
  type Shaken,
} from './kit/quakes';
import {mapFrame, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {fetchFile} from '@h3-docs/base/fetch';
import {formatDay, plural} from '@h3-docs/base/number';

interface QuakeState extends QuakeBounds {
  readonly res: number;
  /** The day that is shown, from 1; 0 for the whole week. */
  readonly day: number;
  /** The chosen cell; an empty text while none is. */
  readonly cell: string;
}

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

const counted = (count: number) => plural(count, translate({message: '{count} earthquake|{count} earthquakes'}));

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

/** The week's earthquakes by cell, day by day. */
const livingQuakes: LivingFigure<QuakeState, MapFrame> = {
  load,
  start: (props) => ({...quakeProps(props), day: 0, cell: ''}),
  frame: (state, current) => current ?? mapFrame(quakeMap(state)),
  draw: (state, {view}) => {
    const seen = seenIn(state);
    const chosen = seen.some(({cell}) => cell === state.cell) ? [state.cell] : [];
    return drawQuakes(seen, view) + outlines(view, chosen, 'd-input');
  },
  pick: (state, point, current) => {
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
};
export default livingQuakes;
