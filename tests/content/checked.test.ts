import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {versions} from '@h3-docs/base/versions';
import routes from '../data/routes.json';

const textOf = (route: string) =>
  readFileSync(path.resolve('build', `.${route}`, 'index.html'), 'utf8').replace(/<!-- -->|<\/?span>/g, '');

test.each([
  ...routes.current.map((route) => [route, versions['4.x'].release] as const),
  ...routes['3.x'].map((route) => [route, versions['3.x'].release] as const),
])('%s names the release that it was last checked against', (route, release) => {
  const named = [...textOf(route).matchAll(/Last checked against H3 ([\d.]+) ·/g)].map((match) => match[1]);
  expect(named).toHaveLength(1);
  expect(named[0]?.split('.')[0]).toBe(release.split('.')[0]);
});
