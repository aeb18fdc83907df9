/**
 * How a remark plugin puts a drawing into a page:
 *
 *     parent.children.splice(index, 1, staticSvgNode(tree, drawing));
 *
 * `staticSvgNode` returns the `<StaticSvg>` element and adds, once per page, the import that it needs to the end of
 * `tree` (the page's root; imports are hoisted). The import is of a `data:` address of type `figureType`: the bundler
 * rule in `packages/figures/build` makes it the markup itself on the server, and the address of an emitted file in the
 * browser's JavaScript. No file is written before, so nothing can be stale or missing when a page comes from the
 * bundler's cache.
 */
import {createHash} from 'node:crypto';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {Drawing} from '../h3/svg';
import {expression, importNode} from '@h3-docs/base/build/mdx';

/** The media type of the `data:` modules that hold drawings. */
export const figureType = 'image/x-figure';

export interface StaticSvgOptions {
  readonly className?: string;
  /** Whether the page's HTML lacks the drawing, which the browser fetches when the reader comes near. */
  readonly late?: boolean;
}

/** The element that shows a drawing; see the top of this file. */
export function staticSvgNode(tree: Root, drawing: Drawing, options: StaticSvgOptions = {}): MdxJsxFlowElement {
  const {svg, alt, width, height} = drawing;
  const name = `figure_${createHash('sha256').update(svg).digest('hex').slice(0, 12)}`;
  const source = `data:${figureType};base64,${Buffer.from(svg).toString('base64')}`;
  const imported = tree.children.some((node) => node.type === 'mdxjsEsm' && node.value.startsWith(`import ${name} `));
  if (!imported) tree.children.push(importNode(name, source));
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
