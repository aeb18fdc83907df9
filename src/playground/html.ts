import type {Token} from './types';

const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Text made safe as the content of an element or of a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A result as HTML: everything escaped, marked runs in `<span data-value>`. */
export function tokensToHtml(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string'
        ? escapeText(token)
        : `<span data-value="${escapeHtml(token.value)}">${escapeText(token.text)}</span>`,
    )
    .join('');
}

/** Quotes need no escape between tags; results are full of them. */
function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}
