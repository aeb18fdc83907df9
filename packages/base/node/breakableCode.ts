import type {Element, ElementContent, Nodes} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {breakable} from '../breakable';

/** The most characters of inline code, and of a heading, that fit on a line of a phone, and of code in a table of names. */
const longest = {code: 32, heading: 26, name: 12} as const;

const wbr = (): Element => ({type: 'element', tagName: 'wbr', properties: {}, children: []});

/** Text as nodes, with a place to break after each word of a long name. */
function withBreaks(value: string, most: number): ElementContent[] {
  return breakable(value, most)
    .split('<wbr>')
    .flatMap((part, at) => [...(at > 0 ? [wbr()] : []), {type: 'text' as const, value: part}]);
}

/** Breaks headings and code, of which some is in a table of names. */
function breakIn(tree: Nodes, ofCode: 'code' | 'name'): void {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') return SKIP;
    // A row of a table of names has a column for each language (`languageColumns` in `packages/catalogue/node/pages`).
    if (element.tagName === 'tr' && element.properties.dataFunction && ofCode === 'code') {
      breakIn(element, 'name');
      return SKIP;
    }
    const kind = element.tagName === 'code' ? ofCode : /^h[2-6]$/.test(element.tagName) ? 'heading' : undefined;
    if (!kind) return undefined;
    element.children = element.children.flatMap((child) =>
      child.type === 'text' && !/[<>]/.test(child.value) ? withBreaks(child.value, longest[kind]) : [child],
    );
    return undefined;
  });
}

/**
 * Lets long names in headings and in inline code break between their words, where a phone or a narrow column would break
 * within one.
 */
export function breakableCode(tree: Nodes): void {
  breakIn(tree, 'code');
}

/** The same, as a plugin of rehype. */
export function rehypeBreakableCode(): (tree: Nodes) => void {
  return breakableCode;
}
