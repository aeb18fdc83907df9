import {translate} from '@docusaurus/Translate';
import {isIndexLike} from '../../input/lines';
import {positionColumns} from '../../input/position-columns';
import type {Problem} from '../../input/types';
import {headerOf, layoutOf, SAMPLE_CHARACTERS, sampleOf, unquoted, type Layout} from './layout';

/** How many lines may stand above the names of columns. */
export const MOST_LEADING = 20;

/** Names that say where the rows of a table are, so that it is one even below lines with several fields. */
const PLACE_NAME = /^(?:h3|hex|cell|hexagon)(?:_?(?:id|index|cell|hex|address|key))?\d{0,2}$/i;

/** Where a table begins below a title, and what stands above it. */
interface Titled {
  /** Where the line with the names of the columns begins. */
  readonly at: number;
  readonly delimiter: string;
  readonly layout: Layout;
  /** The lines above. */
  readonly problems: readonly Problem[];
}

/**
 * The names of columns below lines with a title, as reports have them: below lines that have one field each, or else in
 * the first line that names coordinates or indexes.
 */
export function headBelowTitle(text: string, start: number, delimiters: readonly string[]): Titled | undefined {
  const lines = text.slice(start, start + SAMPLE_CHARACTERS).split('\n', MOST_LEADING);
  const line = text.slice(0, start).split('\n').length;
  for (const delimiter of delimiters) {
    const fieldsOf = (line: string) => line.split(delimiter).map((field) => unquoted(field.replaceAll('"', '')));
    const rows = lines.map(fieldsOf);
    const head = headRow(rows);
    if (head === undefined) continue;
    const titles = lines.slice(0, head);
    const at = start + titles.reduce((sum, {length}) => sum + length + 1, 0);
    const layout = layoutOf(sampleOf(text, at, delimiter));
    if (!layout || layout.heads === 0) continue;
    return {
      at,
      delimiter,
      layout,
      problems: rows.slice(0, head).flatMap((row, above) => skippedTitle(row, line + above)),
    };
  }
  return undefined;
}

/** The place of the row with the names of columns below a title; undefined if there is no such row. */
export function headRow(rows: readonly (readonly string[])[]): number | undefined {
  const first = rows.findIndex((fields) => fields.filter(Boolean).length > 1);
  const head = [first, placedHead(rows)].find((at) => at > 0 && headerOf(rows[at] ?? [])?.certain === true);
  return rows.slice(0, head).some((fields) => fields.some(isIndexLike)) ? undefined : head;
}

/** The first line that names coordinates or indexes; -1 for none. */
const placedHead = (lines: readonly (readonly string[])[]): number =>
  lines.findIndex(
    (fields) =>
      fields.length > 1 &&
      (positionColumns(fields).lat !== undefined || fields.some((field) => PLACE_NAME.test(field))),
  );

/** Says that a row of a title was skipped, unless it is empty. */
export function skippedTitle(fields: readonly string[], line: number): Problem[] {
  const text = fields.filter(Boolean).join(', ');
  const reason = translate({message: 'this line is above the names of the columns and was skipped'});
  return text === '' ? [] : [{line, text, reason}];
}
