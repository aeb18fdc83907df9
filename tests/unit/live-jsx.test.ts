import type {Root} from 'mdast';
import {afterEach, describe, expect, it, vi} from 'vitest';
import remarkLiveJsx from '../../plugins/live-jsx';
import {renderLiveJsx} from '../../plugins/live-jsx/render';
import type {Tasks} from '../../plugins/tasks';
import {highlight} from '@h3-docs/base/node/highlight';
import {readJsxReport} from '@h3-docs/playground/jsxMessages';
import {guardLoops} from '@h3-docs/playground/timeLimit';
import {runPlugin} from '../support/page';

const expand = (text: string): Promise<Root> =>
  runPlugin(text, () => remarkLiveJsx({tasks: {highlight, renderLiveJsx} as Tasks}));

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

describe('live JSX that never ends', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is stopped', async () => {
    const endless = [
      'while (true) {}',
      'for (;;);',
      'do {} while (true)',
      'for (const each in {a: 1}) while (each) continue',
      'for (const each of (function* () { while (true) yield 1; })()) each',
      'try { while (true); } catch {} while (true);',
      'const count = (n) => n < 2 ? n : count(n - 1) + count(n - 2); count(99)',
      'class A { static b() { A.b(); A.b(); } } try { A.b(); } catch { A.b(); }',
    ];
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
    for (const loop of endless) {
      await expect(expand(`\`\`\`jsx live\n() => { ${loop} }\n\`\`\``), loop).rejects.toThrow(
        /^docs\/page\.mdx:1: the live JSX: The code was still running after 3 seconds, so it was stopped\. Is there a loop/,
      );
    }
  });

  it('is guarded without a change of what code does, or of its lines', async () => {
    const code = `function Sums() {
  let [sum, rounds] = [0, 0];
  rows: for (const i of [1, 2, 3]) for (const j of [1, 2, 3]) if (i === j) continue rows; else sum += i * j;
  while (rounds < 3) rounds++;
  do rounds++; while (rounds < 5)
  for (; rounds < 7; rounds++);
  let last
  while (!last) last = () => 0
  const box = () => ({sum}), both = () => (1, sum);
  return <b>{box().sum} {both()} {rounds + last()}</b>;
}`;
    expect(attributesOf(await expand(`\`\`\`jsx live\n${code}\n\`\`\``))).toMatchObject({markup: '<b>11 11 7</b>'});
    const lines = guardLoops(code.replace(/<.*>/, '1')).split('\n');
    expect(lines.findIndex((line) => line.includes('return'))).toBe(code.split('\n').length - 2);
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
