import {queryOf, readLink, writeLink} from '@h3-docs/base/routing/link';

/** The words to highlight on a page travel in its address, so that they outlive a reload and a shared link. */
const parameter = '_highlight';

/** Whether an address asks for words to be highlighted. Cheap: it runs on every page. */
export function asksForHighlight(query: string): boolean {
  return query.includes(`${parameter}=`);
}

/** The words that a query string asks to highlight. */
export function highlightIn(query: string): string[] {
  return readLink(query, [parameter]).all(parameter).filter(Boolean);
}

/** A result's address with the words to highlight. */
export function withHighlight(url: string, words: readonly string[]): string {
  if (words.length === 0) return url;
  const [path = '', hash] = url.split('#');
  const query = queryOf(words.map((word) => [parameter, word]));
  return `${path}?${query}${hash === undefined ? '' : `#${hash}`}`;
}

/** A query string without the words to highlight. */
export function withoutHighlight(query: string): string {
  return writeLink(query, {[parameter]: undefined});
}
