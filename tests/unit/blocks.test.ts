import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkBlocks from '../../plugins/elements/codeGroups';
import {runPlugin} from '../support/page';

const expand = (text: string): Promise<Root> => runPlugin(text, remarkBlocks);

describe('blocks', () => {
  it('<CodeGroup> shows its fences behind radio buttons with their titles', async () => {
    const tree = await expand(
      '<CodeGroup>\n```sh title="npm" {1}\nnpm\n```\n```sh title="yarn"\nyarn\n```\n</CodeGroup>',
    );
    const [group] = tree.children;
    expect(group).toMatchObject({name: 'div', attributes: [{value: 'code-group'}, {value: 'radiogroup'}, {}]});
    expect(group).toMatchObject({
      children: [
        {name: 'input', attributes: [{value: 'radio'}, {}, {value: 'code-group-1-1'}, {name: 'defaultChecked'}]},
        {name: 'label', children: [{value: 'npm'}]},
        {name: 'div', children: [{type: 'code', lang: 'sh', meta: expect.stringMatching(/^\s*\{1\}$/) as unknown}]},
        {name: 'input'},
        {name: 'label', children: [{value: 'yarn'}]},
        {name: 'div'},
      ],
    });
  });

  it('<Steps> is its numbered list', async () => {
    const tree = await expand('<Steps>\n\n1. One\n2. Two\n\n</Steps>');
    expect(tree.children).toMatchObject([{type: 'list', ordered: true, data: {hProperties: {className: ['steps']}}}]);
  });

  it('<FileTree> is its list, in which folders are marked', async () => {
    const tree = await expand('<FileTree>\n\n- docs\n  - a.mdx\n- src/\n- README.md\n\n</FileTree>');
    const folder = {data: {hProperties: {className: ['folder']}}};
    expect(tree.children).toMatchObject([
      {children: [folder, folder, {}], data: {hProperties: {className: ['file-tree']}}},
    ]);
    expect((tree.children[0] as {children: object[]}).children[2]).not.toHaveProperty('data');
  });

  it.each([
    ['<Steps>\n\n- One\n\n</Steps>', /page\.mdx:1: <Steps>: it contains one numbered list, and nothing else/],
    ['<Steps>\n\n1. One\n\nTwo\n\n</Steps>', /<Steps>: it contains one numbered list/],
    ['<FileTree>\n\nOne\n\n</FileTree>', /<FileTree>: it contains one list with bullets/],
    [
      'One\n\n<CodeGroup>\n```sh\nx\n```\n</CodeGroup>',
      /page\.mdx:3: <CodeGroup>: it contains fences, each with a title/,
    ],
    ['<CodeGroup>\n</CodeGroup>', /<CodeGroup>: it contains no fence/],
  ])('%j fails with file and line', async (text, message) => {
    await expect(expand(text)).rejects.toThrow(message);
  });
});
