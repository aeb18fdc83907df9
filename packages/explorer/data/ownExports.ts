import {translate} from '@docusaurus/Translate';
import {plural} from '@h3-docs/base/number';
import {indexOf} from './columns';
import {isFormulaText, isGuarded, unguarded} from './formulas';
import {isBlank, isMissingMark} from './missing';
import {numberFormatOf} from './numbers';
import {namesOf, type Raw} from './raw';

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
  const said = translate({
    message:
      'The apostrophe before {count} text was removed: exports put it before texts that spreadsheets would run as formulas.|The apostrophes before {count} texts were removed: exports put them before texts that spreadsheets would run as formulas.',
  });
  return {
    ...table,
    columns: columns.map((column) => ({...column, name: plain(column.name)})),
    rows: rows.map((row) => ({...row, fields: row.fields.map((field) => field && plain(field))})),
    notes: [...(table.notes ?? []), plural(count, said)],
  };
}

/** Whether a text is a formula without a mark. */
const isOpen = (text: string) => isFormulaText(text) && !isGuarded(text);

/** Whether no text of a column is a formula without a mark. Numbers may have a sign. */
function areMarked({rows}: Raw, at: number): boolean {
  const fields = rows.flatMap(({fields: {[at]: field}}) => (isBlank(field) ? [] : [field]));
  return !fields.some(isOpen) || numberFormatOf(fields.filter((field) => !isMissingMark(field))) !== undefined;
}
