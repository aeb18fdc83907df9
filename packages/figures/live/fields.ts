import {isValidCell} from 'h3-js';
import {translate} from '@docusaurus/Translate';
import {quote} from '@h3-docs/base/routing/link';
import type {Field, Fields} from './types';

/** A number of a range, written with at most `digits` decimals. */
export function number(min: number, max: number, digits = 5): Field<number> {
  return {
    write: (value) => String(Number(value.toFixed(digits))),
    read: (text) => {
      const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

/** A whole number of a range. */
export function integer(min: number, max: number): Field<number> {
  const field = number(min, max, 0);
  return {...field, read: (text) => (/^-?\d+$/.test(text) ? field.read(text) : undefined)};
}

/** Yes or no. */
export const flag: Field<boolean> = {
  write: String,
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

/** One of several words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Field<Word> {
  return {write: (value) => value, read: (text) => words.find((word) => word === text)};
}

/**
 * A list of different values, written with `.`s between them, or with another sign that no value contains.
 *
 * @param least - how many values it has at least; with `empty`, it may also have none
 * @param repeats - whether a value may come more than once: corners may, which a reader can drag onto one another
 * @param most - how many it has at most
 */
export function list<Value>(
  field: Field<Value>,
  {sign = '.', least = 0, most = 500, empty = true, repeats = false}: ListOptions = {},
): Field<readonly Value[]> {
  return {
    write: (values) => values.map((value) => field.write(value)).join(sign),
    read: (text) => {
      if (text === '') return empty ? [] : undefined;
      const parts = text.split(sign, most + 1);
      if (parts.length < least || parts.length > most || (!repeats && new Set(parts).size < parts.length))
        return undefined;
      const values = parts.map((part) => field.read(part));
      return values.every((value) => value !== undefined) ? values : undefined;
    },
  };
}

interface ListOptions {
  readonly sign?: string;
  readonly least?: number;
  readonly most?: number;
  readonly empty?: boolean;
  readonly repeats?: boolean;
}

/** The fields of a position in degrees. */
export const lat = number(-90, 90);
export const lng = number(-180, 180);
/** The field of a resolution. */
export const res = integer(0, 15);

/** A state as a link has it after the figure's name: `,lat=48.8584,k=2`. Nothing that equals `start` is written. */
export function writeState<State extends object>(fields: Fields<State>, state: State, start: State): string {
  const keys = Object.keys(fields) as (keyof State & string)[];
  return keys
    .map((key) => {
      const text = fields[key].write(state[key]);
      return text === fields[key].write(start[key]) ? '' : `,${key}=${encodeURIComponent(text)}`;
    })
    .join('');
}

/**
 * Reads what `writeState` wrote, and what an address decodes it to. A part that is not a value of the figure, or a state
 * that the figure can't show, is described as `wrong`, and the state is then `start`.
 */
export function readState<State extends object>(
  {fields, problem}: {readonly fields: Fields<State>; readonly problem?: (state: State) => string | undefined},
  text: string,
  start: State,
): {readonly state: State; readonly wrong?: string} {
  const known: Readonly<Record<string, Pick<Field<unknown>, 'read'>>> = fields;
  const read: Record<string, unknown> = {};
  for (const part of text.split(',').filter(Boolean)) {
    const [key = '', ...rest] = part.split('=');
    const field = Object.hasOwn(known, key) ? known[key] : undefined;
    const value = field?.read(rest.join('='));
    if (value === undefined) return {state: start, wrong: quote(part)};
    read[key] = value;
  }
  const state = {...start, ...read};
  const reason = problem?.(state);
  if (reason === undefined) return {state};
  const wrong = translate({message: '{state}, because {reason}'}, {state: quote(text), reason});
  return {state: start, wrong};
}

/** The field of a cell. */
export const cell: Field<string> = {
  write: (value) => value,
  read: (text) => (/^8[0-9a-f]{14}$/.test(text) && isValidCell(text) ? text : undefined),
};

/** The field of a cell, or of an empty text while none is chosen. */
export const cellOrNone: Field<string> = {...cell, read: (text) => (text === '' ? '' : cell.read(text))};
