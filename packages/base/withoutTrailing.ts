/**
 * A text without the characters of a set at its end. A pattern such as `/,+$/` would start anew at each comma of the
 * text, which takes quadratic time on a row of commas.
 *
 * @param characters - each character of the set, of one code unit
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
