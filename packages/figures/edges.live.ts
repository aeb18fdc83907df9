import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {cellCenter, edgeLine} from '@h3-docs/grid/h3/geometry';
import {interpolate, type Position} from '@h3-docs/grid/h3/sphere';
import {directionOf, drawEdges, edgesMap, originOf, start, type EdgesState} from './edges';
import {cellKind} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {pentagonButton, placeHandle, resolutionSlider, slider} from './live/controlFields';
import {integer, lat, lng, res} from './live/fields';
import {mapFrame, placeName, positionAt, type MapFrame} from './live/map';
import type {At, LivingFigure} from './live/types';

const edgesOf = (state: EdgesState) => h3.originToDirectedEdges(originOf(state));
const chosenIn = (state: EdgesState) => edgesOf(state).find((edge) => directionOf(edge) === state.direction);

/** The middle of the boundary that an edge crosses. */
function middleOf(edge: string): Position {
  const line = edgeLine(h3, edge);
  const [first, last] = [line[0], line.at(-1)];
  return first && last ? interpolate(first, last, 0.5) : cellCenter(h3, h3.getDirectedEdgeOrigin(edge));
}

/** The state with the edge that is nearest to a point of the drawing. */
function nearestEdge(state: EdgesState, {point}: At, {view}: MapFrame): EdgesState {
  const away = (edge: string) => {
    const [x, y] = view.point(middleOf(edge)) ?? [Infinity, Infinity];
    return Math.hypot(x - point[0], y - point[1]);
  };
  const [nearest] = edgesOf(state).toSorted((a, b) => away(a) - away(b));
  const direction = nearest === undefined ? 0 : directionOf(nearest);
  return direction === state.direction ? state : {...state, direction};
}

function words(state: EdgesState): string {
  const origin = originOf(state);
  const edge = chosenIn(state);
  const kind = cellKind(origin);
  if (edge === undefined) {
    const count = edgesOf(state).length;
    const missing =
      state.direction === 0
        ? translate({message: 'No edge is chosen.'})
        : translate(
            {message: 'It has no edge in direction {direction}, because a pentagon has only five neighbors.'},
            {direction: state.direction},
          );
    const sum = translate(
      {message: 'The resolution {res} {kind} {origin} has {count} directed edges.'},
      {res: state.res, kind, origin, count},
    );
    return `${sum} ${missing}`;
  }
  const destination = h3.getDirectedEdgeDestination(edge);
  const back = h3.cellsToDirectedEdge(destination, origin);
  const length = h3.edgeLength(edge, 'km');
  const size = length < 1 ? `${(length * 1000).toFixed(1)} m` : `${length.toFixed(2)} km`;
  return translate(
    {
      message:
        'The directed edge {edge} leads in direction {direction} from the {kind} {origin} to {destination}. It is {size} long. The reverse edge is {back}, in direction {backDirection}.',
    },
    {edge, direction: state.direction, kind, origin, destination, size, back, backDirection: directionOf(back)},
  );
}

function code(state: EdgesState): Code {
  const origin = locate(state, 'origin');
  const edge = chosenIn(state);
  const ends = edge === undefined ? [] : [call('directedEdgeToCells', edge)];
  return programs(origin, call('originToDirectedEdges', origin), ...ends);
}

/** The directed edges of a cell, one of which the pointer or the slider chooses. */
const livingEdges: LivingFigure<EdgesState, MapFrame> = {
  fields: {lat, lng, res, direction: integer(0, 6)},
  start,
  frame: (state, current) => mapFrame(edgesMap(state), current),
  draw: (state, {view}) => drawEdges(state, view),
  handles: (state, frame) => placeHandle(frame, state, {id: 'cell', name: translate({message: 'Cell'})}),
  hover: nearestEdge,
  pick: (state, at, frame) => {
    const [longitude, latitude] = positionAt(frame, at.point);
    const inside = h3.latLngToCell(latitude, longitude, state.res) === originOf(state);
    return inside ? nearestEdge(state, at, frame) : {...state, lng: longitude, lat: latitude};
  },
  controls: (state) => [
    slider(state, 'direction', {
      name: translate({message: 'Direction'}),
      max: 6,
      text: state.direction === 0 ? translate({message: 'none'}) : String(state.direction),
    }),
    resolutionSlider(state),
    pentagonButton(state),
  ],
  words: (state) => {
    const at = translate({message: 'The cell’s handle is at {place}.'}, {place: placeName([state.lng, state.lat])});
    return `${words(state)} ${at}`;
  },
  code,
  cells: (state) => [chosenIn(state) ?? originOf(state)],
};
export default livingEdges;
