import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import aliases from '../../src/data/anchor-aliases.json';
import published from '../data/published-anchors.json';
import routes from '../data/routes.json';

/** The ids of the elements of a built page. */
function idsOf(route: string): Set<string | undefined> {
  const html = readFileSync(path.resolve('build', `.${route}`, 'index.html'), 'utf8');
  return new Set(Array.from(html.matchAll(/\sid="?([^"\s>]+)/g), ([, id]) => id));
}

test.each(Object.entries(published))('%s has every anchor that links in the world name', (route, anchors) => {
  const ids = idsOf(route);
  expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
});

test('every page with old anchors is a route of the documentation', () => {
  const known = [...routes.current, ...routes['3.x']].map((route) => route.replace(/\/$/, ''));
  expect(known).toEqual(expect.arrayContaining(Object.keys(aliases)));
});
