import {translate} from '@docusaurus/Translate';
import {escapeContent} from '@h3-docs/base/escape';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import {unquoted} from '../../data/tables/layout';
import type {Column, DataSet, Value} from '../../data/types';
import {byKind} from '../kinds';
import type {FormatEntry} from './formats';
import {csvField, noData, numberOrText, rowsByIndex, writtenText} from './values';

/** What an export leaves out or changes. */
export type Loss =
  /** The format has no place for columns. */
  | {readonly what: 'columns'}
  /** So many rows are of an index that has an earlier row. */
  | {readonly what: 'rows'; readonly count: number}
  /** So many edges and vertexes become lines and points, or are left out. */
  | {readonly what: 'shapes' | 'outline'; readonly count: number}
  /** Numbers that are written in another way, one of each column. */
  | {readonly what: 'formats'; readonly examples: readonly NumberExample[]}
  /** So many texts are read in another way. */
  | {readonly what: 'texts'; readonly count: number};

interface NumberExample {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** How a format with values writes them. */
interface Writing {
  readonly value: (column: Column, value: Value | undefined, isGuarded: boolean) => Value;
  /** A text as it is read again; undefined: as it was. */
  readonly read?: (text: string) => string;
}

const json: Writing = {value: numberOrText};
const writings: ReadonlyMap<string, Writing> = new Map<string, Writing>([
  ['values-csv', {value: csvField, read: unquoted}],
  ['values-json', json],
  ['values-geojson', json],
  ['topojson', json],
  ['kml', {value: writtenText, read: (text) => (escapeContent(text).includes('\ufffd') ? '' : text.trim())}],
]);

/** How many columns have an example of their numbers. */
const MOST_EXAMPLES = 3;

/**
 * What an export leaves out or changes, so that readers know before they take it along.
 *
 * @param isGuarded - whether formulas get an apostrophe in CSV
 */
export function lossesOf(
  {name, only}: FormatEntry,
  indexes: readonly string[],
  data = noData,
  isGuarded = true,
): readonly Loss[] {
  const {edge, vertex} = byKind(only ? indexes : []);
  const count = edge.length + vertex.length;
  return [
    ...(only && count > 0 ? [{what: only, count}] : []),
    ...lossesOfValues(writings.get(name), indexes, data, isGuarded),
  ];
}

function lossesOfValues(
  writing: Writing | undefined,
  indexes: readonly string[],
  data: DataSet,
  isGuarded: boolean,
): Loss[] {
  const {columns} = data;
  const known = rowsByIndex(data);
  const rows = indexes.flatMap((index) => {
    const values = known.get(index);
    return values ? [values] : [];
  });
  if (columns.length === 0 || rows.length === 0) return [];
  if (!writing) return [{what: 'columns'}];
  const {value: written, read = (text) => text} = writing;
  const wanted = new Set(indexes);
  const more = data.rows.filter(({index}) => index !== undefined && wanted.has(index)).length - rows.length;
  const examples = columns.flatMap((column, at): NumberExample[] => {
    if (column.type !== 'number') return [];
    for (const {[at]: value} of rows) {
      const [from, to] = [value ?? '', written(column, value, isGuarded) ?? ''].map(String);
      if (from !== undefined && to !== undefined && from !== to) return [{name: column.name, from, to}];
    }
    return [];
  });
  const changed = (column: Column, value: Value | undefined) => {
    const text = written(column, value, isGuarded);
    return typeof text === 'string' && read(text) !== text;
  };
  const texts = columns.reduce(
    (sum, column, at) =>
      sum +
      Number(changed({name: '', type: 'text'}, column.name)) +
      (column.type === 'text' ? rows.filter(({[at]: value}) => changed(column, value)).length : 0),
    0,
  );
  return [
    ...(more > 0 ? [{what: 'rows' as const, count: more}] : []),
    ...(examples.length > 0 ? [{what: 'formats' as const, examples}] : []),
    ...(texts > 0 ? [{what: 'texts' as const, count: texts}] : []),
  ];
}

/** A loss in a sentence. */
export function describeLoss(loss: Loss): string {
  const forms = (message: string) => ('count' in loss ? plural(loss.count, message) : message);
  const count = 'count' in loss ? formatLocale(loss.count) : '';
  switch (loss.what) {
    case 'columns':
      return translate({
        message:
          'This format has no columns. CSV with values, JSON with values, GeoJSON with values, KML, and TopoJSON keep them.',
      });
    case 'rows':
      return forms(
        translate(
          {
            message:
              '{count} row is left out, because its index has an earlier row.|{count} rows are left out, because their indexes have earlier rows.',
          },
          {count},
        ),
      );
    case 'shapes':
      return forms(
        translate(
          {
            message:
              'When this format is opened again, cells are recognized by their outlines. {count} edge or vertex becomes a line or a point.|When this format is opened again, cells are recognized by their outlines. {count} edges and vertexes become lines and points.',
          },
          {count},
        ),
      );
    case 'outline':
      return forms(
        translate(
          {
            message:
              '{count} edge or vertex is left out, because the outline is that of cells.|{count} edges and vertexes are left out, because the outline is that of cells.',
          },
          {count},
        ),
      );
    case 'formats':
      return translate(
        {message: 'Numbers are written without their format: {examples}.'},
        {
          examples: formatList(
            loss.examples
              .slice(0, MOST_EXAMPLES)
              .map(({name, from, to}) => translate({message: '{from} in “{name}” becomes {to}'}, {from, name, to})),
          ),
        },
      );
    case 'texts':
      return forms(
        translate(
          {
            message:
              '{count} text has spaces, apostrophes, or control characters that are lost when the file is opened again. JSON keeps them.|{count} texts have spaces, apostrophes, or control characters that are lost when the file is opened again. JSON keeps them.',
          },
          {count},
        ),
      );
  }
}
