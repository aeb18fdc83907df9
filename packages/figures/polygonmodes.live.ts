import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {geoArea} from 'd3-geo';
import {coverBounds} from '@h3-docs/grid/h3/coverWork';
import {earthRadiusKm, roundDegrees, wrapDegrees, type Position} from '@h3-docs/grid/h3/sphere';
import {perState} from './kit/perState';
import {polygonCode} from './kit/polygonCode';
import {drawModes, modes, modesGround, modesSize, modesView, type Rings} from './kit/polygons';
import {errorName} from './kit/paths';
import {resolutionSlider} from './live/controlFields';
import {list, number, res} from './live/fields';
import {fits, mapHandle, type MapFrame} from './live/map';
import type {Field, LivingFigure} from './live/types';
import {polygonAround, start} from './polygonmodes';

/** A polygon of corners, longitude first and not closed, with at most one hole. */
export interface ModesState {
  readonly corners: readonly Position[];
  readonly hole: readonly Position[];
  readonly res: number;
}

interface Found {
  readonly sets: readonly (readonly string[])[];
  /** How long each call took, in milliseconds. */
  readonly times: readonly number[];
  /** The name of H3's error, or undefined. */
  readonly error: string | undefined;
  /** Whether there would be more cells than are drawn. */
  readonly tooMany: boolean;
}

/** The most cells of a panel, as an estimate from areas. */
const mostCells = 400;
/** The most cells that H3 may look at for a panel: those inside and those along the rings. */
const mostWork = 3 * mostCells;

/** The most corners of a ring that a link brings. */
const mostCorners = 50;

const close = (ring: readonly Position[]): Position[] => (ring[0] ? [...ring, ring[0]] : []);

/** The closed rings of a state. */
export function ringsOf({corners, hole}: ModesState): Rings {
  return hole.length > 0 ? [close(corners), close(hole)] : [close(corners)];
}

/** The area of the smaller side of a ring, in km². */
function areaOf(ring: readonly Position[]): number {
  const share = geoArea({type: 'Polygon', coordinates: [[...ring]]});
  return Math.min(share, 4 * Math.PI - share) * earthRadiusKm ** 2;
}

function find(state: ModesState): Found {
  const rings = ringsOf(state).map((ring) => [...ring]);
  const none = {sets: modes.map(() => []), times: [], error: undefined, tooMany: false};
  const area = areaOf(rings[0] ?? []);
  const {inside, border} = coverBounds(rings, state.res);
  if (area / h3.getHexagonAreaAvg(state.res, h3.UNITS.km2) > mostCells || inside + border > mostWork)
    return {...none, tooMany: true};
  try {
    const times: number[] = [];
    const sets = modes.map(([mode]) => {
      const began = performance.now();
      const set = h3.polygonToCellsExperimental(rings, state.res, mode, true);
      times.push(performance.now() - began);
      return set;
    });
    return {...none, sets, times};
  } catch (error) {
    return {...none, error: errorName(error)};
  }
}

/** The cells of the four modes, with how long each call took. */
const foundOf = perState(find);

function words(state: ModesState): string {
  const {sets, times, error, tooMany} = foundOf(state);
  const corners = {count: state.corners.length};
  const what =
    state.hole.length > 0
      ? translate({message: 'the polygon of {count} corners with a hole'}, corners)
      : translate({message: 'the polygon of {count} corners'}, corners);
  if (tooMany)
    return translate(
      {message: 'At resolution {res}, {what} may have more than {count} cells, too many to draw here.'},
      {res: state.res, what, count: mostCells},
    );
  if (error !== undefined)
    return translate({message: 'At resolution {res}, H3 returns {error} for {what}.'}, {res: state.res, error, what});
  const counts = modes.map(([, name], index) => {
    const time = times[index] ?? 0;
    return `${name} ${sets[index]?.length ?? 0} (${time.toFixed(1)} ms)`;
  });
  return translate(
    {message: 'Cells of resolution {res} for {what}, by mode: {counts}.'},
    {res: state.res, what, counts: counts.join(', ')},
  );
}

/** The corners of a hole in the middle: the outline at this share of its size. */
const holeShare = 0.4;

/** A hole in the middle of the corners. */
function holeIn(corners: readonly Position[]): Position[] {
  const [first = [0, 0]] = corners;
  // Longitudes near the first, so that the middle is right across the antimeridian.
  const near = corners.map(([lng, lat]): Position => [lng - 360 * Math.round((lng - first[0]) / 360), lat]);
  const [x, y] = near.reduce(
    ([sumX, sumY], [lng, lat]) => [sumX + lng / near.length, sumY + lat / near.length],
    [0, 0],
  );
  return near.map(([lng, lat]) => wrapped([x + (lng - x) * holeShare, y + (lat - y) * holeShare]));
}

const wrapped = ([lng, lat]: Position): Position => [roundDegrees(wrapDegrees(lng)), roundDegrees(lat)];

const presets: readonly (readonly [id: string, name: string, state: ModesState])[] = [
  [
    'antimeridian',
    translate({message: 'Cross the antimeridian'}),
    {corners: polygonAround(-17, 180, 1.2).slice(0, -1).map(wrapped), hole: [], res: 4},
  ],
  [
    'pole',
    translate({message: 'Surround the North Pole'}),
    {
      corners: [
        [0, 86],
        [90, 86],
        [-180, 86],
        [-90, 86],
      ],
      hole: [],
      res: 3,
    },
  ],
];

const degrees = number(-180, 180);
const position: Field<Position> = {
  write: ([lng, lat]) => `${degrees.write(lng)}_${degrees.write(lat)}`,
  read: (text) => {
    const [lng, lat, ...rest] = text.split('_').map((part) => degrees.read(part));
    return lng === undefined || lat === undefined || rest.length > 0 || Math.abs(lat) > 90 ? undefined : [lng, lat];
  },
};

const living: LivingFigure<ModesState, MapFrame> = {
  fields: {
    corners: list(position, {sign: '!', least: 3, most: mostCorners, empty: false, repeats: true}),
    hole: list(position, {sign: '!', least: 3, most: mostCorners, repeats: true}),
    res,
  },
  start: (props) => {
    const {ring, res: resolution} = start(props);
    return {corners: ring.slice(0, -1), hole: [], res: resolution};
  },
  frame: (state, current) => {
    const rings = ringsOf(state);
    const {sets} = foundOf(state);
    if (current && fits(current.view, rings.flat())) return current;
    const view = modesView(rings, sets);
    return {...modesSize, view, under: (land) => modesGround(view, land), over: () => '', landRadius: view.radius};
  },
  draw: (state, {view}) => drawModes(ringsOf(state), foundOf(state).sets, view),
  handles: (state, frame) => {
    // Arrow keys move a corner by a twentieth of the view.
    const step = frame.view.radius / 20;
    const handlesOf = (key: 'corners' | 'hole', name: string) =>
      state[key].flatMap((corner, index) =>
        mapHandle(frame, {
          id: `${key}-${index}`,
          name: `${name} ${index + 1}`,
          position: corner,
          step,
          move: (to) => ({...state, [key]: state[key].map((other, at) => (at === index ? to : other))}),
        }),
      );
    return [
      ...handlesOf('corners', translate({message: 'Corner'})),
      ...handlesOf('hole', translate({message: 'Corner of the hole'})),
    ];
  },
  controls: (state) => [
    resolutionSlider(state),
    {
      kind: 'button',
      id: 'hole',
      name: state.hole.length > 0 ? translate({message: 'Fill the hole'}) : translate({message: 'Cut a hole'}),
      press: () => ({...state, hole: state.hole.length > 0 ? [] : holeIn(state.corners)}),
    },
    ...presets.map(([id, name, preset]) => ({kind: 'button' as const, id, name, press: () => preset})),
  ],
  words,
  code: (state) => polygonCode(ringsOf(state), state.res),
  cells: (state) => {
    const [center = []] = foundOf(state).sets;
    return center.length > 100 ? [] : center;
  },
};
export default living;
