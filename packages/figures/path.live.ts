import {translate} from '@docusaurus/Translate';
import {angle} from '@h3-docs/grid/h3/sphere';
import {drawPath, findPath, mostCells, pathPositions, type FoundPath, type PathState} from './kit/paths';
import {perState} from './kit/perState';
import {cellSpacing} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {resolutionSlider} from './live/controlFields';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {start} from './path';
import {formatLocale, plural} from '@h3-docs/base/number';

const pathOf = perState(findPath);

/** What H3 returns for the path between two cells. */
function gridWords({ends: [origin, destination], cells, distance, error}: FoundPath): string {
  if (distance === undefined) {
    return translate(
      {
        message:
          'H3 returns {error} for the distance from {origin} to {destination}: the cells are too far apart, or a pentagon lies between them.',
      },
      {error: String(error), origin, destination},
    );
  }
  const values = {origin, destination, distance: formatLocale(distance)};
  if (error !== undefined) {
    return translate(
      {
        message: 'The grid distance from {origin} to {destination} is {distance}, but H3 returns {error} for the path.',
      },
      {...values, error},
    );
  }
  if (cells.length === 0) {
    return translate(
      {
        message:
          'The grid distance from {origin} to {destination} is {distance}. A path of more than {count} cells is not drawn.',
      },
      {...values, count: mostCells},
    );
  }
  return plural(
    cells.length,
    translate(
      {
        message:
          'The path from {origin} to {destination} has {count} cell, and the grid distance is {distance}.|The path from {origin} to {destination} has {count} cells, and the grid distance is {distance}.',
      },
      {...values, count: formatLocale(cells.length)},
    ),
  );
}

function code({fromLat, fromLng, toLat, toLng, res}: PathState): Code {
  const origin = locate({lat: fromLat, lng: fromLng, res}, 'origin');
  const destination = locate({lat: toLat, lng: toLng, res}, 'destination');
  return programs(origin, destination, call('gridPathCells', origin, destination));
}

function words(state: PathState): string {
  const found = pathOf(state);
  const line = translate(
    {message: 'The straight line between their centers is {km} km long.'},
    {km: formatLocale(found.km, {maximumFractionDigits: found.km < 10 ? 2 : 0})},
  );
  return `${gridWords(found)} ${line}`;
}

const living: LivingFigure<PathState, MapFrame> = {
  start,
  frame: (state, current) => mapFrame({positions: pathPositions(pathOf(state)), names: 6}, current),
  draw: (state, {view}) => drawPath(pathOf(state), view),
  handles: (state, frame) => [
    ...mapHandle(frame, {
      id: 'from',
      name: translate({message: 'Origin'}),
      position: [state.fromLng, state.fromLat],
      step: cellSpacing(state.res),
      move: ([fromLng, fromLat]) => ({...state, fromLng, fromLat}),
    }),
    ...mapHandle(frame, {
      id: 'to',
      name: translate({message: 'Destination'}),
      position: [state.toLng, state.toLat],
      step: cellSpacing(state.res),
      move: ([toLng, toLat]) => ({...state, toLng, toLat}),
    }),
  ],
  pick: (state, point, frame) => {
    const place = positionAt(frame, point);
    const toOrigin = angle(place, [state.fromLng, state.fromLat]);
    const toDestination = angle(place, [state.toLng, state.toLat]);
    const [longitude, latitude] = place;
    return toOrigin < toDestination
      ? {...state, fromLng: longitude, fromLat: latitude}
      : {...state, toLng: longitude, toLat: latitude};
  },
  controls: (state) => [resolutionSlider(state)],
  words,
  code,
  cells: (state) => {
    const {cells, ends} = pathOf(state);
    return cells.length > 0 && cells.length <= 100 ? cells : ends;
  },
};
export default living;
