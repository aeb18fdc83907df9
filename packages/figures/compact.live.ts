import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {choice} from './live/controlFields';
import {compactSize, drawCompacted, resolutionsOf} from './kit/compacted';
import {cellPositions} from './kit/map';
import {perState} from './kit/perState';
import {readProps} from './kit/props';
import {cellSpacing} from './live/cells';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {formatLocale, plural} from '@h3-docs/base/number';

/** Painted cells of one resolution: first those of the still figure. */
export interface CompactState {
  readonly res: number;
  /** The cells of the still figure, which are the same in all states of a figure. */
  readonly island: readonly string[];
  readonly painted: ReadonlySet<string>;
  readonly brush: 'add' | 'remove';
  /** Where the brush is. */
  readonly lat: number;
  readonly lng: number;
}

const compactedOf = perState((painted: ReadonlySet<string>) => h3.compactCells([...painted]));

/** The state with cells painted or removed. */
export function paint(state: CompactState, cells: readonly string[], brush = state.brush): CompactState {
  const different = cells.filter((one) => state.painted.has(one) !== (brush === 'add'));
  if (different.length === 0) return state;
  const painted = new Set(state.painted);
  for (const one of different) {
    if (brush === 'add') painted.add(one);
    else painted.delete(one);
  }
  return {...state, painted};
}

/** The state with one cell painted, or removed where it is painted. */
function toggle(state: CompactState, one: string): CompactState {
  return paint(state, [one], state.painted.has(one) ? 'remove' : 'add');
}

const cellCount = (count: number) =>
  plural(count, translate({message: '{count} cell|{count} cells'}, {count: formatLocale(count)}));

const byteCount = (count: number) =>
  plural(count, translate({message: '{count} byte|{count} bytes'}, {count: formatLocale(count)}));

/** The bytes of an index in 64 bits. */
const indexBytes = 8;

function words(state: CompactState): string {
  const compacted = compactedOf(state.painted);
  const {size} = state.painted;
  if (size === 0) return translate({message: 'No cell is painted.'});
  const sizes = resolutionsOf(compacted);
  const resolutions = plural(
    sizes.length,
    translate({message: 'resolution {list}|resolutions {list}'}, {list: sizes.join(', ')}),
  );
  const saved = Math.round(100 - (100 * compacted.length) / size);
  return translate(
    {
      message:
        '{cells} of resolution {res} ({size}) compact into {compacted} of {resolutions} ({less}), {saved}% less.',
    },
    {
      cells: cellCount(size),
      res: state.res,
      size: byteCount(size * indexBytes),
      compacted: cellCount(compacted.length),
      resolutions,
      less: byteCount(compacted.length * indexBytes),
      saved,
    },
  );
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
  start(props, still) {
    const {lat: latitude, lng: longitude, res: resolution} = readProps(props, {lat: -42, lng: 146.5, res: 5});
    const titles = still?.querySelectorAll('.d-content title') ?? [];
    const named = Array.from(titles, ({textContent}) => textContent);
    const first = named.length > 0 ? named : [h3.latLngToCell(latitude, longitude, resolution - 2)];
    const island = h3.uncompactCells(first, resolution);
    return {
      res: resolution,
      island,
      painted: new Set(island),
      brush: 'add',
      lat: latitude,
      lng: longitude,
    };
  },
  // The map stays, so that there is always room to paint.
  frame: ({island}, current) => current ?? mapFrame({positions: cellPositions(island), ...compactSize}),
  draw: (state, {view}) => drawCompacted(compactedOf(state.painted), view),
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
    {
      kind: 'button',
      id: 'clear',
      name: translate({message: 'Remove all cells'}),
      disabled: state.painted.size === 0,
      press: () => ({...state, painted: new Set()}),
    },
  ],
  words,
  cells: (state) => {
    const compacted = compactedOf(state.painted);
    return compacted.length > 200 ? [] : compacted;
  },
};
export default living;
