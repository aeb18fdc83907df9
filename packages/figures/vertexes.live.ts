import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {vertexPoint} from '@h3-docs/grid/h3/geometry';
import {vertexOwner} from '@h3-docs/grid/h3/scene';
import {cellKind} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {pentagonButton, placeHandle, resolutionSlider, slider} from './live/controlFields';
import {integer, lat, lng, res} from './live/fields';
import {mapFrame, placeName, positionAt, type MapFrame} from './live/map';
import type {At, LivingFigure} from './live/types';
import {cellOf, cellsAt, drawVertexes, start, vertexesMap, type VertexesState} from './vertexes';
import {formatList} from '@h3-docs/base/number';

const chosenIn = (state: VertexesState) => h3.cellToVertexes(cellOf(state))[state.number];

/** The state with the vertex that is nearest to a point of the drawing. */
function nearestVertex(state: VertexesState, {point}: At, {view}: MapFrame): VertexesState {
  const away = (vertex: string) => {
    const [x, y] = view.point(vertexPoint(h3, vertex)) ?? [Infinity, Infinity];
    return Math.hypot(x - point[0], y - point[1]);
  };
  const found = h3.cellToVertexes(cellOf(state));
  const [nearest = ''] = found.toSorted((a, b) => away(a) - away(b));
  const number = found.indexOf(nearest);
  return number === state.number ? state : {...state, number};
}

function words(state: VertexesState): string {
  const cell = cellOf(state);
  const kind = cellKind(cell);
  const vertex = chosenIn(state);
  const found = h3.cellToVertexes(cell);
  if (vertex === undefined) {
    const own = found.filter((each) => vertexOwner(each) === cell).length;
    const missing =
      state.number < 0
        ? translate({message: 'No vertex is chosen.'})
        : translate({message: 'It has no vertex {number}.'}, {number: state.number});
    const sum = translate(
      {message: 'The resolution {res} {kind} {cell} has {count} vertexes and owns {own} of them.'},
      {res: state.res, kind, cell, count: found.length, own},
    );
    return `${sum} ${missing}`;
  }
  const owner = vertexOwner(vertex);
  const whose =
    owner === cell
      ? translate({message: 'The {kind} owns it.'}, {kind})
      : translate({message: 'Its owner is {owner}.'}, {owner});
  const sum = translate(
    {message: 'Vertex {number} of the {kind} {cell} is {vertex}, at {place}.'},
    {number: state.number, kind, cell, vertex, place: placeName(vertexPoint(h3, vertex))},
  );
  const meeting = translate({message: 'The cells {cells} meet there.'}, {cells: formatList(cellsAt(vertex, cell))});
  return `${sum} ${whose} ${meeting}`;
}

function code(state: VertexesState): Code {
  const cell = locate(state, 'cell');
  const own = call('cellToVertex', cell, Math.max(0, state.number));
  const vertex = chosenIn(state);
  return programs(cell, own, ...(vertex === undefined ? [] : [call('vertexToLatLng', vertex)]));
}

/** The vertexes of a cell, one of which the pointer or the slider chooses. */
const livingVertexes: LivingFigure<VertexesState, MapFrame> = {
  fields: {lat, lng, res, number: integer(-1, 5)},
  start,
  frame: (state, current) => mapFrame(vertexesMap(state), current),
  draw: (state, {view}) => drawVertexes(state, view),
  handles: (state, frame) => placeHandle(frame, state, {id: 'cell', name: translate({message: 'Cell'})}),
  hover: nearestVertex,
  pick: (state, at, frame) => {
    const [longitude, latitude] = positionAt(frame, at.point);
    const inside = h3.latLngToCell(latitude, longitude, state.res) === cellOf(state);
    return inside ? nearestVertex(state, at, frame) : {...state, lng: longitude, lat: latitude};
  },
  controls: (state) => [
    slider(state, 'number', {
      name: translate({message: 'Vertex'}),
      min: -1,
      max: 5,
      text: state.number < 0 ? translate({message: 'none'}) : String(state.number),
    }),
    resolutionSlider(state),
    pentagonButton(state),
  ],
  words,
  code,
  cells: (state) => [chosenIn(state) ?? cellOf(state)],
};
export default livingVertexes;
