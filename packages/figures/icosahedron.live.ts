import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import type {Point} from '@h3-docs/grid/h3/clip';
import {roundDegrees, wrapDegrees} from '@h3-docs/grid/h3/sphere';
import {start} from './icosahedron';
import {chosenCells, drawGlobes, globesSize, isOnRight, placeOf, positionUnder, type GlobesState} from './kit/globes';
import {cellKind, cellSpacing} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {resolutionSlider, slider} from './live/controlFields';
import {placeName} from './live/map';
import type {Frame, LivingFigure} from './live/types';
import {formatLocale} from '@h3-docs/base/number';

/** The finest resolution: finer cells are too many to draw while the globes turn. */
const finest = 1;
/** How far the globes turn for a unit of the drawing, in degrees. */
const turn = 0.4;
/** The farthest north or south that a globe faces, in degrees. */
const steepest = 85;

const frame: Frame = {...globesSize, under: () => '', over: () => '', landRadius: 90};

const within = (value: number, most: number) => roundDegrees(Math.max(-most, Math.min(most, value)));

/** The state with the cell at a position, the latitude of which may be beyond a pole. */
function choose(state: GlobesState, east: number, north: number): GlobesState {
  return {...state, atLng: roundDegrees(wrapDegrees(east)), atLat: within(north, 89), chosen: true};
}

/** The state with the cell under a point of the drawing; the same where there is no place under it. */
function chooseAt(state: GlobesState, point: Point): GlobesState {
  const found = positionUnder(state, point);
  return found ? choose(state, ...found) : state;
}

function words(state: GlobesState): string {
  const {res} = state;
  const facing = translate(
    {message: 'The left globe faces {place}, and the {total} cells of resolution {res} cover both globes.'},
    {place: placeName([state.lng, state.lat], 0), total: formatLocale(h3.getNumCells(res)), res},
  );
  const [cell, ...neighbors] = chosenCells(state);
  if (cell === undefined) return facing;
  const faces = h3.getIcosahedronFaces(cell);
  const values = {
    cell,
    kind: cellKind(cell),
    baseCell: h3.getBaseCellNumber(cell),
    faces: faces.join(', '),
    count: neighbors.length,
  };
  const chosen =
    faces.length === 1
      ? translate(
          {message: 'The {kind} {cell} of base cell {baseCell} is on face {faces}. It has {count} neighbors.'},
          values,
        )
      : translate(
          {message: 'The {kind} {cell} of base cell {baseCell} is on faces {faces}. It has {count} neighbors.'},
          values,
        );
  return `${facing} ${chosen}`;
}

function code({res, atLat, atLng, chosen}: GlobesState): Code {
  const cell = locate({lat: atLat, lng: atLng, res}, 'cell');
  return programs(cell, call('getIcosahedronFaces', cell), ...(chosen ? [call('gridDisk', cell, 1)] : []));
}

const living: LivingFigure<GlobesState> = {
  start,
  frame: () => frame,
  draw: (state, _frame, land) => drawGlobes(state, land),
  handles: (state) => [
    {
      id: 'cell',
      name: translate({message: 'Cell'}),
      isRing: true,
      at: placeOf(state, [state.atLng, state.atLat]),
      value: placeName([state.atLng, state.atLat], 1),
      move: (to) => chooseAt(state, to),
      step: (x, y) => {
        const step = cellSpacing(state.res);
        const parallel = Math.max(0.2, Math.cos((state.atLat * Math.PI) / 180));
        return choose(state, state.atLng + (x * step) / parallel, state.atLat - y * step);
      },
    },
  ],
  pick: chooseAt,
  sweep: (state, point, previous) => {
    const [east, north] = [(previous[0] - point[0]) * turn, (point[1] - previous[1]) * turn];
    const facing = isOnRight(previous) ? state.lat - north : state.lat + north;
    return {...state, lng: roundDegrees(wrapDegrees(state.lng + east)), lat: within(facing, steepest)};
  },
  controls: (state) => [
    slider(state, 'lng', {
      name: translate({message: 'Turn east or west'}),
      min: -180,
      max: 180,
      step: 5,
      text: `${Math.round(state.lng)}°`,
      value: Math.round(state.lng),
      set: (value) => ({...state, lng: wrapDegrees(value)}),
    }),
    slider(state, 'lat', {
      name: translate({message: 'Turn north or south'}),
      min: -steepest,
      max: steepest,
      step: 5,
      text: `${Math.round(state.lat)}°`,
      value: Math.round(state.lat),
    }),
    resolutionSlider(state, finest),
  ],
  words,
  code,
  cells: chosenCells,
};
export default living;
