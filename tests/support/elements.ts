import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {htmlOf} from './builtSite';

const trees = new Map<string, Root>();

/** The tree of a built page. */
export function treeOf(route: string): Root {
  const tree = trees.get(route) ?? unified().use(rehypeParse).parse(htmlOf(route));
  trees.set(route, tree);
  return tree;
}

/** The elements with a tag name within another element or a page, in their order. */
export function elementsOf(root: Root | Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(root, 'element', (node) => {
    if (node.tagName === tagName) found.push(node);
  });
  return found;
}

/** The texts of these elements, in their order. */
export const textsOf = (root: Root | Element, tagName: string): string[] =>
  elementsOf(root, tagName).map((each) => toText(each));

/** The names of functions in a row of a table of names, whose cells read `name (engine, engine); name (engine)`. */
export const namesInRow = (row: Element): Set<string> =>
  new Set(
    elementsOf(row, 'td').flatMap((cell) =>
      toText(cell)
        .split('; ')
        .map((part) => part.replace(/ \(.*$/s, '').trim()),
    ),
  );
