import {translate} from '@docusaurus/Translate';
import type {Position} from '@h3-docs/grid/h3/sphere';
import {cellSpacing, nearestPentagon} from './cells';
import {mapHandle, type MapFrame} from './map';
import type {Control, Handle} from './types';

/** The parts of a state that choose a cell: a position in degrees, and a resolution. */
interface Place {
  readonly lat: number;
  readonly lng: number;
  readonly res: number;
}

/** The state at a position. */
const movedTo = <State extends Place>(state: State, [lng, lat]: Readonly<Position>): State => ({...state, lat, lng});

type Slider<State> = Extract<Control<State>, {readonly kind: 'slider'}>;

/** A slider for a number of the state, from 0. */
export function slider<Name extends string, State extends Readonly<Record<Name, number>>>(
  state: State,
  id: Name,
  rest: Pick<Slider<State>, 'name' | 'max'> & Partial<Slider<State>>,
): Slider<State> {
  return {kind: 'slider', id, min: 0, value: state[id], set: (value) => ({...state, [id]: value}), ...rest};
}

/** A choice among the values that a part of the state may have. */
export function choice<Name extends string, State extends Readonly<Record<Name, string>>>(
  state: State,
  id: Name,
  name: string,
  options: readonly (readonly [value: State[Name], label: string])[],
): Control<State> {
  return {kind: 'choice', id, name, value: state[id], options, set: (value) => ({...state, [id]: value})};
}

/** The slider for the resolution, from 0. */
export function resolutionSlider<State extends Pick<Place, 'res'>>(state: State, max = 15): Control<State> {
  return slider(state, 'res', {name: translate({message: 'Resolution'}), max});
}

/** The button that moves the place to the nearest pentagon. */
export function pentagonButton<State extends Place>(state: State): Control<State> {
  return {
    kind: 'button',
    id: 'pentagon',
    name: translate({message: 'Go to the nearest pentagon'}),
    press: () => movedTo(state, nearestPentagon(state.lng, state.lat, state.res)),
  };
}

/** The handle on the place of a map. An arrow key moves it from one cell into the next. */
export function placeHandle<State extends Place>(
  frame: MapFrame,
  state: State,
  named: {readonly id: string; readonly name: string},
): Handle<State>[] {
  return mapHandle(frame, {
    ...named,
    position: [state.lng, state.lat],
    step: cellSpacing(state.res),
    move: (to) => movedTo(state, to),
  });
}
