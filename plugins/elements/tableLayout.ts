import type {Blockquote, Parents, Root, Table, TableCell} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

/** From this many characters on, the text of a cell is a sentence that a phone shouldn't break into single words. */
const sentence = 60;

/** A cell that holds one measurement and nothing else, such as `456 ns` or `1.9 ×`. */
const measurement = /^([\d.,]+) (ns|µs|ms|s|×|%|B|KB|MB|GB|m|km|m²|km²)$/;

/** What follows the number in a cell whose number a component computes. */
const unit = /^ (m|km|m²|km²)$/;

/** The number of characters of a cell that readers of every language see: components don't count. */
function lengthOf(node: TableCell | TableCell['children'][number]): number {
  if ('value' in node) return node.type === 'text' || node.type === 'inlineCode' ? node.value.length : 0;
  if (node.type === 'mdxJsxTextElement' || !('children' in node)) return 0;
  return node.children.reduce((sum, child) => sum + lengthOf(child), 0);
}

/** Keeps the unit of a measurement on the line of its number, which a component may compute. */
function joinUnit({children: [first, second, ...others]}: TableCell): void {
  if (others.length > 0) return;
  if (first?.type === 'text' && !second) first.value = first.value.replace(measurement, '$1\u00a0$2');
  if (second?.type === 'text') second.value = second.value.replace(unit, '\u00a0$1');
}

/** The classes of the second and third column, if they hold sentences and aren't the last one, which `site.css` widens. */
function proseClasses({children: rows}: Table): string[] {
  const last = Math.max(...rows.map(({children}) => children.length)) - 1;
  return [1, 2]
    .filter((at) => at < last && rows.some(({children}) => children[at] && lengthOf(children[at]) >= sentence))
    .map((at) => `prose-${at + 1}`);
}

/** What has room for a table of its own: lists of facts, and the tools that show a table. */
const keepers = new Set(['dd', 'div', 'FilterableTable']);

const hasRoom = (parent: Parents | undefined) =>
  parent?.type === 'mdxJsxFlowElement' && parent.name !== null && keepers.has(parent.name);

/** A table in a box that fills the column, and scrolls where the table is wider. */
const boxed = (table: Table): Blockquote => ({
  type: 'blockquote',
  children: [table],
  data: {hName: 'div', hProperties: {className: ['table-box']}},
});

/**
 * Prepares tables: measurements don't wrap, columns of sentences get a class for their width on phones, and tables of the text
 * get a box.
 */
export default function remarkTables() {
  return (tree: Root) => {
    visit(tree, 'table', (table, index, parent) => {
      for (const {children} of table.children) children.forEach(joinUnit);
      const className = proseClasses(table);
      if (className.length > 0) table.data = {...table.data, hProperties: {className}};
      if (parent && index !== undefined && !hasRoom(parent)) parent.children[index] = boxed(table);
      return SKIP;
    });
  };
}
