/**
 * Highlighted code as its text alone, beside a string that says where its tags are. A page of the reference has code in
 * seven languages, of which a reader sees one: the others need no elements until they are chosen.
 */
import {escapeContent} from '@h3-docs/base/escape';

export interface PlainCode {
  /** The text, escaped for HTML. */
  readonly text: string;
  /** For each tag in its order, the number of characters before it, and a class or `/` for the end of an element: `8f 4/`. */
  readonly tags: string;
}

const tag = /<(?:span class="?([a-z-]+)"?|\/span)>/g;
const characters = (html: string): string => html.replace(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, '.');

/** The text and the tags of highlighted code (`plugins/highlight`). Undefined if it has tags of another kind. */
export function withoutTags(html: string): PlainCode | undefined {
  const tags: string[] = [];
  let from = 0;
  for (const found of html.matchAll(tag)) {
    tags.push(`${characters(html.slice(from, found.index)).length}${found[1] ?? '/'}`);
    from = found.index + found[0].length;
  }
  const text = html.replace(tag, '');
  return text.includes('<') ? undefined : {text, tags: tags.join(' ')};
}

/**
 * Puts the tags back.
 *
 * @param text - the text as a reader has it, not escaped
 * @param tags - from `withoutTags`
 * @returns HTML
 */
export function withTags(text: string, tags: string): string {
  let from = 0;
  const html = tags.split(' ').map((each) => {
    const length = parseInt(each, 10) || 0;
    const before = text.slice(from, (from += length));
    const name = each.slice(String(length).length);
    return escapeContent(before) + (name === '/' ? '</span>' : name && `<span class="${name}">`);
  });
  return html.join('') + escapeContent(text.slice(from));
}
