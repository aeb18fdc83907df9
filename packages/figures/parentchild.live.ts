import {translate} from '@docusaurus/Translate';
import {drawFamily, familyOf, familyPositions, type FamilyState} from './kit/families';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {pentagonButton, slider} from './live/controlFields';
import {perState} from './kit/perState';
import {cellKind, cellSpacing} from './live/cells';
import {mapFrame, mapHandle, positionAt, type MapFrame} from './live/map';
import type {LivingFigure} from './live/types';
import {start} from './parentchild';

/** The finest descendants that are drawn: 343 cells. */
const deepest = 3;

const family = perState(familyOf);

function words(state: FamilyState): string {
  const {parent, descendants, own, ancestor} = family(state);
  const {res, depth} = state;
  const kind = cellKind(parent);
  const finer = res + depth;
  const values = {res, kind, parent, count: descendants.length, finer};
  const sum =
    depth === 1
      ? translate({message: 'The resolution {res} {kind} {parent} has {count} children of resolution {finer}.'}, values)
      : translate(
          {message: 'The resolution {res} {kind} {parent} has {count} descendants of resolution {finer}.'},
          values,
        );
  const where =
    ancestor === parent
      ? depth === 1
        ? translate({message: 'The point is in {cell}, one of these children.'}, {cell: own})
        : translate({message: 'The point is in {cell}, one of these descendants.'}, {cell: own})
      : translate(
          {
            message:
              'The point lies inside the outline, but its resolution {finer} cell {cell} belongs to another parent, {ancestor}.',
          },
          {finer, cell: own, ancestor},
        );
  return `${sum} ${where}`;
}

function code({depth, ...place}: FamilyState): Code {
  const parent = locate(place, 'parent');
  return programs(parent, call('cellToChildren', parent, place.res + depth));
}

const living: LivingFigure<FamilyState, MapFrame> = {
  start,
  frame: (state, current) => mapFrame({positions: familyPositions(state, family(state))}, current),
  draw: (state, {view}) => drawFamily(state, family(state), view),
  handles: (state, frame) =>
    mapHandle(frame, {
      id: 'point',
      name: 'Point',
      position: [state.lng, state.lat],
      step: cellSpacing(state.res) / 8,
      move: (to) => ({...state, lng: to[0], lat: to[1], marked: true}),
    }),
  pick: (state, point, frame) => {
    const to = positionAt(frame, point);
    return {...state, lng: to[0], lat: to[1], marked: true};
  },
  controls: (state) => [
    slider(state, 'res', {
      name: translate({message: 'Resolution of the parent'}),
      max: 14,
      set: (res) => ({...state, res, depth: Math.min(state.depth, 15 - res)}),
    }),
    slider(state, 'depth', {
      name: translate({message: 'Resolutions finer'}),
      min: 1,
      max: Math.min(deepest, 15 - state.res),
    }),
    pentagonButton(state),
  ],
  words,
  code,
  cells: (state) => {
    const {parent, descendants} = family(state);
    return descendants.length > 60 ? [parent] : [parent, ...descendants];
  },
};
export default living;
