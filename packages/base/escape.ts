const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

/** Characters that XML has no place for, as a file's names may have them: they become the replacement character. */
const entityOf = (character: string): string => entities[character] ?? '\ufffd';

/** Control characters, halves of surrogate pairs, and the two characters that are none. */
const FORBIDDEN =
  '[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]';
const CONTENT = new RegExp(`[&<>]|${FORBIDDEN}`, 'g');
const MARKUP = new RegExp(`[&<>"]|${FORBIDDEN}`, 'g');

/** Text as the content of an element of HTML, SVG, or XML. Quotes need no escape between tags, and code is full of them. */
export function escapeContent(text: string): string {
  return text.replace(CONTENT, entityOf);
}

/** Text as the content of an element, or of a double-quoted attribute, of HTML, SVG, or XML. */
export function escapeMarkup(text: string): string {
  return text.replace(MARKUP, entityOf);
}
