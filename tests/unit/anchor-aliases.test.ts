import {toHtml} from 'hast-util-to-html';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import rehypeAnchorAliases, {type AnchorAliases} from '../../plugins/elements/anchorAliases';
import {readPage} from '@h3-docs/base/node/readPage';
import {routeOf} from '@h3-docs/base/node/routeOf';

/** A page with one section and a table of one row, after its aliases were added. */
function page(aliases: AnchorAliases): string {
  const {tree} = readPage('<h2 id="areas">Areas</h2><table><tr><td>Amazon Athena</td></tr></table>');
  rehypeAnchorAliases({aliases})(tree, new VFile({path: '/site/docs/core-library/restable.mdx'}));
  return toHtml(tree);
}

test('a section and a table row get their old anchors, and those of another page change nothing', () => {
  const aliases = {'/docs/core-library/restable': {'cell-areas': 'areas', athena: {row: 'Amazon Athena'}}};
  expect(page({...aliases, '/docs': {old: 'nowhere'}})).toBe(
    '<h2 id="areas"><span id="cell-areas" class="anchor-alias"></span>Areas</h2>' +
      '<table><tr><td><span id="athena" class="anchor-alias"></span>Amazon Athena</td></tr></table>',
  );
});

test.each([
  [{old: 'nowhere'}, /restable\.mdx: the old anchor #old leads to #nowhere, which isn't on this page/],
  [{old: {row: 'Oracle'}}, /#old leads to a table row that begins with "Oracle", which isn't on this page/],
  [{areas: 'areas'}, /#areas is an id of this page already/],
])('the build refuses %j', (anchors, message) => {
  expect(() => page({'/docs/core-library/restable': anchors})).toThrow(message);
});

test.each([
  ['/x/docs/readme.mdx', '/docs'],
  ['/x/docs/library/index/cell.mdx', '/docs/library/index/cell'],
  ['C:\\x\\docs\\quickstart.mdx', '/docs/quickstart'],
  ['/x/versioned_docs/version-3.x/readme.mdx', '/docs/3.x'],
  ['/x/versioned_docs/version-3.x/api/misc.mdx', '/docs/3.x/api/misc'],
])('%s is the page %s', (file, route) => {
  expect(routeOf(file)).toBe(route);
});
