/**
 * The offset behind the bracket that closes the first one from an offset on. Texts in quotes may have brackets.
 *
 * @param pair - the brackets, such as `()`
 * @returns -1 where the bracket stays open
 */
export function closedAt(text: string, start: number, pair: '()' | '[]'): number {
  const [open, close] = pair;
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (quote !== '') {
      if (char === '\\') at++;
      else if (char === quote) quote = '';
    } else if (char === "'" || char === '"') quote = char;
    else if (char === open) depth++;
    else if (char === close && --depth === 0) return at + 1;
  }
  return -1;
}
