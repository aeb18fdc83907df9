import {translate} from '@docusaurus/Translate';
import {parseJson} from '../input/json';
import {isEmpty} from './missing';
import type {RawRow, RawTable} from './rawTable';
import {addFeatures} from './tables/json/features';
import {JsonTable} from './tables/json/table';
import {KeyedRows} from './tables/keyed';

type Field = readonly [name: string, text: string | undefined];

/** How many rows tell which column has features. */
const SAMPLE = 100;

/** How a text of a feature or a collection of features says what it is. */
const FEATURE = /^\s*\{[^]*?["']type["']\s*:\s*["'](?:Feature|FeatureCollection)["']/;

/** The features that a field holds, with their properties as fields; undefined for other fields. */
function featuresIn(field: string | undefined, line: number): JsonTable | undefined {
  if (field === undefined || !FEATURE.test(field)) return undefined;
  const {value, error} = parseJson(field, field.indexOf('{'));
  const features = new JsonTable(() => line);
  return value?.type === 'object' && !error && addFeatures(value, features) ? features : undefined;
}

/**
 * A table whose rows are features where one of its columns has features of GeoJSON as text: a row for each of them, with
 * their properties as columns in the place of that column.
 */
export function withFeatureColumns(table: RawTable): RawTable {
  const {names, rows, problems} = table;
  const sample = rows.slice(0, SAMPLE);
  const at = names.findIndex((_, column) => {
    const full = sample.map(({fields}) => fields[column]).filter((field) => !isEmpty(field));
    return full.filter((field) => featuresIn(field, 0)).length > full.length / 2;
  });
  const own = names[at];
  if (own === undefined || sample.some(({shapes}) => shapes !== undefined)) return table;
  const others = new Set(names.filter((name) => name !== own));
  const keyed = new KeyedRows();
  const found = [...problems];
  /** Fills the last row, with other fields in the place of the feature. */
  const fill = (fields: RawRow['fields'], inPlace: readonly Field[]) => {
    names.forEach((name, column) => {
      const members: readonly Field[] = name === own ? inPlace : [[name, fields[column]]];
      for (const [key, text] of members) keyed.set(key, text);
    });
  };
  for (const row of rows) {
    const field = row.fields[at];
    const features = featuresIn(field, row.line);
    if (features) {
      found.push(...features.problems);
      for (const {fields, shapes, isIndex} of features.rows) {
        keyed.begin({...row, ...(shapes && {shapes}), ...(isIndex && {isIndex})});
        fill(
          row.fields,
          features.names.map((key, place) => [others.has(key) ? `${own}.${key}` : key, fields[place]]),
        );
      }
    } else if (isEmpty(field)) {
      keyed.begin({...row, shapes: []});
      fill(row.fields, []);
      const reason = translate({message: 'this row has no geometry'});
      found.push({line: row.line, text: row.fields.join(', '), reason});
    } else {
      keyed.begin(row);
      fill(row.fields, [[own, field]]);
    }
  }
  return {...table, ...keyed.table, problems: found};
}
