const entities: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};

const entityOf = (character: string): string => entities[character] ?? character;

/** Text as the content of an element of HTML or SVG. Quotes need no escape between tags, and code is full of them. */
export function escapeContent(text: string): string {
  return text.replace(/[&<>]/g, entityOf);
}

/** Text as the content of an element, or of a double-quoted attribute, of HTML or SVG. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, entityOf);
}
