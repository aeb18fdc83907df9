import * as h3 from 'h3-js';
import type {Point} from '../h3/clip';
import {roundDegrees, wrapDegrees, type Position} from '../h3/sphere';
import {start} from './icosahedron';
import {drawnCells, globesSize, isOnRight, relativesOf, type GlobesState} from './kit/globes';
import {drawUnfolding, globesShare, middleFace, placeOf, positionUnder, showsGlobes} from './kit/unfolding';
import {cellSpacing, nearestPentagon} from './live/cells';
import {call, locate, programs} from './live/code';
import {resolutionSlider} from './live/controls';
import {integer, lat, lng, oneOf} from './live/fields';
import {placeName} from './live/map';
import type {Code, Frame, LivingFigure} from './live/types';
import {formatLocale} from '../number';

/**
 * The finest resolution whose cells can be told apart: they are about seven units of the drawing wide. Cells of resolution
 * 3 would be less than three units wide.
 */
const finest = 2;
/** How far the globes turn for a unit of the drawing, in degrees. */
const turn = 0.4;

const frame: Frame = {...globesSize, under: () => '', over: () => '', landRadius: 90};

/** The state with the cell under a point of the drawing; the same where there is no place under it. */
function at(state: GlobesState, point: Point): GlobesState {
  const found = positionUnder(state, point);
  if (!found) return state;
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

/** What is covered with the cells, and how it is seen. */
function facingWords(state: GlobesState, cells: string, how: 'partly' | 'wholly'): string {
  const middle = `face ${middleFace(state)} in its middle column`;
  const covering = how === 'wholly' ? `${cells} cover it` : `${cells} are drawn`;
  if (state.unfolded === 0) {
    return `The left globe faces ${placeName([state.lng, state.lat], 0)}, and ${cells} ${how === 'wholly' ? 'cover both globes' : 'are drawn'}.`;
  }
  if (state.unfolded === 100) {
    return `The net shows all 20 faces of the icosahedron, with ${middle}, and ${covering}. If a cell lies on two faces that are apart in the net, it is drawn in pieces.`;
  }
  const stage = showsGlobes(state)
    ? 'The globes are on their way to the net of the icosahedron'
    : 'The icosahedron is partly unfolded';
  return `${stage}, with ${middle}, and ${covering}.`;
}

function words(state: GlobesState): string {
  const {res, show} = state;
  const total = formatLocale(h3.getNumCells(res));
  const disk = drawnCells(state);
  const covering = disk
    ? `of the ${total} cells of resolution ${res}, the ${formatLocale(disk.length)} around ${placeName([state.atLng, state.atLat], 0)},`
    : `the ${total} cells of resolution ${res}`;
  const facing = facingWords(state, covering, disk ? 'partly' : 'wholly');
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

function code(state: GlobesState): Code {
  const {res, atLat, atLng, show} = state;
  const cell = locate({lat: atLat, lng: atLng, res}, 'cell');
  const shown = {
    nothing: () => call('getIcosahedronFaces', cell),
    neighbors: () => call('gridDisk', cell, 1),
    children: () => call('cellToChildren', cell, res + 1),
    parent: () => (res > 0 ? call('cellToParent', cell, res - 1) : call('getBaseCellNumber', cell)),
  };
  return programs(cell, shown[show]());
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

/** The state after a share (0 to 1) of the way from globes to the net, or back where the net is shown. */
function unfolding(state: GlobesState, share: number): GlobesState {
  const goal = state.unfolded === 100 ? 0 : 100;
  return {...state, unfolded: Math.round(state.unfolded + share * (goal - state.unfolded))};
}

const living: LivingFigure<GlobesState> = {
  fields: {
    lat,
    lng,
    res: integer(0, finest),
    atLat: lat,
    atLng: lng,
    show: oneOf('nothing', 'neighbors', 'children', 'parent'),
    unfolded: integer(0, 100),
  },
  start,
  frame: () => frame,
  draw: (state, _frame, land) => drawUnfolding(state, land),
  handles: (state) => {
    const place = placeOf(state, [state.atLng, state.atLat]);
    // On the way to the net, a face or a globe can be in front of the cell.
    if (!place) return [];
    return [
      {
        id: 'cell',
        name: 'Cell',
        isRing: true,
        at: place,
        value: placeName([state.atLng, state.atLat], 1),
        move: (to) => at(state, to),
        step: (x, y) => stepped(state, x, y),
      },
    ];
  },
  pick: (state, {point}) => at(state, point),
  sweep: (state, {point}, previous) => {
    const right = showsGlobes(state) && isOnRight(previous[0], globesShare(state));
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
      kind: 'slider',
      id: 'unfolded',
      name: 'Unfolded',
      min: 0,
      max: 100,
      step: 5,
      value: state.unfolded,
      text: `${state.unfolded}%`,
      set: (unfolded) => ({...state, unfolded}),
    },
    {
      kind: 'button',
      id: 'unfold',
      name: 'Unfold the icosahedron',
      pressed: state.unfolded === 100,
      press: () => unfolding(state, 1),
      through: (share) => unfolding(state, share),
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
