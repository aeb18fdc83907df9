import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import routes from '../data/routes.json';

const build = path.resolve('build');

/** The route that a built HTML file answers: `docs/api/misc/index.html` is `/docs/api/misc`. */
function routeOf(file: string): string {
  const route = `/${file.split(path.sep).join('/')}`.replace(/\/index\.html$/, '') || '/';
  return route;
}

const withoutSlash = (route: string) => route.replace(/(.)\/$/, '$1');

test('the build holds exactly the routes of the specification', () => {
  const built = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const expected = [routes.landing, routes.notFound, ...routes.current, ...routes['3.x']].map(withoutSlash);
  expect(routes.current).toHaveLength(45);
  expect(routes['3.x']).toHaveLength(35);
  expect(built.map(routeOf).sort()).toEqual(expected.sort());
});
