import {translate} from '@docusaurus/Translate';
import type {CellRow, Idiom, PlacedRow} from './idiom';
import {wrap} from './print';
import {geoJsonText} from './rings';
import type {Rings} from './steps';

/** What Python's stacks share: their programs differ in the imports and in the last statement. */
export const python = {
  comment: '#',
  instead: translate({message: 'Call h3-py for it, or export the cells as a list'}),
  isTyped: true,
  assign: (name: string, expression: string) => `${name} = ${expression}`,
} as const satisfies Partial<Idiom>;

/** Several items, one or more a line, in brackets. */
export const listOf = (items: readonly string[], perLine = 4, indent = ''): string =>
  `[\n${wrap(items, `${indent}    `, perLine)},\n${indent}]`;

/** Indexes as a list of texts. */
export const texts = (indexes: readonly string[], indent = ''): string =>
  listOf(
    indexes.map((index) => `'${index}'`),
    4,
    indent,
  );
/** Numbers as a list on one line. */
export const numbers = (items: readonly number[]): string => `[${items.join(', ')}]`;

/** The latitudes of the rows of an aggregation, as a list. */
export const lats = (rows: readonly PlacedRow[]): string => numbers(rows.map(({lat}) => lat));
/** The longitudes of the rows of an aggregation, as a list. */
export const lngs = (rows: readonly PlacedRow[]): string => numbers(rows.map(({lng}) => lng));
/** The cells of the rows of an aggregation, as a list of texts. */
export const cellTexts = (rows: readonly CellRow[]): string =>
  texts(
    rows.map(({cell}) => cell),
    '    ',
  );
/** The values of the rows of an aggregation, as a list. */
export const valuesOf = (rows: readonly (CellRow | PlacedRow)[]): string => numbers(rows.map(({value}) => value));

/** A polygon of the library shapely, longitude first. */
export function shapely(rings: Rings): string {
  const [outer = '', ...holes] = rings.map(
    (ring) => `[${ring.map(([lng = 0, lat = 0]) => `(${lng}, ${lat})`).join(', ')}]`,
  );
  return `Polygon(${outer}${holes.length > 0 ? `, [${holes.join(', ')}]` : ''})`;
}

/** A polygon as text of GeoJSON in Python. */
export const geoJson = (rings: Rings): string => `'${geoJsonText(rings)}'`;

/**
 * A Python program.
 *
 * @param imports - each import, and the code that a program needs it for; undefined: every program needs it
 */
export const pythonProgram =
  (install: string, imports: readonly (readonly [line: string, use?: RegExp])[]): Idiom['program'] =>
  ({definitions, statements, print}) => {
    const code = [...definitions, ...statements, print].join('\n');
    const needed = imports.filter(([, use]) => use?.test(code) ?? true).map(([line]) => line);
    return [
      `# pip install ${install}`,
      ...needed,
      '',
      ...definitions.map((definition) => `\n${definition}\n`),
      ...(definitions.length > 0 ? [''] : []),
      statements.join('\n\n'),
      '',
      print,
      '',
    ].join('\n');
  };
