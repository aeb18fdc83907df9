import type {Element, Root} from 'hast';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import rehypeAnchorAliases, {type AnchorAliases} from '../../plugins/elements/anchorAliases';
import {routeOf} from '@h3-docs/base/node/routeOf';

const element = (tagName: string, properties: Element['properties'], ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string) => ({type: 'text' as const, value});

/** A page with one section and a table of one row, after its aliases were added. */
function page(aliases: AnchorAliases): {readonly heading: Element; readonly cell: Element} {
  const heading = element('h2', {id: 'areas'}, text('Areas'));
  const cell = element('td', {}, text('Amazon Athena'));
  const tree: Root = {type: 'root', children: [heading, element('table', {}, element('tr', {}, cell))]};
  rehypeAnchorAliases({aliases})(tree, new VFile({path: '/site/docs/core-library/restable.mdx'}));
  return {heading, cell};
}

const idsIn = (node: Element) =>
  node.children.flatMap((child) => (child.type === 'element' ? [child.properties.id] : []));

test('a section and a table row get their old anchors, and those of another page change nothing', () => {
  const aliases = {'/docs/core-library/restable': {'cell-areas': 'areas', athena: {row: 'Amazon Athena'}}};
  const {heading, cell} = page({...aliases, '/docs': {old: 'nowhere'}});
  expect(idsIn(heading)).toEqual(['cell-areas']);
  expect(idsIn(cell)).toEqual(['athena']);
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
