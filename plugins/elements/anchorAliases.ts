import type {Element, Root} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {routeOf} from '@h3-docs/base/node/routeOf';

/** Where an old anchor leads: the id of an element of the page, or the table row whose first cell has this text. */
export type AnchorTarget = string | {readonly row: string};

/** The old anchors of each page, by the route of the page, and where each anchor leads today. */
export type AnchorAliases = Readonly<Record<string, Readonly<Record<string, AnchorTarget>>>>;

type Container = Element | MdxJsxFlowElementHast;

const alias = (id: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {id, className: ['anchor-alias']},
  children: [],
});

/** The id of an element of a page, which Markdown keeps as a property and JSX as an attribute. */
function idOf(node: Container): string | undefined {
  if (node.type === 'element') return typeof node.properties.id === 'string' ? node.properties.id : undefined;
  const attribute = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'id');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

const isElement = (node: Container, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/** The first cell of a table row. */
const firstCell = (row: Element): Element | undefined =>
  row.children.find((child): child is Element => child.type === 'element' && /^t[dh]$/.test(child.tagName));

/**
 * Gives sections and table rows the anchors that they had on earlier editions of a page, in addition to their own, so
 * that existing links from other sites still work.
 *
 * @throws Error naming page and anchor when a target isn't on the page, or an old anchor is an id of the page already
 */
export default function rehypeAnchorAliases({aliases}: {readonly aliases: AnchorAliases}) {
  return (tree: Root, file: VFile) => {
    const wanted = aliases[routeOf(file.path)];
    if (!wanted) return;
    const byId = new Map<string, Container>();
    const byRow = new Map<string, Element>();
    visit(tree, (node) => {
      if (node.type !== 'element' && node.type !== 'mdxJsxFlowElement') return;
      const id = idOf(node);
      if (id !== undefined) byId.set(id, node);
      const cell = isElement(node, 'tr') ? firstCell(node) : undefined;
      if (!cell) return;
      const text = toString(cell).trim();
      if (!byRow.has(text)) byRow.set(text, cell);
    });
    for (const [id, target] of Object.entries(wanted)) {
      const fail = (reason: string) =>
        new Error(`${file.path}: the old anchor #${id} ${reason} (src/data/anchor-aliases.json)`);
      if (byId.has(id)) throw fail('is an id of this page already, so it needs no alias');
      const place = typeof target === 'string' ? byId.get(target) : byRow.get(target.row);
      if (!place) {
        const missing = typeof target === 'string' ? `#${target}` : `a table row that begins with "${target.row}"`;
        throw fail(`leads to ${missing}, which isn't on this page`);
      }
      // The anchor is inside the element, so that the browser scrolls to the start of the section or row.
      place.children.unshift(alias(id));
    }
  };
}
