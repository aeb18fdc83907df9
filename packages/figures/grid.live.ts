import {translate} from '@docusaurus/Translate';
import {areaOf} from '@h3-docs/grid/systems/area';
import {geohashGrid} from '@h3-docs/grid/systems/geohash';
import {h3Grid} from '@h3-docs/grid/systems/h3';
import {hexbin} from '@h3-docs/grid/systems/hexbin';
import type {Grid} from '@h3-docs/grid/systems/types';
import {angle, kmPerDegree} from '@h3-docs/grid/h3/sphere';
import {slider} from './live/controlFields';
import {perState} from './kit/perState';
import {centerOf, drawTouching, gridProps, touchingMap} from './kit/grids';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {mapFrame, mapHandle, placeName, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {formatQuantity} from '@h3-docs/grid/resolutions/units';

const systems = ['h3', 's2', 'geohash', 'hexbin'] as const;
type System = (typeof systems)[number];

interface GridState {
  readonly lat: number;
  readonly lng: number;
  readonly system: System;
  readonly level: number;
  readonly from: number;
  readonly to: number;
  /** How far from the place the map goes at least, in km. */
  readonly reach: number;
}

/** What the levels of a system are called, and those that the reader can choose. */
const levels: Readonly<Record<System, {readonly name: string; readonly least: number; readonly most: number}>> = {
  h3: {name: translate({message: 'resolution'}), least: 1, most: 15},
  s2: {name: translate({message: 'level'}), least: 2, most: 30},
  geohash: {name: translate({message: 'length'}), least: 1, most: 11},
  hexbin: {name: translate({message: 'radius'}), least: 1, most: 64},
};

/** The systems whose library is there: that of S2 is large, so only the comparison with S2 loads it. */
const loaded = new Map<System, Grid>([
  ['h3', h3Grid],
  ['geohash', geohashGrid],
  ['hexbin', hexbin],
]);

const isSystem = (text: string): text is System => systems.some((system) => system === text);

/** Fetches the library of S2 where the figure compares with it. */
async function load(props: Readonly<Record<string, string>>): Promise<void> {
  if (gridProps(props).system !== 's2') return;
  const {s2Grid} = await import(/* webpackChunkName: "figure-s2" */ '@h3-docs/grid/systems/s2');
  loaded.set('s2', s2Grid);
}

/** A cell of a system at a level, and its area in km². */
interface Found {
  readonly system: System;
  readonly level: number;
  readonly grid: Grid;
  readonly cell: string;
  readonly area: number;
}

/** The cell of a system at a place; undefined where the system doesn't reach, or is not loaded. */
function cellAt(system: System, level: number, place: Pick<GridState, 'lat' | 'lng'>): Found | undefined {
  const grid = loaded.get(system);
  if (!grid || Math.abs(place.lat) >= (grid.greatestLatitude ?? 91)) return undefined;
  const cell = grid.cellAt(place.lat, place.lng, level);
  return {system, level, grid, cell, area: areaOf(grid, cell)};
}

/** The level of a system whose cell at a place has the area that is nearest to another one, by their ratio. */
function nearestLevel(system: System, area: number, place: Pick<GridState, 'lat' | 'lng'>): number {
  const {least, most} = levels[system];
  const all = Array.from({length: most - least + 1}, (_, at) => least + at);
  const off = all.map((level) => Math.abs(Math.log((cellAt(system, level, place)?.area ?? Infinity) / area)));
  return all[off.indexOf(Math.min(...off))] ?? least;
}

const shown = perState((state: GridState) => cellAt(state.system, state.level, state));

/** The first other system at the place, at the level that is most like the one that is shown: H3 but for H3 itself. */
const otherOf = perState((state: GridState): Found | undefined => {
  const area = shown(state)?.area;
  const system = systems.find((each) => each !== state.system && loaded.has(each));
  if (area === undefined || system === undefined) return undefined;
  return cellAt(system, nearestLevel(system, area, state), state);
});

function levelName(system: System, level: number): string {
  if (system === 'geohash') return translate({message: '{level} characters'}, {level});
  return system === 'hexbin'
    ? translate({message: 'radius of {level} pixels'}, {level})
    : `${levels[system].name} ${level}`;
}

function describe({system, level, grid, cell, area}: Found): string {
  const center = centerOf(grid.outline(cell));
  const around = grid.around(cell);
  const distances = around.map((other) => angle(center, centerOf(grid.outline(other))) * kmPerDegree);
  const least = formatQuantity(Math.min(...distances), 'length');
  const most = formatQuantity(Math.max(...distances), 'length');
  const far = least === most ? least : translate({message: '{least} to {most}'}, {least, most});
  return translate(
    {
      message: '{system} ({level}) has a cell of {area} there, which touches {count} cells with centers {far} away.',
    },
    {
      system: grid.label,
      level: levelName(system, level),
      area: formatQuantity(area, 'area'),
      count: around.length,
      far,
    },
  );
}

function words(state: GridState): string {
  const place = placeName([state.lng, state.lat]);
  const found = shown(state);
  if (!found)
    return translate({message: 'At {place}: hexbins end with the web map at 85°, so no bin is there.'}, {place});
  const own = describe(found);
  const other = otherOf(state);
  return [
    translate({message: 'At {place}: {description}'}, {place, description: own}),
    ...(other ? [describe(other)] : []),
  ].join(' ');
}

function code(state: GridState): Code {
  const res = state.system === 'h3' ? state.level : (otherOf(state)?.level ?? 9);
  const cell = locate({...state, res}, 'cell');
  return programs(cell, call('cellAreaKm2', cell));
}

/** One place in H3 and in the systems that it is compared with. */
const livingGrid: LivingFigure<GridState, MapFrame> = {
  load,
  start: (props) => {
    const {system, ...rest} = gridProps(props);
    return {...rest, system: isSystem(system) ? system : 'h3'};
  },
  frame: (state, current) => {
    const found = shown(state);
    if (found) return mapFrame({minRadiusKm: state.reach, ...touchingMap(found.grid, found.cell)}, current);
    return current ?? mapFrame({positions: [[state.lng, state.lat]], minRadiusKm: 100});
  },
  draw: (state, {view}) => {
    const found = shown(state);
    return found ? drawTouching(found.grid, found.cell, view, state.from, state.to) : '';
  },
  handles: (state, frame) =>
    mapHandle(frame, {
      id: 'place',
      name: translate({message: 'Place'}),
      position: [state.lng, state.lat],
      step: (Math.sqrt(shown(state)?.area ?? 1) / kmPerDegree) * 0.7,
      move: (to) => ({...state, lng: to[0], lat: to[1]}),
    }),
  pick: (state, point, frame) => {
    const [longitude, latitude] = positionAt(frame, point);
    return {...state, lng: longitude, lat: latitude};
  },
  controls: (state) => [
    {
      kind: 'choice',
      id: 'system',
      name: translate({message: 'System'}),
      value: state.system,
      options: systems.flatMap((system) => {
        const grid = loaded.get(system);
        return grid ? [[system, grid.label] as const] : [];
      }),
      set: (value) => {
        if (!isSystem(value)) return state;
        const area = shown(state)?.area;
        const level = area === undefined ? levels[value].least : nearestLevel(value, area, state);
        return {...state, system: value, level, from: 0, to: 0, reach: 0};
      },
    },
    slider({...state, reach: 0}, 'level', {
      name: translate({message: 'Level'}),
      min: levels[state.system].least,
      max: levels[state.system].most,
      text: levelName(state.system, state.level),
    }),
  ],
  words,
  code,
  cells: (state) => {
    const own = state.system === 'h3' ? shown(state) : otherOf(state);
    return own ? [own.cell] : [];
  },
};
export default livingGrid;
