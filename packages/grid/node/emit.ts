import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Drawing} from '../h3/svg';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';

export interface StaticSvgOptions {
  readonly className?: string;
  /** Whether the page's HTML lacks the drawing, which the browser fetches when the reader comes near. */
  readonly late?: boolean;
}

/** The element that shows a drawing. Its import is added to the page, once for each drawing. */
export function staticSvgNode(tree: Root, drawing: Drawing, options: StaticSvgOptions = {}): MdxJsxFlowElement {
  const {svg, alt, width, height} = drawing;
  const name = `figure_${createHash('sha256').update(svg).digest('hex').slice(0, 12)}`;
  importFile(tree, name, 'figure', svg);
  const className: MdxJsxAttribute[] = options.className
    ? [{type: 'mdxJsxAttribute', name: 'className', value: options.className}]
    : [];
  return {
    type: 'mdxJsxFlowElement',
    name: 'StaticSvg',
    attributes: [
      expression('source', name),
      expression('width', width),
      expression('height', height),
      {type: 'mdxJsxAttribute', name: 'alt', value: alt},
      ...className,
      ...(options.late ? [{type: 'mdxJsxAttribute', name: 'late', value: ''} as const] : []),
    ],
    children: [],
  };
}
