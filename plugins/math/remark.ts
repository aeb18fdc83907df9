import type {Root} from 'mdast';
import {EXIT, visit} from 'unist-util-visit';
import {importNode} from '@h3-docs/base/node/mdx';
import {katexStylesheet} from '.';

function hasMath(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found = node.type === 'math' || node.type === 'inlineMath';
    return found ? EXIT : undefined;
  });
  return found;
}

const component = 'KatexStyles';

const importComponent = importNode(component, `@site/src/components/${component}`);

/** Gives the pages that have formulas, and no others, the component that loads KaTeX's stylesheet. Runs after remark-math. */
export default function remarkKatexStyles() {
  const attributes = Object.entries(katexStylesheet()).map(([name, value]: [string, string]) => ({
    type: 'mdxJsxAttribute' as const,
    name,
    value,
  }));
  return (tree: Root) => {
    if (!hasMath(tree)) return;
    tree.children.push(importComponent, {type: 'mdxJsxFlowElement', name: component, attributes, children: []});
  };
}
