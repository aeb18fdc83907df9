/** Where the text of a doc page begins and ends in its built HTML: Docusaurus's `DocItem/Layout` and `Footer`. */
const start = '<div class="theme-doc-markdown';
const end = '<footer class="theme-doc-footer';
const drawing = /<svg\b([^>]*)>.*?<\/svg>/gs;
const drawingLabel = /\baria-label=(?:"[^"]*"|[^\s>]+)/;

/**
 * Cuts the text out of a built doc page. Drawings, which are most of many pages, are reduced to their text
 * alternative, so that the rest is parsed in a fraction of the time.
 *
 * @param html - the whole page
 * @returns the HTML of the text, its title included
 * @throws Error when the page has no such text
 */
export function articleOf(html: string): string {
  const from = html.indexOf(start);
  const to = html.lastIndexOf(end);
  if (from < 0 || to < from) throw new Error('The page has no text between the markers that Docusaurus 3.10 writes.');
  return html
    .slice(from, to)
    .replace(drawing, (_whole, attributes: string) => `<svg ${drawingLabel.exec(attributes)?.[0] ?? ''}></svg>`);
}
