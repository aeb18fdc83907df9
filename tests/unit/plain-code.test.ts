import {expect, test} from 'vitest';
import {withoutTags, withTags} from '../../src/components/CodeBlock/plain';
import {highlight} from '@h3-docs/base/node/highlight';
import {textOfHtml} from '../support/textOfHtml';

test.each([
  ['c', '#include <h3/h3api.h>\nint64_t size = a && b < 1; // "x" &amp; y\n'],
  ['python', "import h3\n\nprint(h3.grid_disk('891fb46741bffff', 1))"],
  ['sql', "SELECT h3_latlng_to_cell(37.5, -122, 9) AS cell WHERE a <> 'b';"],
  ['output', '[1, 2] <none>'],
])('code in %s is the same after its tags were taken out and put back', async (language, code) => {
  const html = await highlight(code, language);
  const plain = withoutTags(html);
  expect(plain?.text).not.toContain('<');
  expect(textOfHtml(plain?.text ?? '')).toBe(code);
  expect(withTags(code, plain?.tags ?? '')).toBe(html);
});

test('tags within others come back in their places', () => {
  const html = '<span class="overload"><span class="t">List</span>&lt;String>\n</span><span class="overload">b</span>';
  const plain = withoutTags(html);
  expect(plain).toEqual({text: 'List&lt;String>\nb', tags: '0overload 0t 4/ 9/ 0overload 1/'});
  expect(withTags('List<String>\nb', plain?.tags ?? '')).toBe(html.replace('String>', 'String&gt;'));
});

test('markup of another kind is refused', () => {
  expect(withoutTags('a <mark>b</mark>')).toBeUndefined();
});

test('words that declare are colored in Go, too', async () => {
  expect(await highlight('package a\ntype B struct{}', 'go')).toMatch(/<span class="k">type *<\/span>/);
});
