import * as h3 from 'h3-js';
import type {Point} from '../h3/clip';
import {roundDegrees, wrapDegrees, type Position} from '../h3/sphere';
import {start} from './icosahedron';
import {drawGlobes, globeAt, globesSize, pointOn, relativesOf, type GlobesState} from './kit/globes';
import {cellSpacing, nearestPentagon} from './live/cells';
import {resolutionSlider} from './live/controls';
import {integer, lat, lng, oneOf} from './live/fields';
import {placeName} from './live/map';
import type {Code, Frame, LivingFigure} from './live/types';

/** The finest cells that cover the globes: 842. */
const finest = 1;
/** How far the globes turn for a unit of the drawing, in degrees. */
const turn = 0.4;

const frame: Frame = {...globesSize, under: () => '', over: () => '', landRadius: 90};

/** The state with the cell under a point of the drawing; the same where there is no globe. */
function at(state: GlobesState, point: Point): GlobesState {
  const globe = globeAt(state, point);
  const found = globe.view.projection.invert?.([...globe.point]);
  if (!found?.every(Number.isFinite)) return state;
  const show = state.show === 'nothing' ? 'neighbors' : state.show;
  return {...state, atLng: roundDegrees(wrapDegrees(found[0])), atLat: roundDegrees(found[1]), show};
}

/** The state with the globes turned, so that the left one still shows its position where it can. */
function turned(state: GlobesState, east: number, north: number): GlobesState {
  return {
    ...state,
    lng: roundDegrees(wrapDegrees(state.lng + east)),
    lat: roundDegrees(Math.max(-85, Math.min(85, state.lat + north))),
  };
}

const list = (numbers: readonly number[]) =>
  numbers.length === 1 ? `face ${numbers.join('')}` : `faces ${numbers.join(', ')}`;

function words(state: GlobesState): string {
  const {res, show} = state;
  const total = h3.getNumCells(res).toLocaleString('en-US');
  const facing = `The left globe faces ${placeName([state.lng, state.lat], 0)}, and the ${total} cells of resolution ${res} cover both.`;
  if (show === 'nothing') return facing;
  const {cell, relatives} = relativesOf(state);
  const kind = h3.isPentagon(cell) ? 'a pentagon' : 'a hexagon';
  const what = {
    neighbors: `${relatives.length} neighbors`,
    children: `${relatives.length} children`,
    parent: relatives.length > 0 ? `the parent ${relatives.join('')}` : 'no parent, because it is a base cell',
  }[show];
  return `${facing} ${cell} is ${kind} of base cell ${h3.getBaseCellNumber(cell)} on ${list(h3.getIcosahedronFaces(cell))}. It has ${what}.`;
}

function code({res, atLat, atLng, show}: GlobesState): Code {
  const place = `${atLat}, ${atLng}, ${res}`;
  const calls = {
    nothing: ['getIcosahedronFaces(cell)', 'get_icosahedron_faces(cell)'],
    neighbors: ['gridDisk(cell, 1)', 'grid_disk(cell, 1)'],
    children: [`cellToChildren(cell, ${res + 1})`, `cell_to_children(cell, ${res + 1})`],
    parent:
      res === 0
        ? ['getBaseCellNumber(cell)', 'get_base_cell_number(cell)']
        : [`cellToParent(cell, ${res - 1})`, `cell_to_parent(cell, ${res - 1})`],
  }[show];
  return {
    javascript: `const cell = h3.latLngToCell(${place});\nh3.${calls[0] ?? ''};`,
    python: `cell = h3.latlng_to_cell(${place})\nh3.${calls[1] ?? ''}`,
  };
}

/** How far the cell is moved by an arrow key. */
function stepped(state: GlobesState, x: number, y: number): GlobesState {
  const step = cellSpacing(state.res);
  const parallel = Math.max(0.2, Math.cos((state.atLat * Math.PI) / 180));
  const [atLng, atLat]: Position = [
    roundDegrees(wrapDegrees(state.atLng + (x * step) / parallel)),
    roundDegrees(Math.max(-89, Math.min(89, state.atLat - y * step))),
  ];
  return {...state, atLng, atLat, show: state.show === 'nothing' ? 'neighbors' : state.show};
}

const living: LivingFigure<GlobesState> = {
  fields: {
    lat,
    lng,
    res: integer(0, finest),
    atLat: lat,
    atLng: lng,
    show: oneOf('nothing', 'neighbors', 'children', 'parent'),
  },
  start,
  frame: () => frame,
  draw: (state, _frame, land) => drawGlobes(state, land),
  handles: (state) => [
    {
      id: 'cell',
      name: 'Cell',
      at: pointOn(state, [state.atLng, state.atLat]),
      value: placeName([state.atLng, state.atLat], 1),
      move: (to) => at(state, to),
      step: (x, y) => stepped(state, x, y),
    },
  ],
  pick: (state, {point}) => at(state, point),
  sweep: (state, {point}, previous) => {
    const {right} = globeAt(state, previous);
    const [east, north] = [(previous[0] - point[0]) * turn, (point[1] - previous[1]) * turn];
    return turned(state, east, right ? -north : north);
  },
  scrolls: true,
  controls: (state) => [
    {
      kind: 'slider',
      id: 'lng',
      name: 'Turn east or west',
      min: -180,
      max: 180,
      step: 5,
      value: Math.round(state.lng),
      text: `${Math.round(state.lng)}°`,
      set: (value) => ({...state, lng: wrapDegrees(value)}),
    },
    {
      kind: 'slider',
      id: 'lat',
      name: 'Turn north or south',
      min: -85,
      max: 85,
      step: 5,
      value: Math.round(state.lat),
      text: `${Math.round(state.lat)}°`,
      set: (value) => ({...state, lat: value}),
    },
    resolutionSlider(state, finest),
    {
      kind: 'choice',
      id: 'show',
      name: 'Show',
      value: state.show,
      options: [
        ['nothing', 'All cells'],
        ['neighbors', 'Neighbors'],
        ['children', 'Children'],
        ['parent', 'Parent'],
      ],
      set: (value) => ({...state, show: value as GlobesState['show']}),
    },
    {
      kind: 'button',
      id: 'pentagon',
      name: 'Go to the nearest pentagon',
      press: () => {
        const [atLng, atLat] = nearestPentagon(state.atLng, state.atLat, state.res);
        return {...state, atLng, atLat, lng: atLng, lat: Math.max(-85, Math.min(85, atLat)), show: 'neighbors'};
      },
    },
  ],
  words,
  code,
  cells: (state) => {
    const {cell, relatives} = relativesOf(state);
    return state.show === 'nothing' ? [] : [cell, ...relatives];
  },
};
export default living;
