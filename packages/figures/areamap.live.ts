import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {areasSize, areasView, drawAreas, resolutionOf, shareOf, type AreasState} from './areamap';
import {cellKind, cellSpacing} from './live/cells';
import {call, divide, locate, named, programs, type Code} from '@h3-docs/programs';
import {resolutionSlider, slider} from './live/controlFields';
import {integer, lat, lng, res} from './live/fields';
import {mapHandle, placeName, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {formatLocale} from '@h3-docs/base/number';

interface AreaMapState extends AreasState {
  /** The resolution of the cells that color the map. */
  readonly shown: number;
}

/** An area with four digits: in km², or in m² below 1 km². */
function areaName(cell: string): string {
  const area = h3.cellArea(cell, h3.UNITS.km2);
  const [value, unit] = area < 1 ? [area * 1e6, 'm²'] : [area, 'km²'];
  return `${formatLocale(Number(value.toPrecision(4)))} ${unit}`;
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
const cellAt = (state: AreaMapState) => h3.latLngToCell(state.lat, state.lng, state.res);
const pinnedAt = (state: AreaMapState) => h3.latLngToCell(state.pinnedLat, state.pinnedLng, state.res);

function words(state: AreaMapState): string {
  const [cell, pinned] = [cellAt(state), pinnedAt(state)];
  const [share, other] = [shareOf(cell), shareOf(pinned)];
  return translate(
    {
      message:
        'The resolution {res} {kind} {cell} at {place} has an area of {area}, {share} of the average hexagon’s area. The pinned {pinnedKind} {pinned} has an area of {pinnedArea}, {pinnedShare} of the average. The first area is {ratio} times the pinned area.',
    },
    {
      res: state.res,
      kind: cellKind(cell),
      cell,
      place: placeName([state.lng, state.lat], 2),
      area: areaName(cell),
      share: percent(share),
      pinnedKind: cellKind(pinned),
      pinned,
      pinnedArea: areaName(pinned),
      pinnedShare: percent(other),
      ratio: (share / other).toFixed(2),
    },
  );
}

function code(state: AreaMapState): Code {
  const cell = locate(state, 'cell');
  const area = named('area', call('cellAreaKm2', cell));
  const average = named('average', call('getHexagonAreaAvgKm2', state.res));
  return programs(cell, area, average, divide(area, average));
}

/** Areas all over the Earth: the pointer's cell beside a pinned one, at the same scale. */
const livingAreas: LivingFigure<AreaMapState, MapFrame> = {
  fields: {lat, lng, pinnedLat: lat, pinnedLng: lng, res, shown: integer(2, 4)},
  // Paris, and the pentagon of base cell 4 in Norway.
  start: (props) => {
    const shown = resolutionOf(props);
    return {lat: 48.85, lng: 2.35, pinnedLat: 64.7, pinnedLng: 10.536, res: shown, shown};
  },
  frame: (_state, current) => current ?? {...areasSize, view: areasView(), under: () => '', over: () => ''},
  draw: (state, {view}) => drawAreas(state.shown, view, state),
  handles: (state, frame) =>
    mapHandle(frame, {
      id: 'pinned',
      name: translate({message: 'Pinned cell'}),
      position: [state.pinnedLng, state.pinnedLat],
      step: Math.max(1, cellSpacing(state.res)),
      move: (to) => ({...state, pinnedLng: to[0], pinnedLat: to[1]}),
    }),
  hover: (state, {point}, frame) => {
    const [longitude, latitude] = positionAt(frame, point);
    return point[1] > frame.view.height ? state : {...state, lng: longitude, lat: latitude};
  },
  pick: (state, {point}, frame) => {
    const [longitude, latitude] = positionAt(frame, point);
    return point[1] > frame.view.height ? state : {...state, lng: longitude, lat: latitude};
  },
  controls: (state) => [
    slider(state, 'lat', {
      name: translate({message: 'Latitude'}),
      min: -90,
      max: 90,
      text: `${Math.round(state.lat)}°`,
      value: Math.round(state.lat),
    }),
    slider(state, 'lng', {
      name: translate({message: 'Longitude'}),
      min: -180,
      max: 180,
      text: `${Math.round(state.lng)}°`,
      value: Math.round(state.lng),
    }),
    resolutionSlider(state),
    {
      kind: 'button',
      id: 'pin',
      name: translate({message: 'Pin this cell'}),
      press: () => ({...state, pinnedLat: state.lat, pinnedLng: state.lng}),
    },
  ],
  words,
  code,
  cells: (state) => [...new Set([cellAt(state), pinnedAt(state)])],
};
export default livingAreas;
