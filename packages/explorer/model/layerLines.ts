import {readTable} from './layerTable';
import {readDrawn, validIndexes, type Reading} from './readParts';
import {layerColors, MAX_LAYERS, type ExplorerState, type Layer} from './state';

/** The longest name of a layer. */
const LONGEST_NAME = 80;

/** Layers as text, with a line of JSON for each layer. The indexes are separated by spaces. */
export const writeLayers = (layers: readonly Layer[]): string =>
  layers.map(({recipe: _, indexes, ...layer}) => JSON.stringify({...layer, indexes: indexes.join(' ')})).join('\n');

/**
 * The layers of `writeLayers`. Layers once had shapes, as lines of WKT: they are drawn. Throws if a line isn't
 * JSON.
 */
export async function readLayers(text: string, reading: Reading): Promise<Pick<ExplorerState, 'layers' | 'drawn'>> {
  const lines = text.split('\n').slice(0, MAX_LAYERS);
  const layers: Layer[] = [];
  let {state} = reading;
  for (const line of lines) {
    const data = membersOf(JSON.parse(line));
    const shapes = typeof data.shapes === 'string' ? data.shapes : '';
    state = {...state, ...(await readDrawn(shapes, {...reading, state}))};
    layers.push(...readLayer(data, shapes === '' ? 0 : shapes.split('\n').length, reading));
  }
  return {layers, drawn: state.drawn};
}

/** The members of an object. For any other value, an empty object. */
const membersOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

/** @param shapes - how many shapes it had, whose rows follow those of the indexes */
function readLayer(data: Readonly<Record<string, unknown>>, shapes: number, {say}: Reading): Layer[] {
  const {name, color, visible, indexes, table} = data;
  const valid = typeof indexes === 'string' ? validIndexes(indexes.split(' '), say) : [];
  if (valid.length === 0) return [];
  const read = readTable(table, valid.length + shapes);
  return [
    {
      name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
      color: typeof color === 'string' && /^#[\da-f]{6}$/.test(color) ? color : layerColors[0],
      visible: visible !== false,
      indexes: valid,
      ...(read && {table: {...read, rows: read.rows.slice(0, valid.length)}}),
    },
  ];
}
