import {readFileSync} from 'node:fs';
import path from 'node:path';
import {memoize} from '@h3-docs/base/memoize';

const folder = path.resolve(__dirname, '../../../../static/data');

/**
 * The rows of `static/data/<name>.csv`, each by the names of its columns. The files have no quotes and no commas in
 * a field; throws for a row that has not as many fields as there are columns.
 */
export const readRows = memoize((name: string): readonly Readonly<Record<string, string>>[] => {
  const [head = '', ...lines] = readFileSync(path.join(folder, `${name}.csv`), 'utf8')
    .trim()
    .split('\n');
  const columns = head.split(',');
  return lines.map((line, index) => {
    const fields = line.split(',');
    if (fields.length !== columns.length) throw new Error(`${name}.csv:${index + 2} has ${fields.length} fields`);
    return Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? '']));
  });
});

/** The number in a field; NaN where the field is missing or empty, which `Number` takes for 0. */
const degreesIn = (field: string | undefined): number => (field ? Number(field) : NaN);

/** A row's position in degrees. Throws when it has none. */
export function placeOf(row: Readonly<Record<string, string>>): [lat: number, lng: number] {
  const place: [number, number] = [degreesIn(row.lat), degreesIn(row.lng)];
  if (!(Math.abs(place[0]) <= 90 && Math.abs(place[1]) <= 180)) throw new Error(`no position: ${JSON.stringify(row)}`);
  return place;
}
