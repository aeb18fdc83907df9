import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {quote, type LinkParameter} from '@h3-docs/base/routing/link';
import type {MapView} from '@h3-docs/map';
import {isOver} from '@h3-docs/ui/useFieldLimit';
import {shownName} from '../files/names';
import {MAX_TEXT_BYTES} from '../input/limits';
import {base64Of, fromBase64} from './compress';
import {readLayers, writeLayers} from './layerLines';
import {readTable} from './layerTable';
import {FINEST} from './limits';
import {folds} from './fold';
import {choicesOf, readDrawn, validIndexes, wktText, type Reading} from './readParts';
import {initialState, type ExplorerState} from './state';

/** The version of the links that are written. Version 1 compressed each part by itself (`oldViews.ts`). */
export const VERSION = 2;

type Change = Partial<ExplorerState> | undefined;

/** A part of a view. */
interface Field {
  /** The words for it in the message that it can't be read. */
  readonly label: string;
  /** Whether it is always compressed, and the most bytes that are read of it from a link. */
  readonly packed?: true;
  readonly most?: number;
  /** Returns its text, which is empty for the default. Links leave out an empty text. */
  readonly write: (state: ExplorerState) => string;
  /** Returns its change to a view, or undefined if the text can't be read. It may throw. */
  readonly read: (value: string, reading: Reading) => Change | Promise<Change>;
}

/** A field of version 1 that the explorer no longer has. It changes nothing, and readers are told so. */
const left = (label: string): Field => ({
  label,
  write: () => '',
  read: (_, {say}) => {
    say(translate({message: '{part}, which left the explorer'}, {part: label}));
    return {};
  },
});

/** All fields, in the order in which they are written and read. */
export const fields = {
  q: {
    label: translate({message: 'its text'}),
    most: MAX_TEXT_BYTES,
    write: ({text}) => text,
    read: (text) => ({text}),
  },
  file: {
    label: translate({message: 'its file'}),
    packed: true,
    most: MAX_TEXT_BYTES,
    write: ({file}) => (file ? `${shownName(file.name)}\n${base64Of(file.bytes)}` : ''),
    read: (value) => {
      const [name = '', bytes] = value.split('\n');
      return bytes !== undefined ? {file: {name: shownName(name), bytes: fromBase64(bytes)}} : undefined;
    },
  },
  sel: {
    label: translate({message: 'its selection'}),
    write: ({selection}) => selection.join('.'),
    read: (value, {say}) => ({selection: validIndexes(value.split('.'), say)}),
  },
  rows: {
    label: translate({message: 'the rows of its selection'}),
    packed: true,
    most: 500_000,
    write: ({table}) => (table ? JSON.stringify(table) : ''),
    read: (json, {state}) => {
      const table = readTable(JSON.parse(json), state.selection.length);
      return table && {table};
    },
  },
  counted: {
    label: translate({message: 'whether its cells stand for the rows'}),
    write: ({counted}) => (counted ? '1' : ''),
    read: (value, {state}) => (value === '1' && state.selection.length > 0 ? {counted: true} : undefined),
  },
  res: {
    label: translate({message: 'the resolution'}),
    write: ({frozen}) => String(frozen ?? ''),
    read: (value) => (/^\d{1,2}$/.test(value) && Number(value) <= FINEST ? {frozen: Number(value)} : undefined),
  },
  map: {
    label: translate({message: 'the map type'}),
    write: ({flat}) => (flat ? 'flat' : ''),
    read: (value) => (value === 'flat' ? {flat: true} : undefined),
  },
  layers: {
    label: translate({message: 'its layers'}),
    packed: true,
    most: 500_000,
    write: ({layers}) => writeLayers(layers),
    read: readLayers,
  },
  draw: {
    label: translate({message: 'its drawn shapes'}),
    packed: true,
    most: 100_000,
    write: ({drawn}) => wktText(drawn),
    read: readDrawn,
  },
  cols: {
    label: translate({message: 'the types of its columns'}),
    packed: true,
    most: 100_000,
    write: ({columns}) => (columns ? JSON.stringify(columns) : ''),
    read: async (json) => {
      const columns = choicesOf(JSON.parse(json));
      if (columns?.some(({system}) => system !== undefined)) (await import('../input/projections')).provide();
      return columns && {columns};
    },
  },
  by: {
    label: translate({message: 'the column of its colors'}),
    write: ({coloring}) => coloring ?? '',
    read: (coloring) => ({coloring}),
  },
  ramp: {
    label: translate({message: 'its colors'}),
    // Palettes, classes, and the opacity left: the values that are colored are the same.
    write: () => '',
    read: () => ({}),
  },
  rule: {
    label: translate({message: 'the rule'}),
    write: ({rule}) => (rule === undefined || rule === 'first' ? '' : rule),
    read: (value) => {
      const rule = folds.find((one) => one === value);
      return rule && {rule};
    },
  },
  at: {
    label: translate({message: 'the map position'}),
    write: ({view}) => (view ? viewText(view) : ''),
    read: (value) => {
      const view = readView(value);
      return view && {view};
    },
  },
  kept: left(translate({message: 'the view that this browser kept for data that are too large for a link'})),
  show: left(translate({message: 'the marks over the map'})),
  read: left(translate({message: 'the choice how loose numbers are read'})),
} as const satisfies Partial<Record<LinkParameter, Field>>;

export type FieldName = keyof typeof fields;
export const fieldNames = Object.keys(fields) as FieldName[];

/** The field of a name. */
export const fieldOf = (name: FieldName): Field => fields[name];

/** The texts of a view's fields that aren't the default. */
export const writeFields = (state: ExplorerState): readonly (readonly [FieldName, string])[] =>
  fieldNames.flatMap((name) => {
    const value = fieldOf(name).write(state);
    return value === '' ? [] : [[name, value] as const];
  });

/** Whether a field has more bytes than are read of it from a link. */
export const isTooLong = ({most = Infinity}: Field, value: string): boolean => isOver({most, unit: 'bytes'}, value);

/**
 * The view of the fields of a link, which may unpack to much more than its length: so their limits apply. What can't be read
 * is left out, and `say` takes the words for it.
 */
export async function readFields(values: ReadonlyMap<FieldName, string>, say: Reading['say']): Promise<ExplorerState> {
  let state = initialState;
  for (const name of fieldNames) {
    const value = values.get(name) ?? '';
    if (value === '') continue;
    const field = fieldOf(name);
    if (isTooLong(field, value)) {
      const bytes = new TextEncoder().encode(value).length;
      const [most = '', found = ''] = [field.most ?? Infinity, bytes].map((one) => formatLocale(one));
      say(translate({message: '{part}, with {found} bytes (the limit is {most})'}, {part: field.label, found, most}));
      continue;
    }
    const change = await readField(field, value, {state, say});
    if (!change) say(field.packed ? damaged(field.label) : `${field.label} ${quote(value)}`);
    state = {...state, ...change};
  }
  return state;
}

async function readField(field: Field, value: string, reading: Reading): Promise<Change> {
  try {
    return await field.read(value, reading);
  } catch {
    return undefined;
  }
}

/** Says that a part is lost. */
export const damaged = (part: string): string => translate({message: '{part} (incomplete or damaged)'}, {part});

function viewText({lat, lng, zoom}: MapView): string {
  // Five decimals are about a meter; coarser where the map shows more.
  const digits = Math.min(5, Math.max(1, Math.ceil(zoom / 3)));
  return [lat.toFixed(digits), lng.toFixed(digits), zoom.toFixed(2)].map(Number).join(',');
}

function readView(text: string): MapView | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,9})?),(-?\d{1,3}(?:\.\d{1,9})?),(\d{1,2}(?:\.\d{1,9})?)$/.exec(text);
  if (!match) return undefined;
  const [lat = NaN, lng = NaN, zoom = NaN] = match.slice(1).map(Number);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom <= 24 ? {lat, lng, zoom} : undefined;
}
