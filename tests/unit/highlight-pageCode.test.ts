import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expect, test} from 'vitest';
import remarkHighlight from '../../plugins/highlight';
import type {Tasks} from '../../plugins/worker';
import {highlight} from '@h3-docs/base/node/highlight';
import {nodesOf, runPlugin} from '../support/page';

/** A page with so many blocks of code. */
const highlighted = (count: number): Promise<Root> =>
  runPlugin(
    Array.from({length: count}, (_, number) => `\`\`\`c\nint main(void) {\n    return ${number};\n}\n\`\`\``).join(
      '\n\n',
    ),
    () => remarkHighlight({tasks: {highlight} as Tasks}),
  );

const blocksOf = (tree: Root) => nodesOf(tree, 'mdxJsxFlowElement');
const attributeOf = (block: MdxJsxFlowElement | undefined, name: string) =>
  block?.attributes.find((attribute) => 'name' in attribute && attribute.name === name)?.value;
const expressionOf = (block: MdxJsxFlowElement | undefined, name: string) => {
  const value = attributeOf(block, name);
  return typeof value === 'object' ? value?.value : undefined;
};

test('a page with little code carries it', async () => {
  const tree = await highlighted(1);
  expect(tree.children).toMatchObject([{name: 'CodeBlock'}]);
  expect(attributeOf(blocksOf(tree)[0], 'html')).toContain('return');
});

test('a page with much code imports it as one module, and its blocks know their places in it', async () => {
  const tree = await highlighted(60);
  const blocks = blocksOf(tree);
  expect(new Set(blocks.map(({name}) => name))).toEqual(new Set(['StaticCode']));
  expect(blocks.map((block) => expressionOf(block, 'number'))).toEqual(blocks.map((_, number) => String(number)));
  expect(expressionOf(blocks[0], 'lines')).toBe('3');
  expect(attributeOf(blocks[0], 'html')).toBeUndefined();
  const imports = tree.children.filter((node) => node.type === 'mdxjsEsm');
  expect(imports).toHaveLength(1);
  expect(new Set(blocks.map((block) => expressionOf(block, 'source')))).toEqual(new Set(['code']));
  const data = /base64,([^"]+)/.exec(imports[0]?.value ?? '')?.[1] ?? '';
  const code = JSON.parse(Buffer.from(data, 'base64').toString()) as string[];
  expect(code).toHaveLength(60);
  expect(code[7]).toMatch(/return.*7/);
});
