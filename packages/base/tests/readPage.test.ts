import {toHtml} from 'hast-util-to-html';
import {expect, test} from 'vitest';
import {readPage} from '../node/readPage';

test.each([
  ['attributes of any text', '<h1 title="a > b &lt;p">Title</h1>', '<h1 title="a > b <p">Title</h1>'],
  ['paragraphs without an end', '<p>one<p>two<br>three', '<p>one</p><p>two<br>three</p>'],
  [
    'a paragraph before the next term',
    '<dl><dd><p>a<dt>b<dd>c</dl>d',
    '<dl><dd><p>a</p></dd><dt>b</dt><dd>c</dd></dl>d',
  ],
  [
    'a head of a table without an end',
    '<table><thead><tr><th>a<tbody><tr><td>b</table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['a line feed at the start of code', '<pre>\na\n</pre>', '<pre>a\n</pre>'],
  [
    'a drawing, which has no content',
    '<svg class="a b" aria-label="“a”"><g><path/><svg></svg></g></svg>after',
    '<svg class="a b" aria-label="“a”"></svg>after',
  ],
])('the tree of a page has %s', (_what, html, tree) => {
  expect(toHtml(readPage(html).tree)).toBe(tree);
});

test('ids and links of drawings count, and the ids of what a page fetches', () => {
  const {ids, links, images} = readPage(
    '<details data-anchors="one two"></details><svg><a href="#b"><g id="a"/></a></svg><img src="/a.png">',
  );
  expect([...ids]).toEqual(['one', 'two', 'a']);
  expect([...links]).toEqual(['#b']);
  expect([...images]).toEqual(['/a.png']);
});
