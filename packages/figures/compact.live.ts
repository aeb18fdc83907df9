import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {choice} from './live/controlFields';
import {compactSize, drawCompacted, resolutionsOf} from './kit/compacted';
import {cellPositions} from './kit/map';
import {readProps} from './kit/props';
import {cellSpacing} from './live/cells';
import {call, programs, type Code} from '@h3-docs/programs';
import {cell, lat, list, lng, oneOf, res} from './live/fields';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {formatLocale, plural} from '@h3-docs/base/number';

/** Painted cells of one resolution: those of the still figure, with some added and some removed. */
export interface CompactState {
  readonly res: number;
  /** The compacted cells of the still figure, which are the same in all states of a figure. */
  readonly first: readonly string[];
  /** Whether the painting began with the cells of the still figure, or with none. */
  readonly from: 'island' | 'nothing';
  /** The cells that were added or removed since. */
  readonly changed: readonly string[];
  readonly show: 'compacted' | 'all';
  readonly brush: 'add' | 'remove';
  /** Where the brush is. */
  readonly lat: number;
  readonly lng: number;
}

interface Painted {
  readonly all: ReadonlySet<string>;
  readonly compacted: readonly string[];
}

let last: {readonly state: CompactState; readonly painted: Painted} | undefined;

/** What is painted, computed once for drawing and words. */
export function paintedOf(state: CompactState): Painted {
  const {first, from, changed, res: resolution} = state;
  const same = last?.state.first === first && last.state.from === from && last.state.changed === changed;
  if (last && same) return last.painted;
  const all = new Set(from === 'island' ? h3.uncompactCells([...first], resolution) : []);
  for (const one of changed) {
    if (!all.delete(one)) all.add(one);
  }
  const painted = {all, compacted: h3.compactCells([...all])};
  last = {state, painted};
  return painted;
}

/** The state with cells painted or removed. */
export function paint(state: CompactState, cells: readonly string[], brush = state.brush): CompactState {
  const {all} = paintedOf(state);
  const different = cells.filter((one) => all.has(one) !== (brush === 'add'));
  if (different.length === 0) return state;
  const changed = new Set(state.changed);
  for (const one of different) {
    if (!changed.delete(one)) changed.add(one);
  }
  return {...state, changed: [...changed]};
}

/** The state with one cell painted, or removed where it is painted. */
function toggle(state: CompactState, one: string): CompactState {
  return paint(state, [one], paintedOf(state).all.has(one) ? 'remove' : 'add');
}

const cellCount = (count: number) =>
  plural(count, translate({message: '{count} cell|{count} cells'}, {count: formatLocale(count)}));

const byteCount = (count: number) =>
  plural(count, translate({message: '{count} byte|{count} bytes'}, {count: formatLocale(count)}));

/** The most cells that the painting begins with. */
const mostCells = 10_000;

/** The bytes of an index in 64 bits. */
const indexBytes = 8;

function words(state: CompactState): string {
  const {all, compacted} = paintedOf(state);
  if (all.size === 0) return translate({message: 'No cell is painted.'});
  const sizes = resolutionsOf(compacted);
  const resolutions = plural(
    sizes.length,
    translate({message: 'resolution {list}|resolutions {list}'}, {list: sizes.join(', ')}),
  );
  const saved = Math.round(100 - (100 * compacted.length) / all.size);
  const sum = translate(
    {
      message:
        '{cells} of resolution {res} ({size}) compact into {compacted} of {resolutions} ({less}), {saved}% less.',
    },
    {
      cells: cellCount(all.size),
      res: state.res,
      size: byteCount(all.size * indexBytes),
      compacted: cellCount(compacted.length),
      resolutions,
      less: byteCount(compacted.length * indexBytes),
      saved,
    },
  );
  const drawn =
    state.show === 'all'
      ? translate({message: 'The drawing shows all cells.'})
      : translate({message: 'The drawing shows the compacted cells.'});
  return `${sum} ${drawn}`;
}

function code(state: CompactState): Code {
  const {all, compacted} = paintedOf(state);
  if (state.show === 'all') return programs(call('uncompactCells', compacted, state.res));
  return programs(call('compactCells', [...all]));
}

/** The cells between two places: all that a quick brush passes over. */
function stroke(from: string, to: string): readonly string[] {
  try {
    return gridPath(from, to);
  } catch {
    return [to];
  }
}

const living: LivingFigure<CompactState, MapFrame> = {
  fields: {
    res,
    first: list(cell),
    from: oneOf('island', 'nothing'),
    changed: list(cell, {most: 1000}),
    show: oneOf('compacted', 'all'),
    brush: oneOf('add', 'remove'),
    lat,
    lng,
  },
  problem: ({res: resolution, first, changed}) => {
    const coarser = first.every((one) => h3.getResolution(one) <= resolution);
    if (!coarser || changed.some((one) => h3.getResolution(one) !== resolution))
      return translate({message: 'the cells don’t have resolution {resolution}'}, {resolution});
    const count = first.reduce((sum, one) => sum + h3.cellToChildrenSize(one, resolution), 0);
    return count > mostCells
      ? translate(
          {message: 'it has {count} cells, and the figure draws at most {most}'},
          {count: formatLocale(count), most: formatLocale(mostCells)},
        )
      : undefined;
  },
  start(props, still) {
    const {lat: latitude, lng: longitude, res: resolution} = readProps(props, {lat: -42, lng: 146.5, res: 5});
    const titles = still?.querySelectorAll('.d-content title') ?? [];
    const first = Array.from(titles, ({textContent}) => textContent);
    return {
      res: resolution,
      first: first.length > 0 ? first : [h3.latLngToCell(latitude, longitude, resolution - 2)],
      from: 'island',
      changed: [],
      show: 'compacted',
      brush: 'add',
      lat: latitude,
      lng: longitude,
    };
  },
  // The map stays, so that there is always room to paint.
  frame: ({first, res: resolution}, current) =>
    current ?? mapFrame({positions: cellPositions(h3.uncompactCells([...first], resolution)), ...compactSize}),
  draw: (state, {view}) => {
    const {all, compacted} = paintedOf(state);
    return drawCompacted(state.show === 'all' ? [...all] : compacted, view);
  },
  handles: (state, frame) =>
    mapHandle(frame, {
      id: 'brush',
      name: translate({message: 'Brush'}),
      position: [state.lng, state.lat],
      step: cellSpacing(state.res),
      move: (to) => ({...state, lng: to[0], lat: to[1]}),
      press: () => toggle(state, h3.latLngToCell(state.lat, state.lng, state.res)),
    }),
  pick: (state, point, frame) => {
    const [longitude, latitude] = positionAt(frame, point);
    return toggle(state, h3.latLngToCell(latitude, longitude, state.res));
  },
  sweep: (state, point, previous, frame) => {
    const [from = '', to = ''] = [previous, point].map((place) => {
      const [longitude, latitude] = positionAt(frame, place);
      return h3.latLngToCell(latitude, longitude, state.res);
    });
    return paint(state, stroke(from, to));
  },
  controls: (state) => [
    choice(state, 'brush', translate({message: 'Brush'}), [
      ['add', translate({message: 'Paint'})],
      ['remove', translate({message: 'Remove'})],
    ]),
    choice(state, 'show', translate({message: 'Show'}), [
      ['compacted', translate({message: 'Compacted'})],
      ['all', translate({message: 'All cells'})],
    ]),
    {
      kind: 'button',
      id: 'clear',
      name: translate({message: 'Remove all cells'}),
      disabled: paintedOf(state).all.size === 0,
      press: () => ({...state, from: 'nothing', changed: []}),
    },
  ],
  words,
  code,
  cells: (state) => {
    const {compacted} = paintedOf(state);
    return compacted.length > 200 ? [] : compacted;
  },
};
export default living;
