import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {drawLocalIjs, localIjsOf, offsetOf, type LocalIjState} from './kit/localIjs';
import {cellPositions} from './kit/map';
import {perState} from './kit/perState';
import {cellSpacing, nearestPentagon} from './live/cells';
import {call, programs, type Code} from '@h3-docs/programs';
import {resolutionSlider, slider} from './live/controlFields';
import {integer, lat, lng, res} from './live/fields';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {padding, start} from './localij';
import {plural} from '@h3-docs/base/number';

const cellsOf = perState(localIjsOf);

function words(state: LocalIjState): string {
  const {origin, disk, at} = cellsOf(state);
  const offset = offsetOf(origin, at);
  const failed = disk.filter((cell) => typeof offsetOf(origin, cell) === 'string').length;
  const cell =
    typeof offset === 'string'
      ? translate(
          {
            message:
              'H3 returns {offset} for {at} relative to the origin {origin}, because a pentagon lies between them or the cells are too far apart.',
          },
          {offset, at, origin},
        )
      : translate(
          {message: '{at} has the offset i = {i}, j = {j} from the origin {origin}.'},
          {at, i: offset.i, j: offset.j, origin},
        );
  if (failed === 0) return cell;
  const blank = plural(
    failed,
    translate(
      {
        message:
          'One cell is blank, because it has no coordinates relative to this origin.|{count} cells are blank, because they have no coordinates relative to this origin.',
      },
      {count: failed},
    ),
  );
  return `${cell} ${blank}`;
}

function code(state: LocalIjState): Code {
  const {origin, at} = cellsOf(state);
  return programs(call('cellToLocalIj', origin, at));
}

const living: LivingFigure<LocalIjState, MapFrame> = {
  fields: {lat, lng, res, k: integer(1, 4), atLat: lat, atLng: lng},
  start,
  frame: (state, current) => mapFrame({positions: cellPositions(cellsOf(state).disk), padding}, current),
  draw: (state, {view}) => drawLocalIjs(state, cellsOf(state), view),
  handles: (state, frame) => {
    const step = cellSpacing(state.res);
    return [
      ...mapHandle(frame, {
        id: 'origin',
        name: translate({message: 'Origin'}),
        position: [state.lng, state.lat],
        step,
        move: (to) => ({...state, lng: to[0], lat: to[1]}),
      }),
      ...mapHandle(frame, {
        id: 'cell',
        name: translate({message: 'Cell'}),
        position: [state.atLng, state.atLat],
        step,
        keysOnly: true,
        move: ([atLng, atLat]) => ({...state, atLng, atLat}),
      }),
    ];
  },
  pick: (state, {point}, frame) => {
    const [atLng, atLat] = positionAt(frame, point);
    return {...state, atLng, atLat};
  },
  hover: (state, {point}, frame) => {
    const [atLng, atLat] = positionAt(frame, point);
    return {...state, atLng, atLat};
  },
  controls: (state) => [
    slider(state, 'k', {name: translate({message: 'Distance k'}), min: 1, max: 4}),
    resolutionSlider(state),
    {
      kind: 'button',
      id: 'pentagon',
      name: translate({message: 'Put the origin beside a pentagon'}),
      press: () => {
        const [longitude, latitude] = nearestPentagon(state.lng, state.lat, state.res);
        const ring = h3.gridDisk(h3.latLngToCell(latitude, longitude, state.res), 1);
        const [besideLat, besideLng] = h3.cellToLatLng(ring.at(-1) ?? '');
        return {...state, lat: besideLat, lng: besideLng, atLat: latitude, atLng: longitude};
      },
    },
  ],
  words,
  code,
  cells: (state) => {
    const {origin, at} = cellsOf(state);
    return origin === at ? [origin] : [origin, at];
  },
};
export default living;
