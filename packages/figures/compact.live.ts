import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {compactSize, drawCompacted, resolutionsOf} from './kit/compacted';
import {cellPositions} from './kit/map';
import {perState} from './kit/perState';
import {readProps} from './kit/props';
import {cellCount, cellSpacing} from './live/cells';
import {call, programs, type Code} from '@h3-docs/programs';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {plural} from '@h3-docs/base/number';

/** Cells of one resolution: first those of the still figure. */
interface CompactState {
  readonly res: number;
  /** The cells of the still figure, which are the same in all states of a figure. */
  readonly island: readonly string[];
  readonly chosen: ReadonlySet<string>;
  /** Where the handle is. */
  readonly lat: number;
  readonly lng: number;
}

const compactedOf = perState((chosen: ReadonlySet<string>) => h3.compactCells([...chosen]));

/** The state with the cell of a position added, or removed where it is there. */
function toggle(state: CompactState, [lng, lat]: Position): CompactState {
  const chosen = new Set(state.chosen);
  const cell = h3.latLngToCell(lat, lng, state.res);
  if (!chosen.delete(cell)) chosen.add(cell);
  return {...state, chosen};
}

const byteCount = (count: number) => plural(count, translate({message: '{count} byte|{count} bytes'}));

/** The bytes of an index in 64 bits. */
const indexBytes = 8;

function words(state: CompactState): string {
  const compacted = compactedOf(state.chosen);
  const {size} = state.chosen;
  if (size === 0) return translate({message: 'There are no cells.'});
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

const code = (state: CompactState): Code => programs(call('compactCells', [...state.chosen]));

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
      chosen: new Set(island),
      lat: latitude,
      lng: longitude,
    };
  },
  // The map stays, so that there is always room for more cells.
  frame: ({island}, current) => current ?? mapFrame({positions: cellPositions(island), ...compactSize}),
  draw: (state, {view}) => drawCompacted(compactedOf(state.chosen), view),
  handles: (state, frame) =>
    mapHandle(frame, {
      id: 'cell',
      name: translate({message: 'Cell'}),
      position: [state.lng, state.lat],
      step: cellSpacing(state.res),
      move: ([lng, lat]) => ({...state, lng, lat}),
      press: () => toggle(state, [state.lng, state.lat]),
    }),
  pick: (state, point, frame) => toggle(state, positionAt(frame, point)),
  controls: (state) => [
    {
      kind: 'button',
      id: 'clear',
      name: translate({message: 'Remove all cells'}),
      disabled: state.chosen.size === 0,
      press: () => ({...state, chosen: new Set()}),
    },
  ],
  words,
  code,
  cells: (state) => {
    const compacted = compactedOf(state.chosen);
    return compacted.length > 200 ? [] : compacted;
  },
};
export default living;
