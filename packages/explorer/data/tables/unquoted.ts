import {WKT_START} from '../../input/wkt';

const startsGeometry = (field: string): boolean =>
  field.includes('(') && WKT_START.exec(field.slice(0, 200))?.index === field.search(/[^\s']/);

/** By how many brackets more are opened than closed. */
function openIn(field: string): number {
  let open = 0;
  for (const char of field) {
    if (char === '(') open++;
    else if (char === ')') open--;
  }
  return open;
}

/**
 * The fields of a row in which geometries stand without quotes, so that their commas divided them: `POLYGON ((0 0, 1 0…`.
 * A geometry ends where its brackets are closed, or with the row.
 *
 * @param width - how many columns the table has; a row that doesn't have more fields stays as it is
 */
export function withWholeGeometries(fields: readonly string[], width: number): readonly string[] {
  if (fields.length <= width || !fields.some(startsGeometry)) return fields;
  const whole: string[] = [];
  for (let at = 0; at < fields.length; at++) {
    const start = at;
    let open = startsGeometry(fields[at] ?? '') ? openIn(fields[at] ?? '') : 0;
    while (open > 0 && at + 1 < fields.length) open += openIn(fields[++at] ?? '');
    whole.push(fields.slice(start, at + 1).join(','));
  }
  return whole;
}
