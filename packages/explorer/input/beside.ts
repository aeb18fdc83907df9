/**
 * What a line may begin with that isn't data: the marks and the numbers of a list, which may have lists in it, the number of
 * an element that R prints, or a picture.
 */
export const LIST_MARK = /^\s*(?:(?:\d{1,9}[.)]|\[\d{1,9}\]|[-*•])\s+|\p{Extended_Pictographic}\s*)+/u;
/** What stands in the place of an index in the text beside it. */
export const INDEX_MARK = '\uFFFC';
/** What an index is called. */
const NAME = /\b(?:h3|cell|hex(?:agon)?|index|id)\b/gi;
const NUMBER = /(?<![\w.])[+-]?\d/;
/** What is code rather than data: brackets, quotes, tags, and addresses. */
const CODE = /[[\]{}'"`<]|:\/\//;
const CALL = /[\w\]]\(/;
/** A remark in parentheses, where calls have no space, or a word in quotes, which may be meant as an index. */
const REMARK = /\s\(\s*\p{L}|(["'])\s*[A-Za-z_]\w*\s*\1/u;

/**
 * Whether the text beside indexes or a geometry says more: it has numbers, or words outside code.
 *
 * @param haveWords - whether words count: those of a query don't
 */
export function hasTextBeside(text: string, haveWords = true): boolean {
  const data = text.replace(LIST_MARK, '').replaceAll(INDEX_MARK, ' ').replace(NAME, '');
  // The arguments of a call are data where they have names.
  if (CALL.test(text) && !text.includes('=')) return false;
  return NUMBER.test(data) || (haveWords && (REMARK.test(data) || (!CODE.test(data) && /\p{L}/u.test(data))));
}
