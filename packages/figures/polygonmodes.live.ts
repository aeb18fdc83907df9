import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {coverBounds} from '@h3-docs/grid/h3/coverWork';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {perState} from './kit/perState';
import {drawModes, modes, modesGround, modesSize, modesView} from './kit/polygons';
import {errorName} from './kit/paths';
import {resolutionSlider} from './live/controlFields';
import {fits, mapHandle, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {start} from './polygonmodes';

/** A polygon of corners, longitude first and not closed. */
export interface ModesState {
  readonly corners: readonly Position[];
  readonly res: number;
}

interface Found {
  readonly sets: readonly (readonly string[])[];
  /** Why no cells are there: the name of H3's error, or more cells than are drawn. */
  readonly failure?: {readonly error: string} | 'too many';
}

/** The most cells of a panel, as an estimate from areas. */
const mostCells = 400;
/** The most cells that H3 may look at for a panel: those inside and those along the ring. */
const mostWork = 3 * mostCells;

/** The closed ring of a state. */
const ringOf = ({corners}: ModesState): Position[] => [...corners, ...corners.slice(0, 1)];

/** The cells of the four modes. */
const foundOf = perState((state: ModesState): Found => {
  const ring = ringOf(state);
  const none = modes.map(() => []);
  const {inside, border} = coverBounds([ring], state.res);
  if (inside > mostCells || inside + border > mostWork) return {sets: none, failure: 'too many'};
  try {
    return {sets: modes.map(([mode]) => h3.polygonToCellsExperimental(ring, state.res, mode, true))};
  } catch (error) {
    return {sets: none, failure: {error: errorName(error)}};
  }
});

function words(state: ModesState): string {
  const {sets, failure} = foundOf(state);
  const values = {res: state.res, count: state.corners.length};
  if (failure === 'too many')
    return translate(
      {
        message:
          'At resolution {res}, the polygon of {count} corners may have more than {most} cells, too many to draw here.',
      },
      {...values, most: mostCells},
    );
  if (failure)
    return translate(
      {message: 'At resolution {res}, H3 returns {error} for the polygon of {count} corners.'},
      {...values, error: failure.error},
    );
  const counts = modes.map(([, name], index) => `${name} ${sets[index]?.length ?? 0}`);
  return translate(
    {message: 'Cells of resolution {res} for the polygon of {count} corners, by mode: {counts}.'},
    {...values, counts: counts.join(', ')},
  );
}

const living: LivingFigure<ModesState, MapFrame> = {
  start: (props) => {
    const {ring, res: resolution} = start(props);
    return {corners: ring.slice(0, -1), res: resolution};
  },
  frame: (state, current) => {
    const ring = ringOf(state);
    if (current && fits(current.view, ring)) return current;
    const view = modesView(ring, foundOf(state).sets);
    return {...modesSize, view, under: (land) => modesGround(view, land), over: () => '', landRadius: view.radius};
  },
  draw: (state, {view}) => drawModes(ringOf(state), foundOf(state).sets, view),
  handles: (state, frame) =>
    state.corners.flatMap((corner, index) =>
      mapHandle(frame, {
        id: `corner-${index}`,
        name: translate({message: 'Corner {number}'}, {number: index + 1}),
        position: corner,
        // Arrow keys move a corner by a twentieth of the view.
        step: frame.view.radius / 20,
        move: (to) => ({...state, corners: state.corners.with(index, to)}),
      }),
    ),
  controls: (state) => [resolutionSlider(state)],
  words,
  cells: (state) => {
    const [center = []] = foundOf(state).sets;
    return center.length > 100 ? [] : center;
  },
};
export default living;
