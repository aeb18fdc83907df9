import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import {quote} from '@h3-docs/base/routing/link';
import {isColumnType, type ColumnChoice} from '../data/columnTypes';
import {readIndex} from '../input/indexes';
import {geometryToWkt} from './export/wkt';
import {MAX_CELLS} from './limits';
import {MAX_DRAWN, type ExplorerState} from './state';

/** What a reader of a field knows beside its value. */
export interface Reading {
  /** The view as far as it was read. */
  readonly state: ExplorerState;
  /** Takes the words for what could not be read. */
  readonly say: (lost: string) => void;
}

/** The most positions of the shapes of a layer, and of the drawn shapes. */
const MOST_POSITIONS = 50_000;

/** Geometries as WKT, one a line. */
export const wktText = (shapes: readonly Geometry[]): string => shapes.map(geometryToWkt).join('\n');

/**
 * The view with the geometries of lines of WKT as drawn shapes, behind those that it has. Says how many lines are something
 * else. Rejects when the reader can't be fetched.
 */
export async function readDrawn(text: string, {state: {drawn}, say}: Reading): Promise<Pick<ExplorerState, 'drawn'>> {
  if (text === '') return {drawn};
  const {readWktLines} = await import('../input/wkt-lines');
  const {shapes, unread} = readWktLines(text, MOST_POSITIONS);
  const all = [...drawn, ...shapes];
  const lost = unread + Math.max(0, all.length - MAX_DRAWN);
  if (lost > 0) {
    say(plural(lost, translate({message: 'a shape that is not simple WKT|{count} shapes that are not simple WKT'})));
  }
  return {drawn: all.slice(0, MAX_DRAWN)};
}

/** The indexes among texts, each once. `say` takes the words for the others. */
export function validIndexes(tokens: readonly string[], say: (lost: string) => void): string[] {
  const indexes = new Set<string>();
  const strange: string[] = [];
  for (const token of new Set(tokens.slice(0, MAX_CELLS))) {
    const reading = readIndex(token);
    if (reading && 'index' in reading) indexes.add(reading.index);
    else if (token !== '') strange.push(token);
  }
  const [first] = strange;
  if (first !== undefined) {
    const message = translate({
      message:
        '{first} in its selection, because that is not an H3 index|{first} and {more} more in its selection, because that is not an H3 index',
    });
    say(plural(strange.length, message, {first: quote(first), more: formatLocale(strange.length - 1)}));
  }
  return [...indexes];
}

/** What was chosen for columns, as JSON had it; undefined when it is damaged. */
export function choicesOf(data: unknown): ColumnChoice[] | undefined {
  if (!Array.isArray(data)) return undefined;
  const choices = data.flatMap((choice: unknown): ColumnChoice[] => {
    if (typeof choice !== 'object' || choice === null || !('name' in choice) || !('type' in choice)) return [];
    const {name, type} = choice;
    const decimal = 'decimal' in choice ? (['.', ','] as const).find((one) => one === choice.decimal) : undefined;
    const system = 'system' in choice && /^\d{4,6}$/.test(String(choice.system)) && {system: String(choice.system)};
    return typeof name === 'string' && isColumnType(type) ? [{name, type, ...(decimal && {decimal}), ...system}] : [];
  });
  return choices.length > 0 ? choices : undefined;
}
