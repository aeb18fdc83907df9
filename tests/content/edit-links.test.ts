import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readSettings} from '@h3-docs/base/node/environment';
import {htmlOf} from '../support/builtSite';
import routes from '../data/routes.json';

const {editUrl} = readSettings(process.env);
const allRoutes = [...routes.current, ...routes['3.x']];

/** The files of the project that a built page leads to for editing. */
const editedFiles = (route: string) =>
  [...htmlOf(route).matchAll(/href="?([^"\s>]+)/g)].flatMap(([, href = '']) =>
    href.startsWith(editUrl) ? [href.slice(editUrl.length)] : [],
  );

test.each(allRoutes)('the edit links of %s lead to files of the project', (route) => {
  const files = editedFiles(route);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(path.resolve(file)))).toEqual([]);
});

test.each([
  ['/docs/api/traversal', 'gridDisk'],
  ['/docs/3.x/api/traversal', 'kRing'],
])('on %s, the section of %s leads to its own entry', (route, name) => {
  const html = htmlOf(route);
  const section = html.slice(html.search(new RegExp(`<h2[^>]* id="?${name.toLowerCase()}\\b`)));
  const file = section.slice(section.indexOf(editUrl) + editUrl.length).split(/["\s>]/)[0] ?? '';
  expect(readFileSync(path.resolve(file), 'utf8')).toContain(`name: '${name}'`);
});
