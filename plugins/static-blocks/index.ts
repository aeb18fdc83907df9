import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import type {MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {find, html as schema} from 'property-information';
import {SKIP, visit} from 'unist-util-visit';
import {dataAttribute} from '../mdx';

type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Elements that Docusaurus renders as they are, or with nothing that a script does. */
const plainTags = new Set(
  (
    'p br hr strong em del sub sup span div kbd var abbr cite q small b i code blockquote ol ul li dl dt dd table caption ' +
    'colgroup col thead tbody tfoot tr th td'
  ).split(' '),
);

const isJsx = (node: RootContent): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A JSX element that is plain HTML with literal attributes, as HTML. */
function asElement(node: Jsx): Element | undefined {
  if (node.name === null || !plainTags.has(node.name)) return undefined;
  const properties: Element['properties'] = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value !== 'string'))
      return undefined;
    const {property, boolean, overloadedBoolean} = find(schema, attribute.name);
    // As React has it: `aria-hidden` alone is `aria-hidden="true"`.
    properties[property] = attribute.value ?? (boolean || overloadedBoolean ? true : 'true');
  }
  return {type: 'element', tagName: node.name, properties, children: node.children};
}

/** The alignment of a cell of a table as a style, as MDX has it. */
function aligned({align, ...properties}: Element['properties']): Element['properties'] {
  return typeof align === 'string' ? {...properties, style: `text-align:${align}`} : properties;
}

/**
 * The node as HTML that no script has to know: without links, ids (the build collects those that components name), code
 * blocks, and anything that a component draws.
 */
function asStatic(node: RootContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  const element = isJsx(node) ? asElement(node) : node;
  if (element?.type !== 'element' || !plainTags.has(element.tagName) || element.properties.id !== undefined)
    return undefined;
  const children = element.children.map(asStatic);
  if (!children.every((child) => child !== undefined)) return undefined;
  // Docusaurus makes a block of code that has several lines.
  const isBlock =
    element.tagName === 'code' && children.some((child) => child.type === 'text' && child.value.includes('\n'));
  return isBlock ? undefined : {...element, properties: aligned(element.properties), children};
}

/** The attributes of an element as JSX has them; `undefined` where one (a style) would have to be an object. */
function jsxAttributes(properties: Element['properties']): MdxJsxAttribute[] | undefined {
  if (properties.style !== undefined) return undefined;
  return Object.entries(properties).map(([key, value]) => {
    const {property, attribute} = find(schema, key);
    return {
      type: 'mdxJsxAttribute',
      name: /^(data|aria)-/.test(attribute) ? attribute : property,
      value: value === true ? null : Array.isArray(value) ? value.join(' ') : String(value),
    };
  });
}

/** MDX's mark for elements that are not to be replaced by components. */
const literal = {_mdxExplicitJsx: true};

/** The element with its content as one string. */
function withMarkup(element: Element): Jsx | undefined {
  const attributes = jsxAttributes(element.properties);
  return (
    attributes && {
      type: 'mdxJsxFlowElement',
      name: element.tagName,
      attributes: [
        ...attributes,
        dataAttribute('dangerouslySetInnerHTML', {
          __html: toHtml(element.children, {characterReferences: {useNamedReferences: true}}),
        }),
      ],
      children: [],
      data: literal,
    }
  );
}

/** Inline code as a plain element: MDX would render it through two components. */
const plainCode = (element: Element): Jsx => ({
  type: 'mdxJsxTextElement',
  name: 'code',
  attributes: [],
  children: element.children,
  data: literal,
});

/**
 * Leaves React less to bring to life: the outermost elements that no script has to know keep their HTML, but are one string
 * in the page's JavaScript. What the reader gets is the same.
 */
export default function rehypeStaticBlocks() {
  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      if (index === undefined || parent === undefined || (node.type !== 'element' && !isJsx(node as RootContent)))
        return undefined;
      const element = asStatic(node as RootContent);
      if (element?.type !== 'element') return undefined;
      const isText = element.children.every(({type}) => type === 'text');
      const replacement = isText
        ? element.tagName === 'code' && node.type === 'element' && Object.keys(element.properties).length === 0
          ? plainCode(element)
          : undefined
        : withMarkup(element);
      if (!replacement) return undefined;
      parent.children[index] = replacement;
      return SKIP;
    });
  };
}
