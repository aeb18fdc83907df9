// cspell:ignore onopentag onclosetag ontext oncomment
import type {Element, Root} from 'hast';
import {Parser} from 'htmlparser2';
import {find, html as schema, type Info} from 'property-information';

/** What the build reads of a finished page: its tree, and what stands outside of the tree. */
export interface FinishedPage {
  /** The elements of the page. A drawing has its attributes, and no content. */
  readonly tree: Root;
  /** The ids of the page, drawings included, and those of what it fetches when an address names one of them. */
  readonly ids: ReadonlySet<string>;
  /** The addresses of its links, as it has them. */
  readonly links: ReadonlySet<string>;
  /** The addresses of its images, as it has them. */
  readonly images: ReadonlySet<string>;
}

type Property = boolean | number | string | string[];

const known = new Map<string, Info>();

function infoOf(attribute: string): Info {
  const info = known.get(attribute) ?? find(schema, attribute);
  known.set(attribute, info);
  return info;
}

/** The value of an attribute as a tree has it: a list of classes, a number, or text. */
function valueOf(value: string, {boolean, overloadedBoolean, spaceSeparated, number}: Info): Property {
  if (boolean || (overloadedBoolean && value === '')) return true;
  if (spaceSeparated) return value.split(/\s+/).filter(Boolean);
  return number && value !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}

function propertiesOf(attributes: Readonly<Record<string, string>>): Record<string, Property> {
  const properties: Record<string, Property> = {};
  for (const [name, value] of Object.entries(attributes)) {
    const info = infoOf(name);
    properties[info.property] = valueOf(value, info);
  }
  return properties;
}

/** HTML ignores a line feed at the start of such an element. */
const isPre = (node: Element | Root) => node.type === 'element' && node.tagName === 'pre';

/**
 * What ends where an element begins, as far as the parser does not end it: it looks at the innermost element alone, and HTML
 * lets authors leave out the end of a paragraph or a cell within.
 */
const ends: Readonly<Record<string, {readonly within: string; readonly parts: readonly string[]}>> = {
  dd: {within: 'dl', parts: ['dd', 'dt']},
  dt: {within: 'dl', parts: ['dd', 'dt']},
  tbody: {within: 'table', parts: ['tbody', 'thead']},
  tfoot: {within: 'table', parts: ['tbody', 'thead']},
};

/** How many of the open elements stay open where an element of this name begins. */
function keptOpen(open: readonly (Element | Root)[], tagName: string): number {
  const rule = ends[tagName];
  if (!rule) return open.length;
  const list = open.findLastIndex((node) => node.type === 'element' && node.tagName === rule.within);
  const part = open.findIndex(
    (node, index) => index > list && node.type === 'element' && rule.parts.includes(node.tagName),
  );
  return part < 0 ? open.length : part;
}

/**
 * Reads the HTML of a finished page once, for all that make files of it. The content of drawings, which is most of many
 * pages, is passed over, apart from its ids and links.
 *
 * @param html - the whole page
 */
export function readPage(html: string): FinishedPage {
  const tree: Root = {type: 'root', children: []};
  const ids = new Set<string>();
  const links = new Set<string>();
  const images = new Set<string>();
  const open: (Element | Root)[] = [tree];
  /** The elements that are open for the parser, some of which `ends` has closed. */
  const parsed: Element[] = [];
  /** How many elements are open in the drawing that is passed over; 0 outside of drawings. */
  let drawn = 0;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      const {id, href, src, 'data-anchors': fetched} = attributes;
      if (id !== undefined) ids.add(id);
      for (const later of fetched?.split(' ') ?? []) ids.add(later);
      if (tagName === 'a' && href !== undefined) links.add(href);
      if (tagName === 'img' && src !== undefined) images.add(src);
      if (drawn > 0) {
        drawn++;
        return;
      }
      if (tagName === 'svg') drawn = 1;
      const element: Element = {type: 'element', tagName, properties: propertiesOf(attributes), children: []};
      open.length = keptOpen(open, tagName);
      open.at(-1)?.children.push(element);
      open.push(element);
      parsed.push(element);
    },
    ontext(value) {
      if (drawn > 0) return;
      const parent = open.at(-1);
      const last = parent?.children.at(-1);
      // The parser divides a text at each of its character references.
      if (last?.type === 'text') last.value += value;
      else parent?.children.push({type: 'text', value: isPre(parent) && !last ? value.replace(/^\n/, '') : value});
    },
    onclosetag() {
      if (drawn > 1) {
        drawn--;
        return;
      }
      drawn = 0;
      const element = parsed.pop();
      const at = element ? open.indexOf(element) : -1;
      if (at > 0) open.length = at;
    },
  });
  parser.end(html);
  return {tree, ids, links, images};
}
