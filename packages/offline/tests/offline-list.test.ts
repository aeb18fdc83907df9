import {gzipSync} from 'node:zlib';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {lastly} from '@site/plugins/lastly';
import {assignFiles, listFiles, sizesOf} from '../node/list';

const shared = '0123456789abcdef';
const former = 'fedcba9876543210';
const files = new Map(
  Object.entries({
    _headers: 'x',
    'sitemap.xml': 'x',
    'sw.js': 'x',
    'offline.json': 'x',
    'assets/offline/1.json': 'x',
    'index.html': 'home',
    'docs/index.html': 'docs',
    'docs/3.x/index.html': 'docs of 3.x',
    'docs/3.x.md': '# 3.x',
    'docs/library/migrating-3.x/index.html': 'migrating',
    'api/h3-3.x.json': '{}',
    'assets/js/aaaa.1.js': `page of 3.x with ${former} and ${shared}`,
    'assets/js/bbbb.1.js': `page of 4.x with ${shared}`,
    'assets/js/cccc.1.js': 'layout of both',
    [`assets/figures/${former}.svg`]: '<svg/>',
    [`assets/figures/${shared}.svg`]: '<svg/>',
  }).map(([path, text]) => [path, Buffer.from(text)] as const),
);
const routes = {
  '/h3/docs/3.x/quickstart-b53': {__comp: 'cccc', content: 'aaaa'},
  '/h3/docs/quickstart-b54': {__comp: 'cccc', content: 'bbbb', __context: {plugin: 'cccc'}},
};
const rules = {routes, baseUrl: '/h3/', unlisted: new Set<string>()};

test('an older version has its pages, and what only their code needs', () => {
  const assigned = assignFiles(files, rules);
  const of = (version: string) => [...assigned].flatMap(([path, id]) => (id === version ? [path] : [])).sort();
  expect(of('3.x')).toEqual([
    'api/h3-3.x.json',
    `assets/figures/${former}.svg`,
    'assets/js/aaaa.1.js',
    'docs/3.x.md',
    'docs/3.x/index.html',
  ]);
  expect(of('4.x')).toEqual([
    `assets/figures/${shared}.svg`,
    'assets/js/bbbb.1.js',
    'assets/js/cccc.1.js',
    'docs/index.html',
    'docs/library/migrating-3.x/index.html',
    'index.html',
  ]);
});

test('the list has hashes and sizes after gzip, and is equal for equal builds', async () => {
  const assigned = assignFiles(files, rules);
  const list = await listFiles(files, assigned);
  expect(list['4.x']['index.html']).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), gzipSync('home').length]);
  const reversed = new Map([...files].reverse());
  expect(JSON.stringify(await listFiles(reversed, assignFiles(reversed, rules)))).toBe(JSON.stringify(list));
  expect(sizesOf(list)['4.x']).toBe(Object.values(list['4.x']).reduce((sum, [, bytes]) => sum + bytes, 0));
});

test('the last plugin can wait until the others have written', async () => {
  const steps: string[] = [];
  const slow = Object.assign(
    (): Plugin => ({
      name: 'slow',
      async postBuild() {
        await new Promise(setImmediate);
        steps.push('slow');
      },
    }),
    {validateOptions: () => undefined},
  ) as unknown as PluginModule;
  const plugins = lastly([[slow, {}], 'by-name'], (written) => () => ({
    name: 'last',
    async postBuild() {
      await written();
      steps.push('last');
    },
  }));
  const [[watched], byName, last] = plugins as unknown as [[PluginModule], string, PluginModule];
  expect(byName).toBe('by-name');
  expect(watched).toHaveProperty('validateOptions');
  const started = [await watched({} as LoadContext, {}), await last({} as LoadContext, {})];
  await Promise.all(started.map(async (plugin) => plugin?.postBuild?.({} as never)));
  expect(steps).toEqual(['slow', 'last']);
});

test('a copy has no unlisted page, and none of the code that only this page needs', () => {
  const assigned = assignFiles(files, {...rules, unlisted: new Set(['/h3/docs/3.x', '/h3/docs/quickstart'])});
  expect(['docs/3.x.md', 'docs/3.x/index.html', 'assets/js/bbbb.1.js'].filter((file) => assigned.has(file))).toEqual(
    [],
  );
  expect(assigned.has('assets/js/cccc.1.js')).toBe(true);
});
