import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {find, html as schema} from 'property-information';
import {SKIP, visit} from 'unist-util-visit';
import {dataAttribute, importNode} from '@h3-docs/base/node/mdx';
import {asStatic, isJsx, literal, namesPlaces, staticChildren, type Jsx} from './html';

/** The components for elements that the build has to know, by name. */
const components = {StaticBlock: 'StaticBlock', StaticHeading: 'StaticBlock/Heading'} as const;

const htmlOf = (nodes: ElementContent[]) => toHtml(nodes, {characterReferences: {useNamedReferences: true}});

const isText = ({children}: Element) => children.every(({type}) => type === 'text');

const attribute = (name: string, value: string | null): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name, value});

/** The attributes of an element as JSX has them; `undefined` where one (a style) would have to be an object. */
function jsxAttributes(properties: Element['properties']): MdxJsxAttribute[] | undefined {
  if (properties.style !== undefined) return undefined;
  return Object.entries(properties).map(([key, value]) => {
    const {property, attribute: name} = find(schema, key);
    return attribute(
      /^(data|aria)-/.test(name) ? name : property,
      value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
    );
  });
}

const jsx = (name: string, attributes: MdxJsxAttribute[]): Jsx => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
  data: literal,
});

/** The element with its content as one string. */
function withMarkup(element: Element): Jsx | undefined {
  const attributes = jsxAttributes(element.properties);
  if (!attributes) return undefined;
  const html = htmlOf(element.children);
  return namesPlaces(element)
    ? jsx('StaticBlock', [attribute('as', element.tagName), ...attributes, attribute('html', html)])
    : jsx(element.tagName, [...attributes, dataAttribute('dangerouslySetInnerHTML', {__html: html})]);
}

/** A heading that the table of contents may list; the page's title has no id. */
function staticHeading(element: Element): Jsx | undefined {
  const {id, ...others} = element.properties;
  const children = staticChildren(element);
  if (typeof id !== 'string' || !children || Object.keys(others).length > 0) return undefined;
  const [text] = children;
  return jsx('StaticHeading', [
    attribute('as', element.tagName),
    attribute('id', id),
    children.length === 1 && text?.type === 'text'
      ? attribute('text', text.value)
      : attribute('html', htmlOf(children)),
  ]);
}

/** Inline code as a plain element: MDX would render it through two components. */
const plainCode = (element: Element): MdxJsxTextElementHast => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children: element.children,
  data: literal,
});

/** The replacement for an element that no script needs. Returns `undefined` if the element stays as it is. */
function replacement(node: RootContent): Jsx | undefined {
  if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) return staticHeading(node);
  const element = asStatic(node);
  if (element?.type !== 'element') return undefined;
  const isPlain = Object.keys(element.properties).length === 0;
  if (isText(element) && isPlain)
    return element.tagName === 'code' && node.type === 'element' ? plainCode(element) : undefined;
  return isText(element) && element.tagName !== 'a' && !namesPlaces(element) ? undefined : withMarkup(element);
}

/**
 * Leaves React less to bring to life: the outermost elements that no script has to know keep their HTML, but are one string
 * in the page's JavaScript. What the reader gets is the same.
 */
export default function rehypeStaticBlocks() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, (node, index, parent) => {
      if (index === undefined || parent === undefined || (node.type !== 'element' && !isJsx(node as RootContent)))
        return undefined;
      const block = replacement(node as RootContent);
      if (!block) return undefined;
      if (block.name) used.add(block.name);
      parent.children[index] = block;
      return SKIP;
    });
    for (const [name, folder] of Object.entries(components)) {
      if (used.has(name)) tree.children.push(importNode(name, `@site/src/components/${folder}`));
    }
  };
}
