import type {Element, ElementContent, RootContent} from 'hast';
import type {MdxJsxFlowElementHast, MdxJsxTextElementHast} from 'mdast-util-mdx-jsx';
import {find, html as schema} from 'property-information';

export type Jsx = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** MDX's mark for elements that are not to be replaced by components. */
export const literal: object = {_mdxExplicitJsx: true};

/** Elements that Docusaurus renders as they are, or with nothing that a script does. */
const plainTags = new Set(
  (
    'p br hr strong em del sub sup span div wbr kbd var abbr cite q small b i code blockquote ol ul li dl dt dd table caption ' +
    'colgroup col thead tbody tfoot tr th td details summary figcaption ' +
    // What KaTeX draws.
    'math semantics annotation mrow mi mn mo mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable ' +
    'mtr mtd mstyle mpadded mphantom menclose svg path line'
  ).split(' '),
);

/** Addresses that Docusaurus's `Link` takes for pages of this site and for places on the page, without odd characters. */
const ofSite = /^(?:#|\/(?!\/))[\w\-./#?=&%+,:;~]*$/;
const elsewhere = /^(?:https?|mailto):/;

/** Whether a node is an element of JSX. */
export const isJsx = (node: RootContent): node is Jsx =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** A JSX element with literal attributes, as HTML. */
function asElement(node: Jsx): Element | undefined {
  if (node.name === null) return undefined;
  // Docusaurus makes links of those that plugins write, but not of those in pages.
  if (node.name === 'a' && node.data !== undefined && '_mdxExplicitJsx' in node.data) return undefined;
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

/** Docusaurus renames `<details>`, for a component of the theme that animates them. Here they are plain elements. */
export function asPlainDetails(node: Jsx): void {
  if (node.name !== 'Details') return;
  node.name = 'details';
  node.data = literal;
}

/** The attributes of a link as Docusaurus's `Link` has them, with the address first. */
function linkProperties({href, ...others}: Element['properties']): Element['properties'] | undefined {
  if (typeof href !== 'string' || others.id !== undefined || others.target !== undefined) return undefined;
  if (ofSite.test(href)) return {href, ...others};
  return elsewhere.test(href) ? {href, target: '_blank', rel: ['noopener', 'noreferrer'], ...others} : undefined;
}

/**
 * Attributes as the page has them: with the id first, and with the alignment of a cell of a table as a style. `undefined`
 * for elements that components draw.
 */
function plainProperties({tagName, properties}: Element): Element['properties'] | undefined {
  if (tagName === 'a') return linkProperties(properties);
  const {id, align, ...others} = properties;
  // A heading without an id is one that nothing leads to.
  if (!plainTags.has(tagName) && (!/^h[2-6]$/.test(tagName) || id !== undefined)) return undefined;
  // Docusaurus gives such items, those of footnotes, a class.
  if (id !== undefined && tagName === 'li') return undefined;
  return {
    ...(id !== undefined && {id}),
    ...others,
    ...(typeof align === 'string' && {style: `text-align:${align}`}),
  };
}

/** Elements in which spaces between others show nothing. */
const frames = new Set('table colgroup thead tbody tfoot tr ul ol dl details'.split(' '));

/** Whether a node is the space between two lines of Markdown. */
export const isSpace = (node: RootContent): boolean => node.type === 'text' && /^\s*$/.test(node.value);

/** The content of an element as plain HTML; `undefined` if a component draws part of it. */
export function staticChildren({tagName, children}: Element): ElementContent[] | undefined {
  const plain = (frames.has(tagName) ? children.filter((child) => !isSpace(child)) : children).map(asStatic);
  return plain.every((child) => child !== undefined) ? plain : undefined;
}

/** The node as HTML that no script has to know: without code blocks, and anything that a component draws. */
export function asStatic(node: RootContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  const element = isJsx(node) ? asElement(node) : node;
  if (element?.type !== 'element') return undefined;
  const properties = plainProperties(element);
  const children = properties && staticChildren(element);
  if (!children) return undefined;
  // Docusaurus makes a block of code that has several lines.
  const isBlock =
    element.tagName === 'code' && children.some((child) => child.type === 'text' && child.value.includes('\n'));
  return isBlock ? undefined : {...element, properties, children};
}

/** Whether there are links to this site in the element, which get its base URL. */
export function hasLinks(node: ElementContent): boolean {
  if (node.type !== 'element') return false;
  const {href} = node.properties;
  return (typeof href === 'string' && ofSite.test(href)) || node.children.some(hasLinks);
}
