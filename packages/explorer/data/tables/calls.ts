import {closedAt} from '../../input/brackets';
import {isGeometryText} from '../../input/geometry-text';

/** What begins a call, such as `ST_GeomFromText(`, or a constructor of MySQL, such as `POINT(`. */
const CALL = /\s*[A-Za-z_][\w.:]{0,60}\s*\(/y;
/** A cast of PostgreSQL behind a value: `::geometry(Point,4326)`. */
export const CAST = /\s*::\s*[\w."]{1,60}(?:\s+(?:varying|precision))?(?:\s*\([\w\s,]{0,40}\))?(?:\[\])?\s*/y;
/** The text in quotes of a call, and two numbers of one that makes a point. */
const QUOTED = /'((?:[^']|'')*)'/g;
const POINT = /\b(?:st_)?(?:make)?point\s*\(\s*([-+]?[\d.]{1,25})\s*,\s*([-+]?[\d.]{1,25})\s*[,)]/gi;
/** The number of a coordinate system, as the last argument of a call. */
const SRID = /,\s*'?(?:EPSG:|SRID=)?(\d{4,6})'?\s*\)/i;

/** A call as a field: the geometry that it makes, as EWKT, or its text. */
function fieldOf(call: string): string {
  const texts = Array.from(call.matchAll(QUOTED), ([, text = '']) => text.replaceAll("''", "'")).filter(isGeometryText);
  const points = Array.from(call.matchAll(POINT), ([, x = '', y = '']) => `POINT (${x} ${y})`);
  const [geometry, ...others] = [...texts, ...points];
  if (geometry === undefined || others.length > 0) return call;
  const srid = /^\s*srid=/i.test(geometry) ? undefined : SRID.exec(call)?.[1];
  return srid === undefined ? geometry : `SRID=${srid};${geometry}`;
}

/** The call that begins at an offset as a field, and where the call ends; undefined for anything else. */
export function callAt(text: string, start: number): {readonly field: string; readonly end: number} | undefined {
  CALL.lastIndex = start;
  const [begin] = CALL.exec(text) ?? [];
  if (begin === undefined) return undefined;
  const end = closedAt(text, start + begin.length - 1, '()');
  return end < 0 ? undefined : {field: fieldOf(text.slice(start, end).trim()), end};
}
