import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {element} from '@h3-docs/catalogue/node';
import type {Drawing} from '../h3/svg';

/**
 * The element that shows a drawing. Its import is added to the page, once for each drawing.
 *
 * @param late - whether the page's HTML lacks the drawing, which the browser fetches when the reader comes near
 */
export function staticSvgNode(tree: Root, {svg, alt, width, height}: Drawing, late = false): MdxJsxFlowElement {
  const name = `figure_${createHash('sha256').update(svg).digest('hex').slice(0, 12)}`;
  importFile(tree, name, 'figure', svg);
  const node = element('StaticSvg', {alt, late: late ? '' : undefined});
  node.attributes.unshift(expression('source', name), expression('width', width), expression('height', height));
  return node;
}
