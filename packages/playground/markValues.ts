import type {Token} from './types';

/** An index of any mode as text, and a position in parentheses or brackets. */
const value = /\b[0-9a-f]{15,16}\b|[([](-?\d+(?:\.\d+)?(?:e-?\d+)?), (-?\d+(?:\.\d+)?(?:e-?\d+)?)[)\]]/gi;

/** A printed text with the indexes and positions in it marked as `format` marks them, so that a drawing can show them. */
export function markValues(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const {0: found, 1: first, 2: second, index} of text.matchAll(value)) {
    if (index > end) tokens.push(text.slice(end, index));
    const name = second === undefined ? found.toLowerCase() : `${Number(first)},${Number(second)}`;
    tokens.push({text: found, value: name});
    end = index + found.length;
  }
  if (end < text.length) tokens.push(text.slice(end));
  return tokens;
}
