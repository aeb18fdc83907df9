import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {EXIT, visit} from 'unist-util-visit';
import {katexStylesheet} from './index';

function hasMath(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    found = node.type === 'math' || node.type === 'inlineMath';
    return found ? EXIT : undefined;
  });
  return found;
}

const component = 'KatexStyles';

const importComponent: MdxjsEsm = {
  type: 'mdxjsEsm',
  value: `import ${component} from '@site/src/components/KatexStyles';`,
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: component}}],
          source: {type: 'Literal', value: '@site/src/components/KatexStyles'},
          attributes: [],
        },
      ],
    },
  },
};

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
