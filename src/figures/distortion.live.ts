import * as h3 from 'h3-js';
import {followCorners} from '../h3/corners';
import {followCell} from '../h3/followCell';
import type {Ijk} from '../h3/ijk';
import {angle, densify, roundDegrees, type Position} from '../h3/sphere';
import {cellOf, cornersMap, drawCorners, start, type CornersState} from './distortion';
import {edges} from './kit/icosahedron';
import {cellSpacing, nearestPentagon} from './live/cells';
import {call, locate, programs} from './live/code';
import {resolutionSlider} from './live/controls';
import {integer, lat, lng, oneOf} from './live/fields';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {Code, LivingFigure} from './live/types';

/** The point of the icosahedron's edges that is nearest to a position, to about 10 km. */
function nearestEdgePoint(position: Position): Position {
  return edges
    .flatMap((edge) => densify(edge, 0.1))
    .reduce((best, point) => (angle(point, position) < angle(best, position) ? point : best));
}

const triple = ({i, j, k}: Ijk) => `(${i}, ${j}, ${k})`;

function words(state: CornersState): string {
  const cell = cellOf(state);
  const {address} = followCell(cell);
  const {corners, outline} = followCorners(cell);
  const crossings = outline.length - corners.length;
  const kind = h3.isPentagon(cell) ? 'pentagon' : 'cell';
  const faces = [...new Set(corners.map(({at}) => at.face))].sort((a, b) => a - b);
  const where =
    faces.length === 1
      ? `All corners are on face ${faces[0] ?? 0}.`
      : `The corners are on faces ${faces.join(' and ')}.`;
  const onEdge = corners.filter(({overage}) => overage === 'edge').length;
  const touching =
    onEdge === 0 ? '' : ` ${onEdge === 1 ? 'One corner lies' : `${onEdge} corners lie`} exactly on an edge of a face.`;
  const extra =
    crossings === 0
      ? 'No distortion vertex is added.'
      : crossings === 1
        ? 'One distortion vertex is added where the outline crosses an edge of a face.'
        : `${crossings} distortion vertices are added where the outline crosses an edge of a face.`;
  const first = corners[0];
  const grid =
    state.grid === 'shown' && first
      ? ` In the substrate grid, corner 0 is ${triple(first.own.ijk)} on face ${first.own.face}${first.own.face === first.at.face ? '' : `, which is ${triple(first.at.ijk)} on face ${first.at.face}`}.`
      : '';
  return `The resolution ${state.res} ${kind} ${cell} (Class ${state.res % 2 === 1 ? 'III' : 'II'}) has ${corners.length} corners, and its center is on face ${address.face}. ${where}${touching} ${extra} The outline has ${outline.length} vertices.${grid}`;
}

function code(state: CornersState): Code {
  const cell = locate(state, 'cell');
  return programs(cell, call('cellToBoundary', cell));
}

const at = (state: CornersState, [longitude, latitude]: Position): CornersState => ({
  ...state,
  lng: roundDegrees(longitude),
  lat: roundDegrees(latitude),
});

/** A cell that slides across the edges of the icosahedron, with its corners in the substrate grid. */
const livingCorners: LivingFigure<CornersState, MapFrame> = {
  // The lines of the icosahedron are drawn for cells that are larger than a few hundred meters.
  fields: {lat, lng, res: integer(0, 9), grid: oneOf('hidden', 'shown')},
  start,
  frame: (state, current) => mapFrame(cornersMap(state), current),
  draw: (state, {view}) => drawCorners(state, view),
  handles: (state, frame) =>
    mapHandle(frame, {
      id: 'cell',
      name: 'Cell',
      position: [state.lng, state.lat],
      step: cellSpacing(state.res),
      move: (to) => at(state, to),
    }),
  pick: (state, {point}, frame) => at(state, positionAt(frame, point)),
  controls: (state) => [
    resolutionSlider(state, 9),
    {
      kind: 'choice',
      id: 'grid',
      name: 'Substrate grid',
      value: state.grid,
      options: [
        ['hidden', 'Hide'],
        ['shown', 'Show'],
      ],
      set: (value) => ({...state, grid: value === 'shown' ? 'shown' : 'hidden'}),
    },
    {
      kind: 'button',
      id: 'edge',
      name: 'Go to the nearest edge',
      press: () => at(state, nearestEdgePoint([state.lng, state.lat])),
    },
    {
      kind: 'button',
      id: 'pentagon',
      name: 'Go to the nearest pentagon',
      press: () => at(state, nearestPentagon(state.lng, state.lat, state.res)),
    },
  ],
  words,
  code,
  cells: (state) => [cellOf(state)],
};
export default livingCorners;
