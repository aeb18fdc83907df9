import type {Image, Link, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {find, html as schema} from 'property-information';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;
type Literal = MdxJsxAttribute & {readonly value?: string | null};

declare module 'vfile' {
  interface DataMap {
    /** Raw images that Docusaurus reads as Markdown's, with the attributes that Markdown has no place for. */
    rawImages: {readonly node: Image | Jsx; readonly attributes: Jsx['attributes']}[];
  }
}

const isLiteral = (attribute: Jsx['attributes'][number]): attribute is Literal =>
  attribute.type === 'mdxJsxAttribute' && typeof attribute.value !== 'object';

function literal({attributes}: Jsx, name: string): string | undefined {
  const value = attributes.filter(isLiteral).find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

const without = ({attributes}: Jsx, ...left: readonly string[]) =>
  attributes.filter((each) => each.type !== 'mdxJsxAttribute' || !left.includes(each.name));

/** A raw link as Markdown has it. One with an expression stays JSX; with the mark gone, it is a `Link` all the same. */
function link(jsx: Jsx): Link | undefined {
  const url = literal(jsx, 'href');
  const others = without(jsx, 'href', 'title');
  if (jsx.data) Reflect.deleteProperty(jsx.data, '_mdxExplicitJsx');
  if (url === undefined || !others.every(isLiteral)) return undefined;
  const hProperties = Object.fromEntries(others.map(({name, value}) => [find(schema, name).property, value ?? true]));
  const {children, position} = jsx;
  return {
    type: 'link',
    url,
    title: literal(jsx, 'title'),
    children: children as Link['children'],
    position,
    data: {hProperties},
  };
}

function image(jsx: Jsx, file: VFile): Image | undefined {
  const url = literal(jsx, 'src');
  if (url === undefined) return undefined;
  const node: Image = {
    type: 'image',
    url,
    alt: literal(jsx, 'alt') ?? '',
    title: literal(jsx, 'title'),
    position: jsx.position,
  };
  const attributes = without(jsx, 'src', 'alt', 'title');
  (file.data.rawImages ??= []).push({node, attributes});
  return node;
}

/** The Markdown for a raw element; undefined for one that has none. */
function markdownOf(jsx: Jsx, file: VFile): Link | Image | undefined {
  if (jsx.name === 'a') return link(jsx);
  return jsx.name === 'img' ? image(jsx, file) : undefined;
}

/**
 * Reads raw `<a href>` and `<img src>` as Markdown's links and images, so that they are resolved and checked like these. Runs
 * before the plugins that write elements of their own.
 */
export default function remarkRawHtml() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const jsx = node as Jsx;
      const markdown = markdownOf(jsx, file);
      if (!markdown || !parent || index === undefined) return undefined;
      const children = parent.children as RootContent[];
      children[index] = jsx.type === 'mdxJsxFlowElement' ? {type: 'paragraph', children: [markdown]} : markdown;
      return [SKIP, index + 1];
    });
  };
}

/** Gives raw images back the attributes that Markdown has no place for. Runs after Docusaurus has found their files. */
export function remarkRawImages() {
  return (_tree: Root, {data}: VFile) => {
    for (const {node, attributes} of data.rawImages ?? []) {
      if (node.type === 'image') continue;
      const own = new Set(attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [each.name] : [])));
      node.attributes = [...without(node, ...own), ...attributes];
    }
  };
}
