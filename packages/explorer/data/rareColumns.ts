import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import type {RawRow, RawTable} from './rawTable';

/** So many columns are no work, however few rows have them. */
const FEW = 64;
/** How many fields a table may have for each field that is full. */
const MOST_EMPTY = 8;

/** Which fields a row has. Its list may be nearly empty: methods of lists would visit each place, and this doesn't. */
const placesIn = (fields: RawRow['fields']): number[] => Object.keys(fields).map(Number);

/**
 * A table without the columns that the fewest rows have, where its rows have so many keys of their own that nearly all of
 * its fields would be empty: the work and the memory for them would grow as the square of the text.
 */
export function withoutRareColumns(table: RawTable): RawTable {
  const {names, rows, problems} = table;
  if (names.length <= FEW) return table;
  const counts = new Uint32Array(names.length);
  let full = 0;
  for (const {fields} of rows) {
    for (const at of placesIn(fields)) {
      counts[at] = (counts[at] ?? 0) + 1;
      full++;
    }
  }
  const most = Math.max(FEW, Math.floor((MOST_EMPTY * full) / rows.length));
  if (names.length <= most) return table;
  const limit = counts.toSorted((a, b) => b - a)[most] ?? 0;
  const places = new Map<number, number>();
  counts.forEach((count, at) => {
    if (count > limit) places.set(at, places.size);
  });
  const first = rows.find(({fields}) => placesIn(fields).some((at) => !places.has(at)));
  const dropped = names.filter((_, at) => !places.has(at));
  return {
    ...table,
    names: names.filter((_, at) => places.has(at)),
    rows: rows.map((row) => {
      const fields: (string | undefined)[] = [];
      for (const at of placesIn(row.fields)) {
        const place = places.get(at);
        if (place !== undefined) fields[place] = row.fields[at];
      }
      return {...row, fields};
    }),
    problems: [
      ...problems,
      {
        line: first?.line ?? 1,
        text: dropped.slice(0, 3).join(', '),
        reason: translate(
          {message: '{count} columns were skipped, because at most {most} of {rows} rows have each of them'},
          {count: formatLocale(dropped.length), most: formatLocale(limit), rows: formatLocale(rows.length)},
        ),
      },
    ],
  };
}
