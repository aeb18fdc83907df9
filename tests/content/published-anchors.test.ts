import {expect, test} from 'vitest';
import aliases from '../../src/data/anchor-aliases.json';
import published from '../data/published-anchors.json';
import routes from '../data/routes.json';
import {idsOf} from '../support/builtSite';

test.each(Object.entries(published))('%s has every anchor that links in the world name', (route, anchors) => {
  const ids = idsOf(route);
  expect(anchors.filter((anchor) => !ids.has(anchor))).toEqual([]);
});

test('every page with old anchors is a route of the documentation', () => {
  const known = [...routes.current, ...routes['3.x']].map((route) => route.replace(/\/$/, ''));
  expect(known).toEqual(expect.arrayContaining(Object.keys(aliases)));
});
