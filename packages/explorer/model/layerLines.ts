import {readTable} from './layerTable';
import {rampOf, readRamp} from './ramp';
import {readShapes, strangeShapes, validIndexes, wktText, type Reading} from './readParts';
import {layerColors, MAX_LAYERS, type Layer} from './state';

/** The longest name of a layer. */
const LONGEST_NAME = 80;

/**
 * Layers as text, with a line of JSON for each layer, so that a text that was cut off loses only its last layer. The indexes are
 * separated by spaces, the shapes are lines of WKT, and the table also says how a column colors the layer.
 */
export const writeLayers = (layers: readonly Layer[]): string =>
  layers
    .map(({recipe: _, indexes, shapes, table, coloring, ...layer}) =>
      JSON.stringify({
        ...layer,
        indexes: indexes.join(' '),
        ...(shapes && {shapes: wktText(shapes)}),
        ...(table && {table: {...table, ...(coloring && {by: coloring.column, ramp: rampOf(coloring)})}}),
      }),
    )
    .join('\n');

/** The layers of `writeLayers`. Throws if a line of a complete text isn't JSON. */
export async function readLayers(text: string, reading: Omit<Reading, 'state'>): Promise<Layer[]> {
  const lines = text.split('\n').slice(0, MAX_LAYERS);
  if (!reading.whole) lines.pop();
  const layers: Layer[] = [];
  for (const line of lines) layers.push(...(await readLayer(JSON.parse(line), reading)));
  return layers;
}

/** The members of an object. For any other value, an empty object. */
export const membersOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};

async function readLayer(data: unknown, {most, say}: Omit<Reading, 'state'>): Promise<Layer[]> {
  const {name, color, visible, indexes, shapes, table} = membersOf(data);
  const valid = typeof indexes === 'string' ? validIndexes(indexes.split(' '), say) : [];
  const {shapes: read, unread} = await readShapes(typeof shapes === 'string' ? shapes : '', most);
  if (unread > 0) say(strangeShapes(unread));
  const count = valid.length + read.length;
  if (count === 0) return [];
  const rows = readTable(table, count);
  const {by, ramp} = membersOf(table);
  return [
    {
      name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '',
      color: typeof color === 'string' && /^#[\da-f]{6}$/.test(color) ? color : layerColors[0],
      visible: visible !== false,
      indexes: valid,
      ...(read.length > 0 && {shapes: read}),
      ...(rows && {table: rows}),
      ...(rows && typeof by === 'string' && {coloring: readRamp(by, typeof ramp === 'string' ? ramp : '')}),
    },
  ];
}
