import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import type {Token} from './types';

/** A result as HTML: everything escaped, marked runs in `<span data-value>`. */
export function tokensToHtml(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string'
        ? escapeContent(token)
        : `<span data-value="${escapeMarkup(token.value)}">${escapeContent(token.text)}</span>`,
    )
    .join('');
}
