import {readIndex} from '../input/indexes';
import {positionColumns} from '../input/position-columns';
import {isEmpty} from './missing';
import {namesOf, type Raw} from './raw';

/** How many rows tell which columns have lists. */
const SAMPLE = 100;

/** The parts of a list such as `["8928…", "8928…"]`, `{8928…,8928…}`, or `8928… 8928…`; undefined where one is no index. */
function indexesIn(field: string): readonly string[] | undefined {
  const parts = field.split(/[\s,;|"'[\]{}()]+/).filter(Boolean);
  return parts.length > 0 && parts.every((part) => readIndex(part) !== undefined) ? parts : undefined;
}

/**
 * A table with a row for each index where one column has lists of them, as functions that fill polygons return them. A
 * table that says in another way where its rows are stays as it is.
 */
export function withSingleIndexes(table: Raw): Raw {
  const {rows} = table;
  const names = namesOf(table);
  const sample = rows.slice(0, SAMPLE);
  if (sample.some(({shapes = []}) => shapes.length > 0) || positionColumns(names).lat !== undefined) return table;
  const lists = names.map((_, at) => {
    const full = sample.flatMap(({fields}) =>
      isEmpty(fields[at]) || /^[[{]\s*[\]}]$/.test(fields[at]) ? [] : [indexesIn(fields[at])],
    );
    const listed = full.filter((list) => list !== undefined);
    return listed.length > full.length / 2 ? Math.max(...listed.map(({length}) => length)) : 0;
  });
  const at = lists.findIndex((length) => length > 1);
  if (at < 0 || lists.some((length) => length === 1)) return table;
  return {
    ...table,
    rows: rows.flatMap((row) => {
      const list = indexesIn(row.fields[at] ?? '') ?? [];
      return list.length > 1
        ? list.map((index) => ({...row, fields: row.fields.map((field, column) => (column === at ? index : field))}))
        : [row];
    }),
  };
}
