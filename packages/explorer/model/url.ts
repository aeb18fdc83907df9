import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {MOST_QUERY, queryOf, quote, readLink, type Link, type LinkParameter} from '@h3-docs/base/routing/link';
import {columnTypes, SYSTEM_NUMBER, type ColumnChoice} from '../data/columnTypes';
import {MAX_TEXT_BYTES} from '../input/limits';
import {folds} from './fold';
import {compress} from './compress';
import {readTable} from './layerTable';
import {FINEST} from './limits';
import {type ExplorerState, type MapView} from './state';
import {MOST_UNPACKED, unpacked} from './unpacked';
import {encodeLayers, rampOf, readColoring, readLayers, validIndexes} from './urlLayers';
import {readDrawn, wktText} from './urlShapes';

/** An index and what separates it from the next. */
const INDEX_LENGTH = 16;
/** Text and selections longer than this are compressed. */
const PLAIN_LENGTH = 400;

/**
 * The state as the query of an address (without `?`), or undefined when it doesn’t fit: then a file is the way to
 * share. The parameters: `q` the text, `sel` the selection, `z` both compressed, `res` the frozen resolution, `map=flat`, `layers` the layers, `draw` the drawn shapes, and
 * `cols` the columns, all compressed, `rows` the rows of the selection, compressed, `rule` how several rows become one,
 * `by` and `ramp` the column that colors the cells and how,
 * `at` the view.
 */
export async function encodeState(state: ExplorerState): Promise<string | undefined> {
  // A state that is too large for any link is not compressed first: that would happen at each move of the map.
  const indexes = state.layers.reduce(
    (sum, {indexes: own, table}) => sum + own.length + (table?.rows.length ?? 0),
    state.selection.length + (state.table?.rows.length ?? 0),
  );
  if (state.text.length + indexes * INDEX_LENGTH > MAX_TEXT_BYTES) return undefined;
  const params: [LinkParameter, string][] = [];
  const selection = state.selection.join('.');
  if (state.text.length + selection.length > PLAIN_LENGTH) {
    params.push(['z', await compress(`${state.selection.join(' ')}\n${state.text}`)]);
  } else {
    if (state.text !== '') params.push(['q', state.text]);
    if (selection !== '') params.push(['sel', selection]);
  }
  if (state.frozen !== undefined) params.push(['res', String(state.frozen)]);
  if (state.flat) params.push(['map', 'flat']);
  const parts = {
    layers: encodeLayers(state.layers),
    draw: wktText(state.drawn),
    cols: state.columns ? JSON.stringify(state.columns) : '',
    rows: state.table ? JSON.stringify(state.table) : '',
  };
  for (const name of ['layers', 'draw', 'cols', 'rows'] as const) {
    // Nothing is written that would not be read.
    if (new TextEncoder().encode(parts[name]).length > MOST_UNPACKED[name]) return undefined;
    if (parts[name] !== '') params.push([name, await compress(parts[name])]);
  }
  if (state.coloring) {
    params.push(['by', state.coloring.column]);
    params.push(['ramp', rampOf(state.coloring)]);
  }
  if (state.rule && state.rule !== 'first') params.push(['rule', state.rule]);
  if (state.view) params.push(['at', encodeView(state.view)]);
  const query = queryOf(params);
  return query.length > MOST_QUERY ? undefined : query;
}

/** The parameters of the explorer. */
const names = [
  'q',
  'sel',
  'z',
  'res',
  'show',
  'map',
  'layers',
  'draw',
  'cols',
  'rows',
  'rule',
  'read',
  'by',
  'ramp',
  'at',
] as const;
type Parameters = Link<(typeof names)[number]>;

/** A state, and a description of the parts of its address that could not be read. */
export interface AddressReading {
  readonly state: ExplorerState;
  readonly unread: readonly string[];
  /** The resolution at which the shapes of the text are to be covered with cells, where the page must not wait for that. */
  readonly cover?: number;
}

/**
 * The state that a query contains. Invalid parts are reported and skipped.
 *
 * @param query - with or without `?`
 */
export async function readAddress(query: string): Promise<AddressReading> {
  const params = readLink(`?${query.replace(/^\?/, '')}`, names);
  const unread = [...params.unread];
  const {text, selection} = await readData(params, unread);
  const [resolution = '', shown = '', map = '', at = ''] = (['res', 'show', 'map', 'at'] as const).map(
    (name) => params.get(name) ?? '',
  );
  const frozen = /^\d{1,2}$/.test(resolution) && Number(resolution) <= FINEST ? Number(resolution) : undefined;
  const view = readView(at);
  const layers = await readLayers(params.get('layers'), unread);
  const coloring = readColoring(params.get('by'), params.get('ramp') ?? '');
  const columnsPart = {
    most: MOST_UNPACKED.cols,
    damaged: translate({message: 'the types of its columns, which are incomplete or damaged'}),
  };
  const columns = await unpacked(params.get('cols'), columnsPart, unread, (json) => choicesOf(JSON.parse(json)));
  const shownNames = shown.split('.');
  const strange = shownNames.filter((name) => name !== '');
  if (resolution !== '' && frozen === undefined)
    unread.push(translate({message: 'the resolution {resolution}'}, {resolution: quote(resolution)}));
  if (strange.length > 0)
    unread.push(translate({message: '{strange} on the map'}, {strange: strange.map(quote).join(', ')}));
  if (map !== '' && map !== 'flat') unread.push(translate({message: 'the map type {map}'}, {map: quote(map)}));
  if (at !== '' && !view) unread.push(translate({message: 'the map position {at}'}, {at: quote(at)}));
  const rule = folds.find((one) => one === params.get('rule'));
  const selected = validIndexes(selection, unread);
  const rowsPart = {
    most: MOST_UNPACKED.rows,
    damaged: translate({message: 'the rows of its selection, which are incomplete or damaged'}),
  };
  const table = await unpacked(params.get('rows'), rowsPart, unread, (json) =>
    readTable(JSON.parse(json), selected.length),
  );
  const state = {
    text,
    selection: selected,
    flat: map === 'flat',
    layers,
    drawn: await readDrawn(params.get('draw'), unread),
    ...(rule && {rule}),
    ...(table && {table}),
    ...(columns && {columns}),
    ...(coloring && {coloring}),
    ...(frozen === undefined ? {} : {frozen}),
    ...(view ? {view} : {}),
  };
  return {state, unread};
}

/** The state of `readAddress` alone. */
export async function decodeState(query: string): Promise<ExplorerState> {
  return (await readAddress(query)).state;
}

async function readData(params: Parameters, unread: string[]): Promise<{text: string; selection: readonly string[]}> {
  const packed = params.get('z');
  if (packed === undefined) return {text: params.get('q') ?? '', selection: (params.get('sel') ?? '').split('.')};
  const part = {
    cut: translate({message: 'the end of its text, which is incomplete or damaged'}),
    damaged: translate({message: 'its text and selection, which are incomplete or damaged'}),
  };
  const found = await unpacked(packed, part, unread, (data) => {
    const end = data.indexOf('\n');
    const [selection, text] = end < 0 ? [data, ''] : [data.slice(0, end), data.slice(end + 1)];
    const bytes = new TextEncoder().encode(text).length;
    if (bytes <= MAX_TEXT_BYTES) return {text, selection: selection.split(' ')};
    const [most = '', found = ''] = [MAX_TEXT_BYTES, bytes].map((value) => formatLocale(value));
    unread.push(translate({message: 'its text, which has {found} bytes (the limit is {most})'}, {found, most}));
    return {text: '', selection: selection.split(' ')};
  });
  return found ?? {text: '', selection: []};
}

/** What was chosen for columns, as JSON had it; undefined when it is damaged. */
export function choicesOf(data: unknown): ColumnChoice[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const choices = data.flatMap((choice: unknown): ColumnChoice[] => {
    if (typeof choice !== 'object' || choice === null || !('name' in choice) || !('type' in choice)) return [];
    const {name} = choice;
    const type = columnTypes.find((one) => one === choice.type);
    const decimal = 'decimal' in choice ? (['.', ','] as const).find((one) => one === choice.decimal) : undefined;
    const system =
      'system' in choice && typeof choice.system === 'string' && SYSTEM_NUMBER.test(choice.system)
        ? choice.system
        : undefined;
    return typeof name === 'string' && type
      ? [{name, type, ...(decimal && {decimal}), ...(system !== undefined && {system})}]
      : [];
  });
  return choices.length > 0 ? choices : undefined;
}

function encodeView({lat, lng, zoom}: MapView): string {
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
