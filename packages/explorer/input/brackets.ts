/**
 * The offset behind the bracket that closes the first one from an offset on. Texts in quotes may have brackets.
 *
 * @returns -1 where the bracket stays open
 */
export function closedAt(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"') quote = char;
    else if (char === '[') depth++;
    else if (char === ']' && --depth === 0) return at + 1;
  }
  return -1;
}
