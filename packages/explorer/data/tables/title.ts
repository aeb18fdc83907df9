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
  for (const delimiter of delimiters) {
    const fieldsOf = (line: string) => line.split(delimiter).map((field) => unquoted(field.replaceAll('"', '')));
    const first = lines.findIndex((line) => fieldsOf(line).filter(Boolean).length > 1);
    const head = [first, placedHead(lines.map(fieldsOf))].find(
      (at) => at > 0 && headerOf(fieldsOf(lines[at] ?? ''))?.certain === true,
    );
    const titles = lines.slice(0, head ?? 0);
    if (titles.length === 0 || titles.some((line) => fieldsOf(line).some(isIndexLike))) continue;
    const at = start + titles.reduce((sum, {length}) => sum + length + 1, 0);
    const layout = layoutOf(sampleOf(text, at, delimiter));
    if (!layout || layout.heads === 0) continue;
    return {at, delimiter, layout, problems: skipped(text, start, titles, fieldsOf)};
  }
  return undefined;
}

/** The first line that names coordinates or indexes; -1 for none. */
const placedHead = (lines: readonly (readonly string[])[]): number =>
  lines.findIndex(
    (fields) =>
      fields.length > 1 &&
      (positionColumns(fields).lat !== undefined || fields.some((field) => PLACE_NAME.test(field))),
  );

function skipped(
  text: string,
  start: number,
  titles: readonly string[],
  fieldsOf: (line: string) => readonly string[],
): Problem[] {
  const first = text.slice(0, start).split('\n').length;
  return titles.flatMap((title, above): Problem[] => {
    const said = fieldsOf(title).filter(Boolean).join(', ');
    return said === ''
      ? []
      : [
          {
            line: first + above,
            text: said,
            reason: translate({message: 'this line is above the names of the columns and was skipped'}),
          },
        ];
  });
}
