import type {Root, Table} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import remarkTables from '../../plugins/elements/tableLayout';
import {nodesOf} from '../support/page';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** A table of Markdown as the plugin leaves it. */
function prepared(...lines: readonly string[]): Table {
  const tree: Root = parser.parse(lines.join('\n'));
  remarkTables()(tree);
  const [box] = tree.children;
  const [table] = box?.type === 'blockquote' ? box.children : [];
  if (table?.type !== 'table') throw new Error('The source has no table.');
  return table;
}

const textOf = (table: Table) =>
  table.children
    .slice(1)
    .map(({children}) => children.map(({children: [text]}) => text && 'value' in text && text.value));

test('the unit of a measurement stays on the line of its number, and other text is left alone', () => {
  const table = prepared('| a | b | c | d |', '| - | - | - | - |', '| 456 ns | 1.9 × | 4.5.0 C | in 5 m |');
  expect(textOf(table)).toEqual([['456\u00a0ns', '1.9\u00a0×', '4.5.0 C', 'in 5 m']]);
  const computed = prepared('| a | b |', '| - | - |', '| <Value of="1" /> km² | <Value of="1" /> of km² |');
  const second = computed.children[1]?.children.map(({children: [, text]}) => text && 'value' in text && text.value);
  expect(second).toEqual(['\u00a0km²', ' of km²']);
});

test('columns of sentences between others get room, not names, the first, or the last column', () => {
  const sentence = 'Returns the cells at exactly `k` steps from a cell, **in the order** of the ring.';
  const rows = (cells: string) => prepared('| a | b | c | d |', '| - | - | - | - |', cells);
  expect(rows(`| x | ${sentence} | y | ${sentence} |`).data).toEqual({hProperties: {className: ['prose-2']}});
  expect(rows(`| ${sentence} | y | ${sentence} | z |`).data).toEqual({hProperties: {className: ['prose-3']}});
  expect(rows(`| ${sentence} | y | z | ${sentence} |`).data).toBeUndefined();
});

test('texts of languages, of which one is shown, are not added up', () => {
  const types = '<span>a long type of one language</span> <span>a long type of another one</span>';
  expect(prepared('| a | b | c |', '| - | - | - |', `| x | ${types} | z |`).data).toBeUndefined();
});

test('a table of the text gets a box that fills the column, and one in a list of facts does not', () => {
  const source = '| a |\n| - |\n| b |\n\n<dl><dd>\n\n| c |\n| - |\n| d |\n\n</dd></dl>';
  const tree: Root = parser.parse(source);
  remarkTables()(tree);
  expect(nodesOf(tree, 'blockquote').map(({data}) => data)).toEqual([
    {hName: 'div', hProperties: {className: ['table-box']}},
  ]);
});
