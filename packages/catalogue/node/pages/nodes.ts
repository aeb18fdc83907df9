import type {
  BlockContent,
  Code,
  Heading,
  ListItem,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {languages, type Language} from '../../languages';
import type {Markdown} from '../../types';

/** Short makers of syntax-tree nodes, so that the views read like the page that they make. */

/** The inline nodes of a catalogue string. Throws when it holds more than one paragraph. */
export function inline(markdown: Markdown): PhrasingContent[] {
  const [first, ...rest] = fromMarkdown(markdown).children;
  if (!first) return [];
  if (first.type !== 'paragraph' || rest.length > 0) throw new Error(`Not one paragraph of Markdown: ${markdown}`);
  return first.children;
}

/** A paragraph of inline nodes. */
export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** Plain text. */
export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

/** Inline code. */
export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

/**
 * A node that only readers of some languages see, once their language is known (`l` in `site.css`). A node for all
 * languages stays as it is. The copy in Markdown, which names these languages, leaves out those that lack the function.
 */
export function forLanguages<Marked extends PhrasingContent | Paragraph | ListItem | Table | TableRow>(
  node: Marked,
  of: readonly Language[],
  lacking: readonly Language[] = [],
): Marked {
  if (of.length === languages.length) return node;
  const dataLacking = lacking.length > 0 ? {dataLacking: lacking.join(' ')} : {};
  return {...node, data: {...node.data, hProperties: {className: ['l', ...of], ...dataLacking}}};
}

/** A link to an address. */
export function link(url: string, ...children: PhrasingContent[]): PhrasingContent {
  return {type: 'link', url, children};
}

/** A heading that the table of contents lists; its anchor is `id`, or without one its text in lower case. */
export function heading(depth: Heading['depth'], value: string, id?: string): Heading {
  return {
    type: 'heading',
    depth,
    children: [{type: 'text', value}],
    ...(id !== undefined && {data: {hProperties: {id}}}),
  };
}

/** A block of code, with the words of its fence in `meta`. */
export function fence(lang: string, value: string, meta?: string): Code {
  return {type: 'code', lang, value, meta: meta ?? null};
}

/** An item of one paragraph. */
export function listItem(...children: PhrasingContent[]): ListItem {
  return {type: 'listItem', spread: false, children: [paragraph(...children)]};
}

/** A list without numbers. */
export function list(children: ListItem[]): RootContent {
  return {type: 'list', ordered: false, spread: false, children};
}

/** Combines inline nodes that only readers of some languages see into one node. */
export function span(
  children: PhrasingContent[],
  of: readonly Language[],
  lacking?: readonly Language[],
): PhrasingContent {
  return forLanguages<PhrasingContent>({type: 'emphasis', children, data: {hName: 'span'}}, of, lacking);
}

/** Inline nodes with a text between them: a space between alternatives, of which each reader sees one. */
export function joined(nodes: readonly PhrasingContent[], separator = ' '): PhrasingContent[] {
  return nodes.flatMap((node, at) => (at > 0 ? [text(separator), node] : [node]));
}

function row(cells: readonly PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

/** A table, whose head has only text. */
export function table(head: readonly string[], rows: readonly (readonly PhrasingContent[][])[]): Table {
  return {type: 'table', children: [row(head.map((label) => [text(label)])), ...rows.map(row)]};
}

/** A row of a table of names. */
export interface NamesRow {
  /** The C name of its function. */
  readonly of: string;
  readonly cells: readonly PhrasingContent[][];
}

/**
 * A table whose columns from `first` on belong to one language each. Readers can show the column of their language
 * alone.
 */
export function languageColumns(
  of: readonly Language[],
  first: number,
  head: readonly string[],
  rows: readonly NamesRow[],
): Table {
  const view = table(
    head,
    rows.map(({cells}) => cells),
  );
  rows.forEach((names, at) => {
    const line = view.children[at + 1];
    if (line) line.data = {hProperties: {dataFunction: names.of}};
  });
  for (const {children} of view.children) {
    of.forEach((language, at) => {
      const cell = children[first + at];
      const lacks = cell?.children.every((child) => child.type === 'text' && child.value === '–');
      if (cell) cell.data = {hProperties: {className: ['column', language, ...(lacks ? ['lacks'] : [])]}};
    });
  }
  return view;
}

/** A JSX element with literal attributes; `undefined` ones are left out. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .map(([key, value]) => ({type: 'mdxJsxAttribute', name: key, value})),
    children: children as BlockContent[],
  };
}

/** A single paragraph as its content: a page has dozens of them. */
function withoutParagraph(nodes: readonly RootContent[]): readonly RootContent[] {
  const [only, ...others] = nodes;
  return only?.type === 'paragraph' && !only.data && others.length === 0 ? only.children : nodes;
}

/** The name and the content of a fact. */
export type Fact = readonly [term: string, description: readonly RootContent[]];

/** A fact of one paragraph, where there is one. */
export const fact = (label: string, value: Markdown | undefined): Fact[] =>
  value ? [[label, [paragraph(...inline(value))]]] : [];

/**
 * The facts of a section by their names. They are headings for screen readers alone: the table of contents and the search
 * would name the parameters of every function.
 */
export function facts(entries: readonly Fact[]): MdxJsxFlowElement {
  return element(
    'dl',
    {className: 'api-facts'},
    entries.flatMap(([term, description]) => [
      element('dt', {}, [
        element('span', {role: 'heading', 'aria-level': '3'}, paragraph(text(term)).children as never),
      ]),
      element('dd', {}, withoutParagraph(description)),
    ]),
  );
}
