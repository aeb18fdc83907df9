import {translate} from '@docusaurus/Translate';
import * as h3 from 'h3-js';
import {followCell} from '@h3-docs/grid/h3/followCell';
import type {Ijk} from '@h3-docs/grid/h3/ijk';
import {cellCenter} from '@h3-docs/grid/h3/geometry';
import {childrenOf, digitsMap, drawDigits, parentOf, start, type DigitsState} from './digits';
import {cellKind} from './live/cells';
import {call, locate, programs, type Code} from '@h3-docs/programs';
import {pentagonButton, placeHandle, resolutionSlider, slider} from './live/controlFields';
import {integer, lat, lng} from './live/fields';
import {mapFrame, placeName, positionAt, type MapFrame} from './live/map';
import type {At, LivingFigure} from './live/types';

const triple = ({i, j, k}: Ijk) => `(${i}, ${j}, ${k})`;

/** The state with the child under a point of the drawing; the same one beside the children. */
function childAt(state: DigitsState, {point}: At, frame: MapFrame): DigitsState {
  const [longitude, latitude] = positionAt(frame, point);
  const cell = h3.latLngToCell(latitude, longitude, state.res + 1);
  const digit = [...childrenOf(state)].find(([, child]) => child === cell)?.[0];
  return digit === undefined || digit === state.digit ? state : {...state, digit};
}

/** How the coordinates of the child follow from those of its parent. */
function stepWords(child: string): string {
  const {home, steps, crossings, address, center} = followCell(child);
  const [last, before] = [steps.at(-1), steps.at(-2)];
  if (!last) return '';
  const parent = before?.cell ?? home.ijk;
  const carried =
    crossings.length === 0
      ? translate({message: 'The child lies on face {face}.'}, {face: address.face})
      : translate(
          {message: 'The child lies beyond that face. On face {face}, its coordinates are {ijk}.'},
          {face: address.face, ijk: triple(address.ijk)},
        );
  const sum = translate(
    {
      message:
        'Face {face} is the home face of the base cell. On this face, the parent is at {parent} and the center child is at {center}. The child with digit {digit} is at {cell}.',
    },
    {
      face: home.face,
      parent: triple(parent),
      center: triple(last.center),
      digit: last.digit,
      cell: triple(last.cell),
    },
  );
  const at = translate({message: 'The center of the child is at {place}.'}, {place: placeName(center.position)});
  return `${sum} ${carried} ${at}`;
}

function words(state: DigitsState): string {
  const parent = parentOf(state);
  const byDigit = childrenOf(state);
  const kind = cellKind(parent);
  const child = byDigit.get(state.digit);
  if (child !== undefined) {
    const sum = translate(
      {message: 'Digit {digit} of the {kind} {parent} is its child {child}.'},
      {digit: state.digit, kind, parent, child},
    );
    return `${sum} ${stepWords(child)}`;
  }
  const missing =
    state.digit < 0
      ? translate({message: 'No child is chosen.'})
      : translate({message: 'It has no child with digit {digit}.'}, {digit: state.digit});
  const sum = translate(
    {message: 'The resolution {res} {kind} {parent} has {count} children with the digits {digits}.'},
    {res: state.res, kind, parent, count: byDigit.size, digits: [...byDigit.keys()].join(', ')},
  );
  return `${sum} ${missing}`;
}

function code(state: DigitsState): Code {
  const parent = locate(state, 'parent');
  const child = childrenOf(state).get(state.digit);
  const center = child === undefined ? [] : [call('cellToLatLng', child)];
  return programs(parent, call('cellToChildren', parent, state.res + 1), ...center);
}

/** The digits that a parent's children have, smallest first. */
const digitsOf = (state: DigitsState) => [...childrenOf(state).keys()].sort((a, b) => a - b);

/** The children of a cell, and how a digit leads from the parent to one of them. */
const livingDigits: LivingFigure<DigitsState, MapFrame> = {
  fields: {lat, lng, res: integer(0, 14), digit: integer(-1, 6)},
  start,
  frame: (state, current) => mapFrame(digitsMap(state), current),
  draw: (state, {view}) => drawDigits(state, view),
  handles: (state, frame) => placeHandle(frame, state, {id: 'parent', name: translate({message: 'Parent'})}),
  hover: childAt,
  pick: (state, at, frame) => {
    const chosen = childAt(state, at, frame);
    const [longitude, latitude] = positionAt(frame, at.point);
    const cell = h3.latLngToCell(latitude, longitude, state.res + 1);
    const inside = [...childrenOf(state).values()].includes(cell);
    return inside ? chosen : {...state, lng: longitude, lat: latitude};
  },
  controls: (state) => [
    slider(state, 'digit', {
      name: translate({message: 'Digit'}),
      min: -1,
      max: 6,
      text: state.digit < 0 ? 'none' : String(state.digit),
    }),
    resolutionSlider(state, 14),
    {
      kind: 'button',
      id: 'down',
      name: translate({message: 'Go to this child'}),
      disabled: state.res === 14 || !childrenOf(state).has(state.digit),
      press: () => {
        const child = childrenOf(state).get(state.digit);
        const [longitude, latitude] = child === undefined ? [state.lng, state.lat] : cellCenter(h3, child);
        return {lat: latitude, lng: longitude, res: Math.min(14, state.res + 1), digit: -1};
      },
    },
    pentagonButton(state),
  ],
  words,
  code,
  cells: (state) => [...childrenOf(state).values()],
  next: (state) => {
    const digit = digitsOf(state).find((each) => each > state.digit);
    return digit === undefined ? undefined : {...state, digit};
  },
};
export default livingDigits;
