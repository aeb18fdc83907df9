import {parseJson} from '../../input/json';

/** JSON in a quoted field, with backslashes before its quotes: as Spark and MySQL write it. */
const ESCAPED_JSON = /(?:^|[,;|\t])"[[{]\s*\\"/m;
/** A quote with a backslash before it in the middle of a quoted field. */
const ESCAPED_QUOTE = /(?:^|[,;|\t])"[^"\n]{0,1000}\\"[^",;|\t\r\n]/m;
/** A space between a delimiter and the quotes of a field. */
const SPACE_BEFORE_QUOTE = /(?<=[,;|])[^\S\r\n]{1,9}(?="[^"\n]*"[^\S\r\n]*(?:[,;|\r\n]|$))/g;
/** JSON in a field without quotes. */
const BARE_OBJECT = /(?<=^|,)\{\s*"(?!")/gm;

/** CSV that is quoted as the standard (RFC 4180) says: quotes are doubled, and begin fields. Lines stay where they are. */
export function withStandardQuotes(text: string): string {
  const isEscaped = ESCAPED_JSON.test(text) || ESCAPED_QUOTE.test(text);
  const doubled = isEscaped ? text.replace(/\\(["\\])/g, (_, char: string) => (char === '"' ? '""' : char)) : text;
  const plain = doubled.replace(SPACE_BEFORE_QUOTE, '');
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
