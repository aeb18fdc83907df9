import type {Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {rehypeFormulas} from '../../plugins/math';

/** A page with formulas, one a line, after the plugin. */
function draw(...formulas: readonly string[]): Root {
  const page: Root = {
    type: 'root',
    children: formulas.map((value, at) => ({
      type: 'element',
      tagName: 'code',
      properties: {className: ['language-math', 'math-inline']},
      children: [{type: 'text', value}],
      position: {start: {line: at + 1, column: 1}, end: {line: at + 1, column: 9}},
    })),
  };
  rehypeFormulas()(page, new VFile({path: `${process.cwd()}/docs/page.mdx`}));
  return page;
}

test.each([
  [['a', '\\frac{a'], /^docs\/page\.mdx:2: the formula can't be read: KaTeX parse error: .*\\frac/],
  [['\\unknown x'], /^docs\/page\.mdx:1: the formula can't be read: .*\\unknown/],
  [['\\foo', 'a', '\\bar x \\baz'], /^docs\/page\.mdx:1: .*\ndocs\/page\.mdx:3: /],
])('%j fails with file and line', (formulas, message) => {
  expect(() => draw(...formulas)).toThrow(message);
});
