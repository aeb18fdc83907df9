import type {Root} from 'mdast';
import {describe, expect, it} from 'vitest';
import remarkLiveJsx from '../../plugins/live-jsx';
import {renderLiveJsx} from '../../plugins/live-jsx/render';
import type {Tasks} from '../../plugins/tasks';
import {readJsxReport} from '@h3-docs/playground/jsxMessages';
import {runPlugin} from '../support/page';

const expand = (text: string): Promise<Root> => runPlugin(text, () => remarkLiveJsx({tasks: {renderLiveJsx} as Tasks}));

const attributesOf = (tree: Root) => {
  const [node] = tree.children;
  if (node?.type !== 'mdxJsxFlowElement') throw new Error('There is no element.');
  return Object.fromEntries(node.attributes.flatMap((each) => ('name' in each ? [[each.name, each.value]] : [])));
};

describe('live JSX', () => {
  it('is drawn by the build, with React and h3 in scope', async () => {
    const code =
      '() => {\n  const [k] = useState(1);\n  return <b className="x">{h3.gridDisk("8928308280fffff", k).length}</b>;\n}';
    const tree = await expand(`\`\`\`jsx live title="T"\n${code}\n\`\`\``);
    expect(tree.children).toMatchObject([{name: 'LiveJsx'}]);
    expect(attributesOf(tree)).toMatchObject({title: 'T', markup: '<b class="x">7</b>'});
  });

  it('calls render itself with noInline', async () => {
    const tree = await expand('```jsx live noInline\nconst A = () => <i>a</i>;\nrender(<A />);\n```');
    expect(attributesOf(tree)).toMatchObject({markup: '<i>a</i>', noInline: 'yes'});
  });

  it.each([
    ['One.\n\n```jsx live\n<b>\n  {1 +}\n</b>\n```', /^docs\/page\.mdx:5: the live JSX: .*Unexpected token/],
    ['```jsx live\n() => { throw new Error("oops"); }\n```', /^docs\/page\.mdx:1: the live JSX: oops/],
    ['```jsx live noInline\nconst a = 1;\n```', /^docs\/page\.mdx:1: the live JSX: .*must call `render`/],
    ['```jsx live\nh3.noSuchFunction()\n```', /^docs\/page\.mdx:1: the live JSX: .*noSuchFunction/],
    ['```jsx live throws\n1\n```', /^docs\/page\.mdx:1: the live JSX: unknown word 'throws'/],
  ])('%j fails with file and line', async (text, message) => {
    await expect(expand(text)).rejects.toThrow(message);
  });

  it('leaves other fences as they are', async () => {
    expect(await expand('```jsx\n<b/>\n```\n\n```js live\n1\n```')).toMatchObject({
      children: [{type: 'code'}, {type: 'code'}],
    });
  });
});

describe('what the frame reports', () => {
  it('is read as data that a reader can have made', () => {
    expect(readJsxReport({height: 12})).toEqual({height: 12});
    expect(readJsxReport({height: 1e9})).toEqual({height: 4000});
    expect(readJsxReport({error: 'x'.repeat(5000)})).toEqual({error: 'x'.repeat(2000)});
    expect(readJsxReport({error: null})).toEqual({error: null});
    for (const other of [null, 'x', {}, {height: -1}, {height: NaN}, {height: '1'}, {error: {}}])
      expect(readJsxReport(other)).toBeNull();
  });
});
