import type {Token} from './types';

/** The text alone: what the record of results holds and what is copied. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map((token) => (typeof token === 'string' ? token : token.text)).join('');
}
