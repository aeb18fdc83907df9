import {translate} from '@docusaurus/Translate';
import {MAX_TEXT_BYTES} from '../input/limits';
import {readIndex} from '../input/indexes';
import type {WktLines} from '../input/wkt-lines';
import type {Geometry} from 'geojson';
import {resolutionOf} from './kinds';
import {geometryToWkt} from './export/wkt';
import {compress, decompress} from './compress';
import {columnTypes, SYSTEM_NUMBER, type ColumnChoice} from '../data/columnTypes';
import {classMethods, palettes} from '../data/scale';
import {carryRules} from './carry';
import {readTable} from './layerTable';
import type {LayerTable} from '../data/types';
import {FINEST, MAX_CELLS} from './limits';
import {
  DEFAULT_OPACITY,
  layerColors,
  MAX_DRAWN,
  MAX_LAYERS,
  overlays,
  type Coloring,
  type DrawnShape,
  type ExplorerState,
  type Layer,
  type MapView,
} from './state';
import {formatLocale, plural} from '@h3-docs/base/number';
import {MOST_QUERY, queryOf, quote, readLink, type Link, type LinkParameter} from '@h3-docs/base/routing/link';

/** The most bytes that the drawn shapes, the layers, and the choices for columns of a link may unpack to. */
const MOST_UNPACKED = {draw: 100_000, layers: 500_000, cols: 100_000, rows: 500_000} as const;
/** The most positions of the shapes of a layer, and of the drawn shapes. */
const MOST_POSITIONS = 50_000;
/** An index and what separates it from the next. */
const INDEX_LENGTH = 16;
/** Text and selections longer than this are compressed. */
const PLAIN_LENGTH = 400;

/**
 * The state as the query of an address (without `?`), or undefined when it doesn’t fit: then a file is the way to
 * share. The parameters: `q` the text, `sel` the selection, `z` both compressed, `res` the frozen resolution, `show`
 * the overlays, `map=flat`, `layers` the layers, `draw` the drawn shapes, and
 * `cols` the columns, all compressed, `rows` the rows of the selection, compressed, `rule` how several rows become one,
 * `read=strict` leaves loose numbers alone, `by` and `ramp` the column that colors the cells and how,
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
  if (state.overlays.length > 0) params.push(['show', state.overlays.join('.')]);
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
  if (state.strict) params.push(['read', 'strict']);
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
  const columns = await readChoices(params.get('cols'), unread);
  const shownNames = shown.split('.');
  const strange = shownNames.filter((name) => name !== '' && !overlays.some((overlay) => overlay === name));
  if (resolution !== '' && frozen === undefined)
    unread.push(translate({message: 'the resolution {resolution}'}, {resolution: quote(resolution)}));
  if (strange.length > 0)
    unread.push(translate({message: '{strange} on the map'}, {strange: strange.map(quote).join(', ')}));
  if (map !== '' && map !== 'flat') unread.push(translate({message: 'the map type {map}'}, {map: quote(map)}));
  if (at !== '' && !view) unread.push(translate({message: 'the map position {at}'}, {at: quote(at)}));
  const rule = carryRules.find((one) => one === params.get('rule'));
  const selected = validIndexes(selection, unread);
  const table = await readCarried(params.get('rows'), selected.length, unread);
  const state = {
    text,
    selection: selected,
    overlays: overlays.filter((overlay) => shownNames.includes(overlay)),
    flat: map === 'flat',
    layers,
    drawn: await readDrawn(params.get('draw'), unread),
    ...(params.get('read') === 'strict' && {strict: true}),
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
  try {
    const {text: data, whole} = await decompress(packed);
    if (!whole) unread.push(translate({message: 'the end of its text, which is incomplete or damaged'}));
    const end = data.indexOf('\n');
    const [selection, text] = end < 0 ? [data, ''] : [data.slice(0, end), data.slice(end + 1)];
    const bytes = new TextEncoder().encode(text).length;
    if (bytes <= MAX_TEXT_BYTES) return {text, selection: selection.split(' ')};
    const [most = '', found = ''] = [MAX_TEXT_BYTES, bytes].map((value) => formatLocale(value));
    unread.push(translate({message: 'its text, which has {found} bytes (the limit is {most})'}, {found, most}));
    return {text: '', selection: selection.split(' ')};
  } catch {
    unread.push(translate({message: 'its text and selection, which are incomplete or damaged'}));
    return {text: '', selection: []};
  }
}

/**
 * Layers as text: for each a line with its color, `1` when it is visible, after a colon the resolution that it is locked
 * to, and its name; a line with its indexes, and its shapes as WKT, each after a tab; and where it has columns, a line that
 * begins with `=`, with them, their rows, and how they color the layer as JSON.
 */
function encodeLayers(layers: readonly Layer[]): string {
  return layers
    .map(({name, color, visible, locked, indexes, shapes = [], table, coloring}) => {
      const head = `${color} ${visible ? 1 : 0}${locked === undefined ? '' : `:${locked}`} ${name}`;
      const content = [indexes.join(' '), ...shapes.map(geometryToWkt)].join('\t');
      const ramp = coloring && {by: coloring.column, ramp: rampOf(coloring)};
      return [head, content, ...(table ? [`=${JSON.stringify({...table, ...ramp})}`] : [])].join('\n');
    })
    .join('\n');
}

async function readLayers(packed: string | undefined, unread: string[]): Promise<Layer[]> {
  if (packed === undefined) return [];
  try {
    const {text, whole} = await decompress(packed, MOST_UNPACKED.layers);
    if (!whole) unread.push(translate({message: 'the end of its layers, which is incomplete or damaged'}));
    const lines = text.split('\n');
    const layers: Layer[] = [];
    for (let at = 0; at + 1 < lines.length && layers.length < MAX_LAYERS; at += 2) {
      while (lines[at]?.startsWith('=')) at++;
      const [, color, visible, lock, name] =
        /^(#[\da-f]{6}) ([01])(?::(\d{1,2}))? (.{0,80})/.exec(lines[at] ?? '') ?? [];
      const [listed = '', ...wkt] = (lines[at + 1] ?? '').split('\t');
      const indexes = validIndexes(listed.split(' '), unread);
      const {shapes, unread: strange} = await readShapes(wkt.join('\n'), MOST_POSITIONS);
      if (strange > 0) unread.push(strangeShapes(strange));
      if (name === undefined || indexes.length + shapes.length === 0) continue;
      const locked = lock === undefined ? undefined : lockOf(Number(lock), indexes);
      const kept = lines[at + 2]?.startsWith('=') ? parsed(lines[at + 2]?.slice(1) ?? '') : undefined;
      layers.push({
        name,
        color: color ?? layerColors[0],
        visible: visible === '1',
        indexes,
        ...(shapes.length > 0 && {shapes}),
        ...(locked !== undefined && {locked}),
        ...tableOf(kept, indexes.length + shapes.length),
      });
    }
    return layers;
  } catch {
    unread.push(translate({message: 'its layers, which are incomplete or damaged'}));
    return [];
  }
}

/** The parsed JSON; undefined if it is damaged. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The columns of a layer and how they color it, as JSON had them.
 *
 * @param count - how many indexes and shapes the layer has
 */
export function tableOf(data: unknown, count: number): Pick<Layer, 'table' | 'coloring'> {
  const table = readTable(data, count);
  if (!table || typeof data !== 'object' || data === null) return {};
  const [by, ramp] = ['by' in data ? data.by : null, 'ramp' in data ? data.ramp : null];
  const coloring = readColoring(typeof by === 'string' ? by : undefined, typeof ramp === 'string' ? ramp : '');
  return {table, ...(coloring && {coloring})};
}

/** Geometries as WKT, one a line. */
export function wktText(shapes: readonly Geometry[]): string {
  return shapes.map(geometryToWkt).join('\n');
}

/** The geometries of lines of WKT, and how many lines are something else. Rejects when the reader can't be fetched. */
async function readShapes(text: string, most?: number): Promise<WktLines> {
  if (text === '') return {shapes: [], unread: 0};
  const {readWktLines} = await import('../input/wkt-lines');
  return readWktLines(text, most);
}

const strangeShapes = (count: number): string =>
  plural(
    count,
    translate(
      {message: 'a shape that is not simple WKT|{count} shapes that are not simple WKT'},
      {count: formatLocale(count)},
    ),
  );

/** The geometries of WKT. Rejects when the code that reads them can't be fetched. */
export async function shapesOf(text: string): Promise<readonly Geometry[]> {
  return (await readShapes(text)).shapes;
}

/** The resolution that a layer is locked to; undefined where one of its indexes has another. */
export function lockOf(resolution: number, indexes: readonly string[]): number | undefined {
  return resolution <= FINEST && indexes.every((index) => resolutionOf(index) === resolution) ? resolution : undefined;
}

/** The lines and polygons of WKT. */
export async function drawnOf(text: string): Promise<DrawnShape[]> {
  return drawnAmong(await shapesOf(text));
}

function drawnAmong(shapes: readonly Geometry[]): DrawnShape[] {
  return shapes
    .flatMap((geometry) => (geometry.type === 'Polygon' || geometry.type === 'LineString' ? [geometry] : []))
    .slice(0, MAX_DRAWN);
}

async function readDrawn(packed: string | undefined, unread: string[]): Promise<DrawnShape[]> {
  if (packed === undefined) return [];
  try {
    const {text, whole} = await decompress(packed, MOST_UNPACKED.draw);
    if (!whole) unread.push(translate({message: 'the end of its drawn shapes, which is incomplete or damaged'}));
    const {shapes, unread: strange} = await readShapes(text, MOST_POSITIONS);
    const drawn = drawnAmong(shapes);
    // A cut line is damaged, which is said already.
    const lost = strange + shapes.length - drawn.length;
    if (lost > 0 && whole) unread.push(strangeShapes(lost));
    return drawn;
  } catch {
    unread.push(translate({message: 'its drawn shapes, which are incomplete or damaged'}));
    return [];
  }
}

/**
 * The rows of the selection.
 *
 * @param count - how many indexes the selection has
 */
async function readCarried(
  packed: string | undefined,
  count: number,
  unread: string[],
): Promise<LayerTable | undefined> {
  if (packed === undefined) return undefined;
  try {
    const {text} = await decompress(packed, MOST_UNPACKED.rows);
    const table = readTable(JSON.parse(text), count);
    if (table) return table;
  } catch {
    // Named below.
  }
  unread.push(translate({message: 'the rows of its selection, which are incomplete or damaged'}));
  return undefined;
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

async function readChoices(packed: string | undefined, unread: string[]): Promise<ColumnChoice[] | undefined> {
  if (packed === undefined) return undefined;
  try {
    const {text} = await decompress(packed, MOST_UNPACKED.cols);
    const choices = choicesOf(JSON.parse(text));
    if (choices) return choices;
  } catch {
    // Named below.
  }
  unread.push(translate({message: 'the types of its columns, which are incomplete or damaged'}));
  return undefined;
}

/** How a column colors, in short. */
export const rampOf = ({palette, classing, opacity}: Coloring): string =>
  `${palette}.${classing}.${Math.round(100 * opacity)}`;

function readColoring(column: string | undefined, ramp: string): Coloring | undefined {
  if (column === undefined || column === '') return undefined;
  const [palette, classing, opacity = ''] = ramp.split('.');
  return {
    column,
    palette: palettes.find((one) => one === palette) ?? 'sequential',
    classing: classMethods.find((one) => one === classing) ?? 'quantile',
    opacity: /^\d{1,3}$/.test(opacity) ? Math.min(100, Number(opacity)) / 100 : DEFAULT_OPACITY,
  };
}

function validIndexes(tokens: readonly string[], unread: string[]): string[] {
  const indexes = new Set<string>();
  const strange: string[] = [];
  for (const token of new Set(tokens.slice(0, MAX_CELLS))) {
    const reading = readIndex(token);
    if (reading && 'index' in reading) indexes.add(reading.index);
    else if (token !== '') strange.push(token);
  }
  const [first] = strange;
  if (first !== undefined) {
    unread.push(
      strange.length > 1
        ? translate(
            {message: '{first} and {count} more in its selection, because that is not an H3 index'},
            {first: quote(first), count: formatLocale(strange.length - 1)},
          )
        : translate({message: '{first} in its selection, because that is not an H3 index'}, {first: quote(first)}),
    );
  }
  return [...indexes];
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
