import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {quote} from '@h3-docs/base/routing/link';
import {classMethods, palettes} from '../data/scale';
import {readIndex} from '../input/indexes';
import {geometryToWkt} from './export/wkt';
import {resolutionOf} from './kinds';
import {readTable} from './layerTable';
import {FINEST, MAX_CELLS} from './limits';
import {defaultColoring, layerColors, MAX_LAYERS, type Coloring, type Layer} from './state';
import {MOST_UNPACKED, unpacked} from './unpacked';
import {MOST_POSITIONS, readShapes, strangeShapes} from './urlShapes';

/**
 * Layers as text: for each a line with its color, `1` when it is visible, after a colon the resolution that it is locked
 * to, and its name; a line with its indexes, and its shapes as WKT, each after a tab; and where it has columns, a line that
 * begins with `=`, with them, their rows, and how they color the layer as JSON.
 */
export function encodeLayers(layers: readonly Layer[]): string {
  return layers
    .map(({name, color, visible, locked, indexes, shapes = [], table, coloring}) => {
      const head = `${color} ${visible ? 1 : 0}${locked === undefined ? '' : `:${locked}`} ${name}`;
      const content = [indexes.join(' '), ...shapes.map(geometryToWkt)].join('\t');
      const ramp = coloring && {by: coloring.column, ramp: rampOf(coloring)};
      return [head, content, ...(table ? [`=${JSON.stringify({...table, ...ramp})}`] : [])].join('\n');
    })
    .join('\n');
}

/** The layers of an address, of which `unread` gets what could not be read. */
export async function readLayers(packed: string | undefined, unread: string[]): Promise<Layer[]> {
  const part = {
    most: MOST_UNPACKED.layers,
    cut: translate({message: 'the end of its layers, which is incomplete or damaged'}),
    damaged: translate({message: 'its layers, which are incomplete or damaged'}),
  };
  const found = await unpacked(packed, part, unread, async (text) => {
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
  });
  return found ?? [];
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

/** The resolution that a layer is locked to; undefined where one of its indexes has another. */
export function lockOf(resolution: number, indexes: readonly string[]): number | undefined {
  return resolution <= FINEST && indexes.every((index) => resolutionOf(index) === resolution) ? resolution : undefined;
}

/** How a column colors, in short. */
export const rampOf = ({palette, classing, opacity}: Coloring): string =>
  `${palette}.${classing}.${Math.round(100 * opacity)}`;

/** How a column colors, from its name and `rampOf`; undefined where no column does. */
export function readColoring(column: string | undefined, ramp: string): Coloring | undefined {
  if (column === undefined || column === '') return undefined;
  const [palette, classing, opacity = ''] = ramp.split('.');
  return {
    column,
    palette: palettes.find((one) => one === palette) ?? defaultColoring.palette,
    classing: classMethods.find((one) => one === classing) ?? defaultColoring.classing,
    opacity: /^\d{1,3}$/.test(opacity) ? Math.min(100, Number(opacity)) / 100 : defaultColoring.opacity,
  };
}

/** The indexes among texts, each once. `unread` gets the others. */
export function validIndexes(tokens: readonly string[], unread: string[]): string[] {
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
