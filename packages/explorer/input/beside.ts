/** What a line may begin with that isn't data: the mark or the number of a list, or the number of an element that R prints. */
export const LIST_MARK = /^\s*(?:\d{1,9}[.)]\s|\[\d{1,9}\]\s|[-*•]\s)/;
const NUMBER = /(?<![\w.])[+-]?\d/;
/** A key with a word: `level=info`. In code, a call may follow. */
const KEYED_WORD = /[\p{L}\p{N}_]["']?[=:]["']?\p{L}[\p{L}\p{N}_-]*(?![\p{L}\p{N}_(.-])/u;
/** What is code rather than data: brackets and quotes. */
const CODE = /[(){}[\]'"`=]/;
const CALL = /(?<![\w.])[\w.]+\s?\(|\b(?:new|const|let|var|return)\s/g;
/** What stands in the place of an index in the text beside it. */
export const INDEX_MARK = '\uFFFC';
/** The other arguments of a call in code: `gridDisk('8928…', 2)`. Those with names are data: `list(h3 = '8928…', n = 5)`. */
const ARGUMENTS = new RegExp(String.raw`\w\([^()=${INDEX_MARK}]*${INDEX_MARK}[^()=]*\)`, 'g');
/** A remark in parentheses behind an index: `8928… (home)`. */
const REMARK = /\uFFFC["'\]]?\s+\(\s*\p{L}/u;
/** A name in front of an index in parentheses: `home (8928…)`. Calls have no space there. */
const NAMED = /^[^(){}[\]'"`=\uFFFC]*\p{L}\s+\(\uFFFC\)/u;
/** The name of an index: `home: 8928…`. */
const LABELED = /^\s*(?!(?:h3|cell|hex|index|id)[^:]{0,20}:)\p{L}[\p{L}\p{N} ]{0,40}:\s\s?\uFFFC\s*$/iu;
const WORD = /\p{L}{3,}/gu;
/** Words that belong to coordinates. */
const OF_COORDINATES =
  /^(?:lat|latitude|lng|lon|long|longitude|north|south|east|west|nord|ost|est|deg|degrees?|min|minutes?|sec|seconds?|geo|gps|point|coords?|coordinates?|position|location)$/i;

/** Whether the text beside the indexes of a line has values: numbers, or keys with words. */
export function hasValues(rest: string): boolean {
  const data = rest.replace(LIST_MARK, '').replace(ARGUMENTS, '').replaceAll(INDEX_MARK, ' ');
  return NUMBER.test(data) || KEYED_WORD.test(data);
}

/** Whether a line has a remark beside an index, one of them in parentheses, or the name of the index. */
export const hasRemark = (rest: string): boolean => [REMARK, NAMED, LABELED].some((form) => form.test(rest));

/** Whether the text beside a geometry has values, and isn't code. */
export const hasValuesBesideShape = (rest: string): boolean => !CODE.test(rest) && /[\p{L}\p{N}]/u.test(rest);

/** Whether a line with positions has words that aren't part of them, such as names of places. */
export const hasWords = (line: string): boolean =>
  (line.replace(CALL, '').match(WORD) ?? []).some((word) => !OF_COORDINATES.test(word));
