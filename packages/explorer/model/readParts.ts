import {translate} from '@docusaurus/Translate';
import type {Geometry} from 'geojson';
import {formatLocale, plural} from '@h3-docs/base/number';
import {quote} from '@h3-docs/base/routing/link';
import {columnTypes, SYSTEM_NUMBER, type ColumnChoice} from '../data/columnTypes';
import {readIndex} from '../input/indexes';
import type {WktLines} from '../input/wkt-lines';
import {geometryToWkt} from './export/wkt';
import {MAX_CELLS} from './limits';
import {MAX_DRAWN, type DrawnShape, type ExplorerState} from './state';

/** What a reader of a field knows beside its value. */
export interface Reading {
  /** The view as far as it was read. */
  readonly state: ExplorerState;
  /** Whether the value is complete. */
  readonly whole: boolean;
  /** The most positions of shapes. */
  readonly most: number;
  /** Takes the words for what could not be read. */
  readonly say: (lost: string) => void;
}

/** Geometries as WKT, one a line. */
export const wktText = (shapes: readonly Geometry[]): string => shapes.map(geometryToWkt).join('\n');

/**
 * The geometries of lines of WKT, and how many lines are something else. Rejects when the reader can't be fetched.
 *
 * @param most - the most positions that are taken
 */
export async function readShapes(text: string, most: number): Promise<WktLines> {
  if (text === '') return {shapes: [], unread: 0};
  const {readWktLines} = await import('../input/wkt-lines');
  return readWktLines(text, most);
}

/** Says how many shapes were not read. */
export const strangeShapes = (count: number): string =>
  plural(
    count,
    translate(
      {message: 'a shape that is not simple WKT|{count} shapes that are not simple WKT'},
      {count: formatLocale(count)},
    ),
  );

/** The lines and polygons among shapes. */
export const drawnAmong = (shapes: readonly Geometry[]): DrawnShape[] =>
  shapes
    .flatMap((geometry) => (geometry.type === 'Polygon' || geometry.type === 'LineString' ? [geometry] : []))
    .slice(0, MAX_DRAWN);

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
    say(
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
