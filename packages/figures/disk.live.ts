import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {start} from './disk';
import {diskPositions, drawDisk, originOf, ringOf, type DiskState} from './kit/disks';
import type {MapOptions} from './kit/map';
import {cellCount, cellKind} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {choice, pentagonButton, placeHandle, resolutionSlider, slider} from './live/controlFields';
import {mapFrame, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {formatLocale} from '@h3-docs/base/number';

/** The cells that are shown. */
const shown = (state: DiskState) => (state.show === 'ring' ? ringOf(state) : h3.gridDisk(originOf(state), state.k));

/** The formula for a disk or a ring without pentagons, with its result. */
function formula({k, show}: DiskState): readonly [formula: string, cells: number] {
  if (show === 'ring') return k === 0 ? ['1', 1] : [`6 × ${k}`, 6 * k];
  return [`3 × ${k} × ${k + 1} + 1`, 3 * k * (k + 1) + 1];
}

function words(state: DiskState): string {
  const {k, show, res: resolution} = state;
  const origin = originOf(state);
  const cells = shown(state).length;
  const [text, expected] = formula(state);
  const kind = cellKind(origin);
  const values = {k, resolution, kind, origin, cells: cellCount(cells)};
  const sum =
    show === 'ring'
      ? translate(
          {message: 'The ring at distance {k} from the resolution {resolution} {kind} {origin} has {cells}.'},
          values,
        )
      : translate(
          {message: 'The disk of radius {k} around the resolution {resolution} {kind} {origin} has {cells}.'},
          values,
        );
  const compared =
    cells === expected
      ? translate({message: 'The formula {formula} gives the same number.'}, {formula: text})
      : translate(
          {message: 'The formula {formula} gives {cells}, but a pentagon in the disk has only five neighbors.'},
          {formula: text, cells: formatLocale(expected)},
        );
  return `${sum} ${compared}`;
}

function code({k, show, ...place}: DiskState): Code {
  const origin = locate(place, 'origin');
  const name = {disk: 'gridDisk', ring: 'gridRing', distances: 'gridDiskDistances'} as const;
  return programs(origin, call(name[show], origin, k));
}

/** The living figure of a disk, whose map has these options. */
export function livingDisk(
  from: LivingFigure<DiskState>['start'],
  options: Pick<MapOptions, 'names'> = {},
): LivingFigure<DiskState, MapFrame> {
  return {
    start: from,
    frame: (state, current) => mapFrame({positions: diskPositions(state), ...options}, current),
    draw: (state, {view}) => drawDisk(state, view),
    handles: (state, frame) => placeHandle(frame, state, {id: 'origin', name: translate({message: 'Origin'})}),
    pick: (state, point, frame) => {
      const to = positionAt(frame, point);
      return {...state, lng: to[0], lat: to[1]};
    },
    controls: (state) => [
      slider(state, 'k', {name: translate({message: 'Distance k'}), max: 8}),
      resolutionSlider(state),
      choice(state, 'show', translate({message: 'Show'}), [
        ['disk', translate({message: 'Disk'})],
        ['ring', translate({message: 'Ring'})],
        ['distances', translate({message: 'Distances'})],
      ]),
      pentagonButton(state),
    ],
    words,
    code,
    cells: (state) => (shown(state).length > 91 ? [originOf(state)] : shown(state)),
  };
}

export default livingDisk(start);
