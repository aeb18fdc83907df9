import {choicesOf, decodeState} from './url';
import {lockOf, rampOf, tableOf} from './urlLayers';
import {drawnOf, shapesOf, wktText} from './urlShapes';
import {folds} from './fold';
import {readTable} from './layerTable';
import {readIndex} from '../input/indexes';
import {queryOf, type LinkParameter} from '@h3-docs/base/routing/link';
import {MAX_CELLS} from './limits';
import {layerColors, MAX_LAYERS, type ExplorerState, type Layer} from './state';

const MARK = 'h3-explorer';

/** A view as a file, for what does not fit into an address. */
export function toFile({text, selection, drawn, recipe: _, layers, ...rest}: ExplorerState): string {
  const kept = layers.map(({recipe: ___, shapes, table, coloring, ...layer}) => ({
    ...layer,
    ...(shapes && {shapes: wktText(shapes)}),
    ...(table && {table: {...table, ...(coloring && {by: coloring.column, ramp: rampOf(coloring)})}}),
  }));
  return JSON.stringify(
    {format: MARK, version: 1, text, selection, ...rest, layers: kept, drawn: wktText(drawn)},
    null,
    1,
  );
}

/** The view that a file holds, or undefined when the text isn't a view. Then the text is ordinary input. */
export async function fromFile(content: string): Promise<ExplorerState | undefined> {
  if (!content.includes(MARK)) return undefined;
  let data: unknown;
  try {
    data = JSON.parse(content);
  } catch {
    return undefined;
  }
  if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== MARK) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  const selection = Array.isArray(fields.selection) ? fields.selection.slice(0, MAX_CELLS).filter(isIndex) : [];
  // The small fields pass through the same checks as those of an address.
  const params: [LinkParameter, string][] = [];
  if (typeof fields.frozen === 'number') params.push(['res', String(fields.frozen)]);
  if (fields.flat === true) params.push(['map', 'flat']);
  const {column, palette, classing, opacity} = membersOf(fields.coloring);
  if (typeof column === 'string') {
    params.push(['by', column]);
    params.push(['ramp', [palette, classing, Math.round(100 * Number(opacity))].map(String).join('.')]);
  }
  const {lat, lng, zoom} = membersOf(fields.view);
  if ([lat, lng, zoom].every(Number.isFinite))
    params.push(['at', [lat, lng, zoom].map((value) => Number(value).toFixed(6)).join()]);
  const columns = choicesOf(fields.columns);
  const indexes = [...new Set(selection)];
  const table = readTable(fields.table, indexes.length);
  const rule = folds.find((one) => one === fields.rule);
  const layers: readonly unknown[] = Array.isArray(fields.layers) ? fields.layers : [];
  return {
    ...(await decodeState(queryOf(params))),
    ...(columns && {columns}),
    text: typeof fields.text === 'string' ? fields.text : '',
    selection: indexes,
    ...(table && {table}),
    ...(rule && {rule}),
    drawn: typeof fields.drawn === 'string' ? await drawnOf(fields.drawn) : [],
    layers: (await Promise.all(layers.slice(0, MAX_LAYERS).map(layerOf))).flat(),
  };
}

/** The members of an object. For any other value, an empty object. */
function membersOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
}

async function layerOf(data: unknown): Promise<Layer[]> {
  const {name, color, visible, indexes, shapes, locked, table} = membersOf(data);
  const valid = Array.isArray(indexes) ? indexes.slice(0, MAX_CELLS).filter(isIndex) : [];
  const read = typeof shapes === 'string' ? await shapesOf(shapes) : [];
  if (valid.length + read.length === 0) return [];
  const lock = typeof locked === 'number' ? lockOf(locked, valid) : undefined;
  return [
    {
      name: typeof name === 'string' ? name.slice(0, 80) : 'Layer',
      color: typeof color === 'string' && /^#[\da-f]{6}$/.test(color) ? color : layerColors[0],
      visible: visible !== false,
      indexes: [...new Set(valid)],
      ...(read.length > 0 && {shapes: read}),
      ...(lock !== undefined && {locked: lock}),
      ...tableOf(table, valid.length + read.length),
    },
  ];
}

function isIndex(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const reading = readIndex(value);
  return reading !== undefined && 'index' in reading && reading.index === value;
}
