import type {Heading, Nodes, Paragraph, PhrasingContent, Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parse as parseYaml} from 'yaml';

/** A run of prose: what a reader takes in at once. */
export interface Block {
  readonly kind: 'heading' | 'cell' | 'text';
  readonly content: Paragraph;
}

/** Attributes of JSX elements that hold text for readers. */
const textAttributes = new Set(['caption', 'alt', 'label', 'title', 'summary', 'description']);
/** Fields of the front matter that hold text for readers. */
const textFields = ['title', 'description'];

const parsers = {
  mdx: unified().use(remarkParse).use(remarkMdx).use(remarkMath).use(remarkGfm).use(remarkFrontmatter),
  md: unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter),
};

/** Whether readers do not see a node: comments, such as the ids of headings. */
function isHidden({type}: Nodes): boolean {
  return type === 'mdxTextExpression' || type === 'mdxFlowExpression';
}

/** Parses Markdown or MDX as readers see it. */
export function parseMarkdown(file: VFile, syntax: keyof typeof parsers): Root {
  const tree = parsers[syntax].parse(file);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isHidden(node)) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  return tree;
}

/** An inline element without text, such as `<Value … />`, counts as one word. */
function asWord(node: PhrasingContent): PhrasingContent {
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
    return {type: 'inlineCode', value: node.name ?? '', position: node.position};
  }
  if ('children' in node) return {...node, children: node.children.map(asWord)};
  return node;
}

function blockOf(
  kind: Block['kind'],
  {children, position}: {children: PhrasingContent[]; position?: Nodes['position']},
) {
  return {kind, content: {type: 'paragraph', children: children.map(asWord), position}} satisfies Block;
}

/** The text of an attribute or a field as a block, at the place of the node that has it. */
function textBlock(value: string, {position}: Nodes): Block {
  const words: PhrasingContent[] = value
    .split(/(`[^`]+`)/)
    .map((part) => ({type: part.startsWith('`') ? 'inlineCode' : 'text', value: part.replaceAll('`', ''), position}));
  return {kind: 'text', content: {type: 'paragraph', children: words, position}};
}

/** All blocks of prose of a document, in its order. Code is none. */
export function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'yaml': {
        const fields = parseYaml(node.value) as Record<string, unknown>;
        for (const name of textFields) {
          const value = fields[name];
          if (typeof value === 'string') blocks.push(textBlock(value, node));
        }
        return undefined;
      }
      case 'heading':
        blocks.push(blockOf('heading', node satisfies Heading));
        return SKIP;
      case 'tableCell':
        blocks.push(blockOf('cell', node));
        return SKIP;
      case 'paragraph':
        blocks.push(blockOf('text', node));
        return SKIP;
      case 'mdxJsxFlowElement':
        for (const attribute of node.attributes.filter((each): each is MdxJsxAttribute => 'name' in each)) {
          if (textAttributes.has(attribute.name) && typeof attribute.value === 'string') {
            blocks.push(textBlock(attribute.value, node));
          }
        }
        return undefined;
      default:
        return undefined;
    }
  });
  return blocks;
}
