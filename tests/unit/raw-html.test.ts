import {expect, it} from 'vitest';
import {visit} from 'unist-util-visit';
import remarkRawHtml, {remarkRawImages} from '../../plugins/elements/rawHtml';
import {nodesOf, runPlugin} from '../support/page';

const read = (text: string) => runPlugin(text, remarkRawHtml);

it('raw HTML has links like those of Markdown, with their other attributes', async () => {
  const tree = await read(
    'See <a class="x" href="./errors.mdx" target="_self">the *errors*</a>.\n\n<a href="/docs">x</a>',
  );
  expect(nodesOf(tree, 'link')).toMatchObject([
    {url: './errors.mdx', data: {hProperties: {className: 'x', target: '_self'}}, children: [{}, {type: 'emphasis'}]},
    {url: '/docs'},
  ]);
  expect(nodesOf(tree, 'mdxJsxTextElement')).toEqual([]);
});

it('raw HTML has images like those of Markdown, and keeps their other attributes', async () => {
  const tree = await runPlugin('<img src="/img/none.png" alt="A" width="30" style={{}}/>', function plugin() {
    const [before, after] = [remarkRawHtml(), remarkRawImages()];
    return (page, file) => {
      before(page, file);
      expect(nodesOf(page, 'image')).toMatchObject([{url: '/img/none.png', alt: 'A', position: {start: {line: 1}}}]);
      // What Docusaurus does.
      visit(page, 'image', (node) => {
        const attributes = ['src', 'width'].map((name) => ({type: 'mdxJsxAttribute', name, value: 'its'}));
        Object.assign(node, {type: 'mdxJsxTextElement', name: 'img', attributes, children: []});
      });
      after(page, file);
    };
  });
  expect(nodesOf(tree, 'mdxJsxTextElement')).toMatchObject([
    {attributes: [{name: 'src', value: 'its'}, {name: 'width', value: '30'}, {name: 'style'}]},
  ]);
});
