import type {Token} from './types';

/** Neighboring plain runs become one, so that a result is few nodes. */
export function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (typeof token === 'string' && typeof last === 'string') merged[merged.length - 1] = last + token;
    else if (token !== '') merged.push(token);
  }
  return merged;
}

/** The text alone: what the record of results holds and what is copied. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}
