import {translate} from '@docusaurus/Translate';
import {followCorners} from '@h3-docs/grid/h3/corners';
import {followCell} from '@h3-docs/grid/h3/followCell';
import type {Ijk} from '@h3-docs/grid/h3/ijk';
import {angle, densify, roundDegrees, type Position} from '@h3-docs/grid/h3/sphere';
import {cellOf, cornersMap, drawCorners, start, type CornersState} from './distortion';
import {edges} from './kit/icosahedron';
import {cellKind, cellSpacing, nearestPentagon} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {resolutionSlider, showing} from './live/controlFields';
import {integer, lat, lng, oneOf} from './live/fields';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {formatList, plural} from '@h3-docs/base/number';

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
  const kind = cellKind(cell);
  const faces = [...new Set(corners.map(({at}) => at.face))].sort((a, b) => a - b);
  const where =
    faces.length === 1
      ? translate({message: 'All corners are on face {face}.'}, {face: faces[0] ?? 0})
      : translate({message: 'The corners are on faces {faces}.'}, {faces: formatList(faces.map(String))});
  const onEdge = corners.filter(({overage}) => overage === 'edge').length;
  const touching = plural(
    onEdge,
    translate(
      {message: 'One corner lies exactly on an edge of a face.|{count} corners lie exactly on an edge of a face.'},
      {count: onEdge},
    ),
  );
  const extra =
    crossings === 0
      ? translate({message: 'No distortion vertex is added.'})
      : plural(
          crossings,
          translate(
            {
              message:
                'One distortion vertex is added where the outline crosses an edge of a face.|{count} distortion vertices are added where the outline crosses an edge of a face.',
            },
            {count: crossings},
          ),
        );
  const sum = translate(
    {
      message:
        'The resolution {res} {kind} {cell} (Class {class}) has {count} corners, and its center is on face {face}.',
    },
    {
      res: state.res,
      kind,
      cell,
      class: state.res % 2 === 1 ? 'III' : 'II',
      count: corners.length,
      face: address.face,
    },
  );
  const size = translate({message: 'The outline has {count} vertices.'}, {count: outline.length});
  const said = [sum, where, ...(onEdge > 0 ? [touching] : []), extra, size];
  const first = corners[0];
  return [...said, ...(state.grid === 'shown' && first ? [gridWords(first)] : [])].join(' ');
}

/** Where the first corner is in the substrate grid. */
function gridWords({own, at: there}: ReturnType<typeof followCorners>['corners'][number]): string {
  const values = {ijk: triple(own.ijk), face: own.face};
  return own.face === there.face
    ? translate({message: 'In the substrate grid, corner 0 is {ijk} on face {face}.'}, values)
    : translate(
        {
          message: 'In the substrate grid, corner 0 is {ijk} on face {face}, which is {otherIjk} on face {otherFace}.',
        },
        {...values, otherIjk: triple(there.ijk), otherFace: there.face},
      );
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
      name: translate({message: 'Cell'}),
      position: [state.lng, state.lat],
      step: cellSpacing(state.res),
      move: (to) => at(state, to),
    }),
  pick: (state, {point}, frame) => at(state, positionAt(frame, point)),
  controls: (state) => [
    resolutionSlider(state, 9),
    showing(state, 'grid', translate({message: 'Substrate grid'})),
    {
      kind: 'button',
      id: 'edge',
      name: translate({message: 'Go to the nearest edge'}),
      press: () => at(state, nearestEdgePoint([state.lng, state.lat])),
    },
    {
      kind: 'button',
      id: 'pentagon',
      name: translate({message: 'Go to the nearest pentagon'}),
      press: () => at(state, nearestPentagon(state.lng, state.lat, state.res)),
    },
  ],
  words,
  code,
  cells: (state) => [cellOf(state)],
};
export default livingCorners;
