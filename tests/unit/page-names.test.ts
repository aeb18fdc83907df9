import {expect, it} from 'vitest';
import remarkPageNames from '../../plugins/elements/pageNames';
import {runPlugin} from '../support/page';

const check = (text: string) => runPlugin(text, () => remarkPageNames({siteDir: process.cwd()}));

it.each([
  ['One.\n\n<Foo/>', 'docs/page.mdx:3: there is no element <Foo>'],
  ['One\nand <Foo.Bar/>.', 'docs/page.mdx:2: there is no element <Foo.Bar>'],
  ['One.\n\n<kdb>x</kdb>', 'docs/page.mdx:3: there is no element <kdb>'],
  ['One {x} two.', "docs/page.mdx:1: 'x' is not defined"],
  ['One.\n\n{[1].map((a) => a + b)}', "docs/page.mdx:3: 'b' is not defined"],
  ['One.\n\n<div className={x}/>', "docs/page.mdx:3: 'x' is not defined"],
  ['One.\n\n<div {...x}/>', "docs/page.mdx:3: 'x' is not defined"],
  ['{ok && <Foo/>}', "'ok' is not defined\ndocs/page.mdx:1: 'Foo' is not defined"],
  ['export const a = b;', "docs/page.mdx:1: 'b' is not defined"],
  ["import A from './nope';", "docs/page.mdx:1: there is no './nope' to import"],
  [
    "import B from '@h3-docs/base/site';\nimport A from '@site/src/nope';",
    "docs/page.mdx:2: there is no '@site/src/nope' to import",
  ],
  ["import A from 'no-such-package';", "docs/page.mdx:1: there is no 'no-such-package' to import"],
])('the name in %j fails with its place', async (text, message) => {
  await expect(check(text)).rejects.toThrow(message);
});

it('names in a page pass where they are known', async () => {
  const text = [
    "import A, {B as C} from '@h3-docs/base/site';",
    "import Tabs from '@theme/Tabs';",
    "import clsx from 'clsx';",
    "import text from '!!raw-loader!./page.txt';",
    'export const {d, e: [f]} = {d: 1, e: [2]};',
    'export function G({x: y = d, ...rest}) { try { return y + rest.length + f; } catch ({message}) { return message; } }',
    '',
    '<A/> <C.D/> <G key={d}/> <Details/> <Tabs/> <svg><path d="M0"/></svg> <my-element/> {frontMatter.title} {props.x}',
    '',
    '{[1, 2].map((a, b) => <li key={a.key}>{Math.max(a, b)} {clsx(text)}</li>)} {window.x} {{d, z: 1}.z}',
  ].join('\n');
  await expect(check(text)).resolves.toBeDefined();
});
