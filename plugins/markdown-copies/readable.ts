import type {Element, ElementContent, Root, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {SKIP, visit} from 'unist-util-visit';
import {languageRows, languages} from '@h3-docs/catalogue';

/** Parts of a page that only make sense in a browser: controls, styles, links to a heading itself. */
const droppedTags: ReadonlySet<string> = new Set([
  'button',
  'input',
  'label',
  'link',
  'noscript',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);
const droppedClasses: readonly string[] = ['anchor-alias', 'api-edit', 'hash-link', 'js-only', 'question-link'];

/** The tags of formulas between `makeReadable` and `toMarkdown`. Their text is TeX. */
export const inlineFormula = 'inline-formula';
export const displayFormula = 'display-formula';

function classesOf({properties}: Element): readonly (string | number)[] {
  return Array.isArray(properties.className) ? properties.className : [];
}

const hasClass = (element: Element, name: string) => classesOf(element).includes(name);
const attribute = ({properties}: Element, name: string) => {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
};

const text = (value: string): ElementContent => ({type: 'text', value});
const make = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const label = (words: string) => make('p', [make('strong', [text(words)])]);

function isDropped(element: Element): boolean {
  return (
    droppedTags.has(element.tagName) ||
    attribute(element, 'role') === 'tablist' ||
    droppedClasses.some((name) => hasClass(element, name))
  );
}

/** The TeX source that KaTeX keeps in a formula, as an element of our own that `toMarkdown` knows. */
function formula(element: Element): Element | undefined {
  const source = select('annotation', element);
  if (!source) return undefined;
  const tex = text(toText(source, {whitespace: 'pre'}));
  return make(hasClass(element, 'katex-display') ? displayFormula : inlineFormula, [tex]);
}

const blockTags: ReadonlySet<string> = new Set(['div', 'dl', 'figure', 'ol', 'p', 'pre', 'table', 'ul']);

/** Whether an item contains no blocks. Such an item becomes a paragraph, because Markdown takes a tag at its start for a block. */
const isInline = ({children}: Element) =>
  children.every((child) => child.type !== 'element' || !blockTags.has(child.tagName));

/** A live example under its title, which is first in its bar. */
function titled({children: [bar, ...rest]}: Element): readonly ElementContent[] {
  const title = bar?.type === 'element' && select('span', bar);
  return [label(title ? toText(title) : ''), ...rest];
}

/** The nodes that represent an element in Markdown. Undefined where the conversion of its tag is right. */
function replacement(element: Element): readonly ElementContent[] | undefined {
  if (isDropped(element)) return [];
  if (hasClass(element, 'katex-display') || hasClass(element, 'katex')) {
    const tex = formula(element);
    return tex && [tex];
  }
  if (hasClass(element, 'live-example')) return titled(element);
  if (attribute(element, 'role') === 'heading')
    return [make(`h${String(element.properties.ariaLevel)}`, element.children)];
  switch (element.tagName) {
    case 'svg': {
      const alternative = attribute(element, 'ariaLabel');
      return alternative ? [make('p', [text(`Figure: ${alternative}`)])] : [];
    }
    case 'pre':
      return plainCode(element);
    case 'dt':
      return [label(toText(element))];
    case 'dd':
      return isInline(element) ? [make('p', element.children)] : element.children;
    case 'details':
    case 'dl':
    case 'summary':
      return element.children;
    default:
      return undefined;
  }
}

/** The code of a tab that isn't open at first, which is a single element on the page, as other code is. */
function plainCode(pre: Element): readonly ElementContent[] | undefined {
  const language = attribute(pre, 'dataCode');
  if (language === undefined) return undefined;
  const title = attribute(pre, 'dataTitle');
  const code = make('code', pre.children);
  code.properties.className = [`language-${language === 'output' ? 'text' : language}`];
  return [...(title === undefined ? [] : [label(title)]), make('pre', [code])];
}

/** Gives each code block a language: JavaScript in live examples, plain text where the page names none. */
function nameLanguage(pre: Element): void {
  const code = pre.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code');
  if (!code) return;
  const named = classesOf(code).find((name) => String(name).startsWith('language-'));
  if (named === 'language-output') code.properties.className = ['language-text'];
  if (named === undefined) {
    code.properties.className = [attribute(pre, 'role') === 'group' ? 'language-js' : 'language-text'];
  }
}

/** The names in a cell of a table of names, each as code: they are text on the page, because there are hundreds. */
function nameCells(table: Element): void {
  visit(table, 'text', ({value}, index, parent) => {
    if (parent?.type !== 'element' || index === undefined || !['td', 'a'].includes(parent.tagName)) return undefined;
    // Between the names are commas, semicolons, and the stacks that use a name.
    const parts = value.split(/(, |; | \([^)]*\))/).filter(Boolean);
    const nodes = parts.map((part) => (/^(?:[,;–]| \()/.test(part) ? text(part) : make('code', [text(part)])));
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
}

/** Whether a block is a short caption of the code after it: "Output", "Result". */
function isCodeLabel(element: Element, next: RootContent | undefined): boolean {
  return (
    element.tagName === 'div' &&
    next?.type === 'element' &&
    next.tagName === 'pre' &&
    element.children.every(({type}) => type === 'text')
  );
}

/** The languages that an inline element is for, in brackets; undefined where it is for all. */
function readersOf(element: Element): string | undefined {
  if (!hasClass(element, 'l') || (element.tagName !== 'code' && element.tagName !== 'span')) return undefined;
  const lacking = attribute(element, 'dataLacking')?.split(' ') ?? [];
  const of = languages.filter((language) => hasClass(element, language) && !lacking.includes(language));
  return ` (${of.map((language) => languageRows[language].label).join(', ')})`;
}

/** A path within the site is given its full address, since a copy may be read anywhere. */
function completeLink(link: Element, pageAddress: string): void {
  const href = attribute(link, 'href');
  if (href !== undefined) link.properties.href = new URL(href, pageAddress).href;
  delete link.properties.title;
}

/**
 * Reduces the built text of a page to what Markdown can say: no controls, every language's code under its name, what is
 * said of some languages with their names,
 * figures by their text alternative, formulas by their TeX source, definition lists as labeled paragraphs.
 *
 * @param article - the parsed HTML of a page's text; it is changed in place
 * @param pageAddress - the full address of the page, against which links are resolved
 */
export function makeReadable(article: Root, pageAddress: string): void {
  visit(article, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === 'comment') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type !== 'element') return undefined;
    const panelLabel = attribute(node, 'role') === 'tabpanel' ? attribute(node, 'dataLabel') : undefined;
    if (panelLabel !== undefined) node.children.unshift(label(panelLabel));
    const nodes = replacement(node);
    if (nodes) {
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index];
    }
    if (node.tagName === 'li' && isInline(node)) node.children = [make('p', node.children)];
    if (node.tagName === 'a') completeLink(node, pageAddress);
    if (node.tagName === 'pre') nameLanguage(node);
    if (node.tagName === 'table' && hasClass(node, 'names')) nameCells(node);
    const readers = readersOf(node);
    if (readers !== undefined) parent.children.splice(index + 1, 0, text(readers));
    if (isCodeLabel(node, parent.children[index + 1])) parent.children[index] = label(toText(node));
    return undefined;
  });
}
