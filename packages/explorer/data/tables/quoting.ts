import {parseJson} from '../../input/json';

/** JSON in a quoted field, with backslashes before its quotes: as Spark and MySQL write it. */
const ESCAPED_JSON = /(?:^|[,;|\t])"[[{]\s*\\"/m;
/** A quote with a backslash before it in the middle of a quoted field. */
const ESCAPED_QUOTE = /(?:^|[,;|\t])"[^"\n]{0,1000}\\"[^",;|\t\r\n]/m;
/** A space between a delimiter and the quotes of a field, for each delimiter. Tabs stand before no spaces. */
const SPACE_BEFORE_QUOTE: Readonly<Record<string, RegExp>> = {
  ',': /(?<=,)[^\S\r\n]{1,9}(?="[^"\n]*"[^\S\r\n]*(?:[,\r\n]|$))/g,
  ';': /(?<=;)[^\S\r\n]{1,9}(?="[^"\n]*"[^\S\r\n]*(?:[;\r\n]|$))/g,
  '|': /(?<=\|)[^\S\r\n]{1,9}(?="[^"\n]*"[^\S\r\n]*(?:[|\r\n]|$))/g,
};
/** JSON in a field without quotes. */
const BARE_OBJECT = /(?<=^|,)\{\s*"(?!")/gm;

/** CSV that is quoted as the standard (RFC 4180) says: quotes are doubled, and begin fields. Lines stay where they are. */
export function withStandardQuotes(text: string): string {
  const isEscaped = ESCAPED_JSON.test(text) || ESCAPED_QUOTE.test(text);
  const doubled = isEscaped ? text.replace(/\\(["\\])/g, (_, char: string) => (char === '"' ? '""' : char)) : text;
  const plain = withoutSpaces(doubled);
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

/** A text without the spaces between the delimiter that its first line has most often and a field in quotes. */
function withoutSpaces(text: string): string {
  const [first = ''] = /\S.*/.exec(text) ?? [];
  const counts = ['\t', ...Object.keys(SPACE_BEFORE_QUOTE)].map((sign) => ({sign, count: first.split(sign).length}));
  const {sign} = counts.reduce((most, one) => (one.count > most.count ? one : most));
  const spaces = SPACE_BEFORE_QUOTE[sign];
  return spaces ? text.replace(spaces, '') : text;
}
