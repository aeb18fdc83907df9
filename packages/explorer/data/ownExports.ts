import {translate} from '@docusaurus/Translate';
import {formatList, formatLocale, plural} from '@h3-docs/base/number';
import type {Note} from '../input/types';
import {csvFields, csvNames} from '../model/export/csv';
import {describedIndex} from '../model/export/geojson';
import {indexOf} from './columns';
import {isFormulaText, isGuarded, unguarded} from './formulas';
import {isBlank, isMissingMark} from './missing';
import {numberFormatOf} from './numbers';
import {namesOf, type Raw} from './raw';

/** What an export says of each index beside it, in the first columns of its table. */
interface Description {
  readonly names: readonly string[];
  /** The number of the column that has the index. */
  readonly at: number;
  readonly of: (index: string) => readonly string[];
}

const descriptions: readonly Description[] = [
  {names: csvNames, at: 0, of: csvFields},
  {names: ['h3', 'kind', 'resolution'], at: 0, of: (index) => Object.values(describedIndex(index)).map(String)},
  // The name of a place of KML.
  {names: ['name', 'h3'], at: 1, of: (index) => [index, index]},
];

/** The names that exports with values give the column of indexes. */
const OWN_NAME = /^h3(?:_index)*$/;

const withNote = (table: Raw, text: string): Raw => ({
  ...table,
  notes: [...(table.notes ?? []), {text, others: []} satisfies Note],
});

/** An export of the explorer without the columns that say what H3 knows of the index of each row: they would be more with each export. */
export function withoutDescriptions(table: Raw): Raw {
  const {columns, rows} = table;
  const names = namesOf(table);
  const own = descriptions.find(
    (one) =>
      one.names.every((name, at) => (at === one.at ? OWN_NAME.test(names[at] ?? '') : names[at] === name)) &&
      rows.every(({fields}) => {
        const index = fields[one.at] ?? '';
        return indexOf(index) === index && one.of(index).every((field, at) => fields[at] === field);
      }),
  );
  if (!own || rows.length === 0) return table;
  const isKept = (_: unknown, at: number) => at === own.at || at >= own.names.length;
  const left = own.names.filter((_, at) => at !== own.at);
  return withNote(
    {
      ...table,
      columns: columns.filter(isKept),
      rows: rows.map((row) => ({...row, fields: Array.from(row.fields).filter(isKept)})),
    },
    plural(
      left.length,
      translate(
        {
          message:
            'The column {names} was left out, because it repeats what the indexes say.|The columns {names} were left out, because they repeat what the indexes say.',
        },
        {names: formatList(left.map((name) => `“${name}”`))},
      ),
    ),
  );
}

/** A marked export of the explorer without the apostrophes that it puts before formulas, where each text that it would mark has one. */
export function withoutGuards(table: Raw): Raw {
  const {columns, rows} = table;
  const names = namesOf(table);
  const isMarked = (text: string | undefined) => text !== undefined && isGuarded(text);
  const count = [names, ...rows.map(({fields}) => fields)].reduce(
    (sum, fields) => sum + fields.filter(isMarked).length,
    0,
  );
  const isWhole = () =>
    rows.every(({fields: [index = '']}) => indexOf(index) === index) &&
    names.every((name, at) => !isOpen(name) && areMarked(table, at));
  if (count === 0 || !isWhole()) return table;
  const plain = (text: string) => (isMarked(text) ? unguarded(text) : text);
  return withNote(
    {
      ...table,
      columns: columns.map((column) => ({...column, name: plain(column.name)})),
      rows: rows.map((row) => ({...row, fields: row.fields.map((field) => field && plain(field))})),
    },
    plural(
      count,
      translate(
        {
          message:
            'The apostrophe before {count} text was removed: exports put it before texts that spreadsheets would run as formulas.|The apostrophes before {count} texts were removed: exports put them before texts that spreadsheets would run as formulas.',
        },
        {count: formatLocale(count)},
      ),
    ),
  );
}

/** Whether a text is a formula without a mark. */
const isOpen = (text: string) => isFormulaText(text) && !isGuarded(text);

/** Whether no text of a column is a formula without a mark. Numbers may have a sign. */
function areMarked({rows}: Raw, at: number): boolean {
  const fields = rows.flatMap(({fields: {[at]: field}}) => (isBlank(field) ? [] : [field]));
  return !fields.some(isOpen) || numberFormatOf(fields.filter((field) => !isMissingMark(field))) !== undefined;
}
