import {parseJson} from '../../input/json';

/** JSON in a quoted field, with backslashes before its quotes: as Spark and MySQL write it. */
const ESCAPED_JSON = /(?:^|[,;|\t])"[[{]\s*\\"/m;
/** JSON in a field without quotes. */
const BARE_OBJECT = /(?<=^|,)\{\s*"(?!")/gm;

/** CSV whose fields of JSON are quoted as the standard says: quotes are doubled. Lines stay where they are. */
export function withStandardQuotes(text: string): string {
  const plain = ESCAPED_JSON.test(text)
    ? text.replace(/\\(["\\])/g, (_, char: string) => (char === '"' ? '""' : char))
    : text;
  const parts: string[] = [];
  let from = 0;
  for (const {index} of plain.matchAll(BARE_OBJECT)) {
    if (index < from) continue;
    const {end, error} = parseJson(plain, index);
    const object = plain.slice(index, end);
    if (error || object.includes('\n') || !/^(?:[,\r\n]|$)/.test(plain.slice(end, end + 1))) continue;
    parts.push(plain.slice(from, index), `"${object.replaceAll('"', '""')}"`);
    from = end;
  }
  return from === 0 ? plain : parts.join('') + plain.slice(from);
}
