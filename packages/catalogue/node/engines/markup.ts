/** Short makers of HTML, for tables that are in a page's HTML but not in its JavaScript. */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {element} from '../pages/nodes';

/** HTML that is in the page, but not in its JavaScript. @param name unique on the page */
export function markupNode(tree: Root, name: string, html: string): MdxJsxFlowElement {
  importFile(tree, name, 'markup', html);
  const node = element('StaticMarkup', {});
  node.attributes.push(expression('source', name));
  return node;
}

/** A string with `code` and [links](/docs/…) in it as HTML. */
export function inlineHtml(text: string): string {
  return escapeMarkup(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, '<a href="$2">$1</a>');
}

/** Code as HTML. */
export function codeHtml(text: string): string {
  return `<code>${escapeContent(text)}</code>`;
}

/** A link as HTML, around HTML. */
export function linkHtml(url: string, html: string): string {
  return `<a href="${escapeMarkup(url)}">${html}</a>`;
}

/** A row of a table: the HTML of its cells, the first of which names it, and the id that links lead to. */
export interface Row {
  readonly id?: string;
  readonly cells: readonly string[];
}

/** A table whose rows have headers of their own, and the class of the table (`site.css`). */
export function tableHtml(head: readonly string[], rows: readonly Row[], kind?: 'names' | 'lines'): string {
  const header = head.map((label) => `<th scope="col">${escapeContent(label)}</th>`).join('');
  const body = rows.map(({id, cells: [first = '', ...rest]}) => {
    const open = id === undefined ? '<tr>' : `<tr id="${escapeMarkup(id)}">`;
    return `${open}<th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table${kind ? ` class="${kind}"` : ''}><thead><tr>${header}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
