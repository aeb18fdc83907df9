import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import type {Point} from '@h3-docs/grid/h3/clip';
import {roundDegrees, wrapDegrees, type Position} from '@h3-docs/grid/h3/sphere';
import {start} from './icosahedron';
import {drawnCells, globesSize, isOnRight, relativesOf, type GlobesState} from './kit/globes';
import {drawUnfolding, globesShare, middleFace, placeOf, positionUnder, showsGlobes} from './kit/unfolding';
import {cellSpacing, nearestPentagon} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {choice, resolutionSlider, slider} from './live/controlFields';
import {integer, lat, lng, oneOf} from './live/fields';
import {placeName} from './live/map';
import type {Frame, LivingFigure} from './live/types';
import {formatLocale} from '@h3-docs/base/number';

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
  numbers.length === 1
    ? translate({message: 'face {numbers}'}, {numbers: numbers.join('')})
    : translate({message: 'faces {numbers}'}, {numbers: numbers.join(', ')});

/** What is covered with the cells, and how it is seen. */
function facingWords(state: GlobesState, cells: string, how: 'partly' | 'wholly'): string {
  const middle = translate({message: 'face {face} in its middle column'}, {face: middleFace(state)});
  const covering =
    how === 'wholly'
      ? translate({message: '{cells} cover it'}, {cells})
      : translate({message: '{cells} are drawn'}, {cells});
  if (state.unfolded === 0) {
    const values = {place: placeName([state.lng, state.lat], 0), cells};
    return how === 'wholly'
      ? translate({message: 'The left globe faces {place}, and {cells} cover both globes.'}, values)
      : translate({message: 'The left globe faces {place}, and {cells} are drawn.'}, values);
  }
  if (state.unfolded === 100) {
    return translate(
      {
        message:
          'The net shows all 20 faces of the icosahedron, with {middle}, and {covering}. If a cell lies on two faces that are apart in the net, it is drawn in pieces.',
      },
      {middle, covering},
    );
  }
  return showsGlobes(state)
    ? translate(
        {message: 'The globes are on their way to the net of the icosahedron, with {middle}, and {covering}.'},
        {middle, covering},
      )
    : translate({message: 'The icosahedron is partly unfolded, with {middle}, and {covering}.'}, {middle, covering});
}

function words(state: GlobesState): string {
  const {res, show} = state;
  const total = formatLocale(h3.getNumCells(res));
  const disk = drawnCells(state);
  const covering = disk
    ? translate(
        {message: 'of the {total} cells of resolution {res}, the {count} around {place},'},
        {total, res, count: formatLocale(disk.length), place: placeName([state.atLng, state.atLat], 0)},
      )
    : translate({message: 'the {total} cells of resolution {res}'}, {total, res});
  const facing = facingWords(state, covering, disk ? 'partly' : 'wholly');
  if (show === 'nothing') return facing;
  const {cell, relatives} = relativesOf(state);
  const kind = h3.isPentagon(cell) ? translate({message: 'a pentagon'}) : translate({message: 'a hexagon'});
  const what = {
    neighbors: translate({message: '{count} neighbors'}, {count: relatives.length}),
    children: translate({message: '{count} children'}, {count: relatives.length}),
    parent:
      relatives.length > 0
        ? translate({message: 'the parent {parent}'}, {parent: relatives.join('')})
        : translate({message: 'no parent, because it is a base cell'}),
  }[show];
  const chosen = translate(
    {message: '{cell} is {kind} of base cell {baseCell} on {faces}. It has {what}.'},
    {
      cell,
      kind,
      baseCell: h3.getBaseCellNumber(cell),
      faces: list(h3.getIcosahedronFaces(cell)),
      what,
    },
  );
  return `${facing} ${chosen}`;
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
        name: translate({message: 'Cell'}),
        isRing: true,
        at: place,
        value: placeName([state.atLng, state.atLat], 1),
        move: (to) => at(state, to),
        step: (x, y) => stepped(state, x, y),
      },
    ];
  },
  pick: (state, point) => at(state, point),
  sweep: (state, point, previous) => {
    const right = showsGlobes(state) && isOnRight(previous[0], globesShare(state));
    const [east, north] = [(previous[0] - point[0]) * turn, (point[1] - previous[1]) * turn];
    return turned(state, east, right ? -north : north);
  },
  scrolls: true,
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
      min: -85,
      max: 85,
      step: 5,
      text: `${Math.round(state.lat)}°`,
      value: Math.round(state.lat),
    }),
    resolutionSlider(state, finest),
    choice(state, 'show', translate({message: 'Show'}), [
      ['nothing', translate({message: 'All cells'})],
      ['neighbors', translate({message: 'Neighbors'})],
      ['children', translate({message: 'Children'})],
      ['parent', translate({message: 'Parent'})],
    ]),
    slider(state, 'unfolded', {name: translate({message: 'Unfolded'}), max: 100, step: 5, text: `${state.unfolded}%`}),
    {
      kind: 'button',
      id: 'unfold',
      name: translate({message: 'Unfold the icosahedron'}),
      pressed: state.unfolded === 100,
      press: () => unfolding(state, 1),
      through: (share) => unfolding(state, share),
    },
    {
      kind: 'button',
      id: 'pentagon',
      name: translate({message: 'Go to the nearest pentagon'}),
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
