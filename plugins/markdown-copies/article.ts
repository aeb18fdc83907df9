// cspell:ignore onopentag onclosetag
import {escapeMarkup} from '@h3-docs/base/escape';
import {Parser} from 'htmlparser2';

/** The element that Docusaurus 3.10 puts around the text of a doc page, by one of its classes. */
const text = 'theme-doc-markdown';

/**
 * Cuts the text out of a built doc page. Drawings, which are most of many pages, are reduced to their text
 * alternative, so that a tree of the rest is made in a fraction of the time.
 *
 * @param html - the whole page
 * @returns the HTML of the text, its title included
 * @throws Error when the page has no such text
 */
export function articleOf(html: string): string {
  const parts: string[] = [];
  /** Elements that are open in the text; 0 outside. */
  let depth = 0;
  /** How deep the drawing is that is being left out; 0 for none. */
  let drawing = 0;
  /** Where what is not yet kept begins. */
  let from = 0;
  const keepUntil = (end: number) => parts.push(html.slice(from, end));
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depth === 0) {
        if (parts.length > 0 || !attributes.class?.split(' ').includes(text)) return;
        from = parser.startIndex;
      }
      depth++;
      if (name !== 'svg' || drawing > 0) return;
      drawing = depth;
      keepUntil(parser.startIndex);
      parts.push(`<svg aria-label="${escapeMarkup(attributes['aria-label'] ?? '')}">`);
    },
    onclosetag() {
      if (depth === 0) return;
      if (depth === drawing) {
        drawing = 0;
        from = parser.startIndex;
      }
      depth--;
      if (depth === 0) keepUntil(parser.endIndex + 1);
    },
  });
  parser.end(html);
  if (parts.length === 0) throw new Error(`The page has no element of the class ${text}.`);
  return parts.join('');
}
