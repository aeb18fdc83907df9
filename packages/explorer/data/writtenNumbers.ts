import {isBlank, isMissingMark} from './missing';
import {numberFormatOf, type NumberFormat} from './numbers';
import {hasDecimalCommas, type Raw} from './raw';

/** How the numbers of a column are written, and what readers should know of that. */
export interface WrittenNumbers {
  readonly format: NumberFormat;
  /** What its points were taken for, where they may be decimal marks or may group digits; undefined: there is no doubt. */
  readonly points?: 'decimal' | 'grouping';
  /** The fields that say that a number is missing: what they say, and how many they are. */
  readonly missing?: {readonly words: readonly string[]; readonly count: number};
}

/**
 * How the numbers of each column of a table are written; undefined for a column that has other fields, too. Where one
 * column has decimal commas, points that may group digits do so in the others.
 *
 * @param isPlace - whether a column has coordinates, whose points and commas never group digits
 */
export function writtenNumbers(
  table: Pick<Raw, 'columns' | 'rows' | 'delimiter'>,
  isPlace: (at: number) => boolean,
): readonly (WrittenNumbers | undefined)[] {
  const columns = table.columns.map((_, at) => columnNumbers(table, at, isPlace(at)));
  const hasCommas = columns.some((column) => column?.format.decimal === ',');
  return columns.map((column, at) => {
    if (!column?.format.ambiguous || isPlace(at)) return column;
    if (hasCommas) return {...column, format: {...column.format, decimal: ','}, points: 'grouping'};
    return table.delimiter === undefined || table.delimiter === ',' ? column : {...column, points: 'decimal'};
  });
}

function columnNumbers(
  {rows, delimiter = ''}: Parameters<typeof writtenNumbers>[0],
  at: number,
  isPlace: boolean,
): WrittenNumbers | undefined {
  const words = new Set<string>();
  let count = 0;
  let full = 0;
  const numbers = function* () {
    for (const {fields} of rows) {
      const field = fields[at];
      if (isBlank(field)) continue;
      if (isMissingMark(field)) {
        words.add(field);
        count++;
      } else {
        full++;
        yield field;
      }
    }
  };
  const format = numberFormatOf(numbers(), hasDecimalCommas({delimiter}) || isPlace);
  // A column that has nothing but marks may be of texts.
  if (!format || (full === 0 && count > 0)) return undefined;
  return {format, ...(count > 0 && {missing: {words: [...words], count}})};
}
