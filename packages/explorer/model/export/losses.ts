import {translate} from '@docusaurus/Translate';
import {formatList, plural} from '@h3-docs/base/number';
import {lookupOf} from '../../data/lookup';
import type {DataSet} from '../../data/types';
import {readText} from '../../input/read';
import {byKind} from '../kinds';
import {formatOf, type FormatName} from './formats';
import {printed} from './print';
import {noData} from './values';

/** The most indexes that are exported and read again to see what an export changes. */
const SAMPLE = 200;
/**
 * What an export leaves out or changes, in sentences: the difference between rows and what is read again from their
 * export, so that readers know before they take it along.
 *
 * @param isGuarded - whether formulas get an apostrophe in CSV
 */
export function lossesOf(
  name: FormatName,
  indexes: readonly string[],
  data: DataSet = noData,
  isGuarded = true,
): readonly string[] {
  const {ofIndex} = lookupOf(data);
  const hasValues = data.columns.length > 0 && indexes.some((index) => ofIndex(index));
  const {cell} = byKind(indexes);
  if (formatOf(name).isOutline)
    return [...leftOut(indexes.length - cell.length), ...(hasValues ? [withoutColumns()] : [])];
  const sample = indexes.slice(0, SAMPLE);
  const again = readText(printed(name, sample, data, isGuarded));
  const {cells, edges, vertexes} = again.result;
  const returned = new Set([...cells, ...edges, ...vertexes]);
  const shapes = indexes.length > 0 && sample.some((index) => !returned.has(index)) ? indexes.length - cell.length : 0;
  if (!hasValues) return asShapes(shapes);
  const read = again.data ?? noData;
  if (!data.columns.some((column) => read.columns.some((one) => one.name === column.name)))
    return [...asShapes(shapes), withoutColumns()];
  const own = lookupOf(read);
  const changed = sample.flatMap((index) =>
    data.columns.flatMap((column, at) => {
      const before = String(ofIndex(index)?.[at] ?? '');
      const after = String(own.ofIndex(index)?.[read.columns.findIndex((one) => one.name === column.name)] ?? '');
      return before === after || !returned.has(index) ? [] : [column.name];
    }),
  );
  const wanted = new Set(indexes);
  const known = indexes.filter((index) => ofIndex(index)).length;
  const more = data.rows.filter(({index}) => index !== undefined && wanted.has(index)).length - known;
  return [...asShapes(shapes), ...laterRows(more), ...changedValues(changed)];
}

const withoutColumns = () => translate({message: 'This format has no columns. CSV, GeoJSON, and JSON keep them.'});

const asShapes = (count: number) =>
  counted(
    count,
    translate({
      message: '{count} edge or vertex becomes a line or a point.|{count} edges and vertexes become lines and points.',
    }),
  );

const leftOut = (count: number) =>
  counted(
    count,
    translate({
      message:
        '{count} edge or vertex is left out, because the outline is that of cells.|{count} edges and vertexes are left out, because the outline is that of cells.',
    }),
  );

const laterRows = (count: number) =>
  counted(
    count,
    translate({
      message:
        '{count} row is left out, because its index has an earlier row.|{count} rows are left out, because their indexes have earlier rows.',
    }),
  );

const changedValues = (names: readonly string[]): readonly string[] =>
  names.length === 0
    ? []
    : [
        translate(
          {message: 'Some values of {names} read differently when the file is opened again.'},
          {names: formatList([...new Set(names)].map((name) => `“${name}”`))},
        ),
      ];

/** A sentence of a number in both of its forms, or none for 0. */
const counted = (count: number, forms: string): readonly string[] => (count > 0 ? [plural(count, forms)] : []);
