import {expect, test} from 'vitest';
import {functionDestinations, lostNames, pageDestinations} from '@site/plugins/not-found';
import formerPages from '@site/src/data/former-pages.json';
import {nearest} from '../routing/nearest';
import routes from '@site/tests/data/routes.json';

const pages = [
  ...routes.current.map((to) => ({to, title: to})),
  ...routes['3.x'].map((to) => ({to, title: to, version: '3.x'})),
];
const destinations = [...pageDestinations(pages), ...functionDestinations()];
const first = (path: string) => nearest(path, destinations)[0]?.to;

test.each([
  ['/docs/core-library/h3indexing', '/docs/core-library/h3Indexing'],
  ['/docs/library/restable', '/docs/core-library/restable'],
  ['/docs/quick-start.html', '/docs/quickstart'],
  ['/docs/instalation', '/docs/installation'],
  ['/docs/api/directededge', '/docs/api/uniedge'],
  ['/docs/core-library/geoToH3desc', '/docs/core-library/latLngToCellDesc'],
  ['/docs/3.x/core-library/h3indexing', '/docs/3.x/core-library/h3Indexing'],
  ['/docs/3.x/api/vertex', '/docs/api/vertex'],
  ['/docs/errors', '/docs/library/errors'],
  ['/docs/api', '/docs/api/indexing'],
  ['/docs/api/traversal/more', '/docs/api/traversal'],
  ['/docs/highlights/flow', '/docs/highlights/flowmodel'],
  ['/docs/install', '/docs/installation'],
  ['/docs/library/errors-table', '/docs/library/errors'],
  ['/docs/api/kring', '/docs/api/traversal#griddisk'],
  ['/docs/api/grid_disk', '/docs/api/traversal#griddisk'],
  ['/docs/3.x/api/kRing', '/docs/3.x/api/traversal#kring'],
  ['/docs/api/h3_latlng_to_cell', '/docs/api/indexing#latlngtocell'],
])('a wrong address is led to the page that it most likely means: %s', (path, to) => {
  expect(first(path)).toBe(to);
});

test('no page is named where no name is like it, and never more than three', () => {
  expect(nearest('/wp-login.php', destinations)).toEqual([]);
  expect(nearest('/', destinations)).toEqual([]);
  expect(nearest('/docs/api/index', destinations).length).toBeLessThanOrEqual(3);
});

test('a former name that leads to no page fails the build', () => {
  const addresses = pages.map(({to}) => to);
  expect(lostNames(addresses, {...formerPages, gone: '/docs/gone'})).toEqual([
    expect.stringMatching(/'gone' leads to \/docs\/gone/),
  ]);
});
