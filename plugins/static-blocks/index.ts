import {createHash} from 'node:crypto';
import type {Expression} from 'estree';
import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {find, html as schema} from 'property-information';
import {SKIP, visit} from 'unist-util-visit';
import {call, computed, constant, importNode, spread} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {asPlainDetails, asStatic, isJsx, isSpace, literal, hasLinks, staticChildren, type Jsx} from './html';

/** The components for headings and for elements with links, by name. */
const components = {StaticBlock: 'StaticBlock', StaticHeading: 'StaticBlock/Heading'} as const;

const memberOf = (object: Expression, name: string): Expression => ({
  type: 'MemberExpression',
  object,
  property: {type: 'Identifier', name},
  computed: false,
  optional: false,
});

/** The text in the content of an element. */
const textOf = (content: Expression) => memberOf(memberOf(content, 'dangerouslySetInnerHTML'), '__html');

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

const jsx = (name: string, attributes: Jsx['attributes']): Jsx => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children: [],
  data: literal,
});

/** The element with its content as one string of the page's prose. */
function withMarkup(element: Element, prose: string[], html = htmlOf(element.children)): Jsx | undefined {
  const attributes = jsxAttributes(element.properties);
  if (!attributes) return undefined;
  const content = spread(call('prose', prose.push(html) - 1));
  return hasLinks(element)
    ? jsx('StaticBlock', [attribute('as', element.tagName), ...attributes, content])
    : jsx(element.tagName, [...attributes, content]);
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

/** The least length of text that is moved out of the page's JavaScript: shorter text costs less where it is. */
const SEPARATE_FROM = 40;

/** The replacement for an element that no script needs. Returns `undefined` if the element stays as it is. */
function replacement(node: RootContent, prose: string[]): Jsx | undefined {
  if (node.type === 'element' && /^h[2-6]$/.test(node.tagName)) return staticHeading(node);
  const element = asStatic(node);
  if (element?.type !== 'element') return undefined;
  if (!isText(element) || element.tagName === 'a' || hasLinks(element)) return withMarkup(element, prose);
  if (element.tagName === 'code' && node.type === 'element' && Object.keys(element.properties).length === 0)
    return plainCode(element);
  const html = htmlOf(element.children);
  return html.length < SEPARATE_FROM ? undefined : withMarkup(element, prose, html);
}

/**
 * Takes the texts of drawings out of the page's JavaScript, to the end of its prose. A first visit has them in the drawings
 * themselves, apart from late ones; who comes from another page has them while a drawing is fetched.
 */
function laterTextsOf(tree: Root, from: number): string[] {
  const texts: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name !== 'StaticSvg' || node.attributes.some((each) => 'name' in each && each.name === 'late')) return;
    node.attributes = node.attributes.map((each) =>
      'name' in each && each.name === 'alt' && typeof each.value === 'string'
        ? computed('alt', textOf(call('prose', from + texts.push(each.value) - 1)))
        : each,
    );
  });
  return texts;
}

/** `prose`, the function of the page's module that gives an element its content (`StaticBlock/prose.ts`). */
function addProse(tree: Root, prose: readonly string[]): void {
  const text = JSON.stringify([...prose, ...laterTextsOf(tree, prose.length)]);
  const key = createHash('sha256').update(text).digest('hex').slice(0, 6);
  importFile(tree, 'pageProse', 'prose', text);
  const reading = call('readProse', {type: 'Identifier', name: 'pageProse'}, key, prose.length);
  tree.children.push(
    importNode('readProse', '@site/src/components/StaticBlock/prose', 'named'),
    constant('prose', {type: 'AwaitExpression', argument: reading}),
  );
}

/**
 * Leaves React less to bring to life, and the first visit less to fetch: the outermost elements that no script has to know
 * keep their HTML, and their content isn't in the page's JavaScript. What the reader gets is the same.
 */
export default function rehypeStaticBlocks() {
  return (tree: Root) => {
    const used = new Set<string>();
    const prose: string[] = [];
    visit(tree, 'mdxJsxFlowElement', asPlainDetails);
    tree.children = tree.children.filter((child) => !isSpace(child));
    visit(tree, (node, index, parent) => {
      if (index === undefined || parent === undefined || (node.type !== 'element' && !isJsx(node as RootContent)))
        return undefined;
      const block = replacement(node as RootContent, prose);
      if (!block) return undefined;
      if (block.name) used.add(block.name);
      parent.children[index] = block;
      return SKIP;
    });
    for (const [name, folder] of Object.entries(components)) {
      if (used.has(name)) tree.children.push(importNode(name, `@site/src/components/${folder}`));
    }
    if (prose.length > 0) addProse(tree, prose);
  };
}
