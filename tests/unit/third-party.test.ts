import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {thirdPartyNotices} from '../../plugins/licenses/notices';
import {packageFolder, shippedPackages} from '../../plugins/licenses/shipped';

const root = mkdtempSync(path.join(tmpdir(), 'third-party-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

/** Makes a package below the test's own `node_modules` and returns one of its files. */
function makePackage(name: string, facts: object = {}, files: Readonly<Record<string, string>> = {}): string {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name, version: '1.0.0', license: 'MIT', ...facts}));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return path.join(folder, 'index.js');
}

test.each([
  ['/x/node_modules/react/cjs/react.js', '/x/node_modules/react'],
  ['/x/node_modules/@mdx-js/react/index.js', '/x/node_modules/@mdx-js/react'],
  ['/x/node_modules/a/node_modules/b/c.js', '/x/node_modules/a/node_modules/b'],
  ['/x/src/site.ts', undefined],
])('the package of %s is %s', (file, folder) => {
  expect(packageFolder(file)).toBe(folder);
});

test('a package that bundles its dependencies brings them along, other packages do not', () => {
  makePackage('earcut');
  makePackage('deep');
  const files = [
    makePackage('maplibre-gl', {dependencies: {earcut: '*'}}),
    makePackage('clsx', {dependencies: {deep: '*'}}),
  ];
  expect(shippedPackages(files).map(({name}) => name)).toEqual(['clsx', 'earcut', 'maplibre-gl']);
});

test('each license text is printed once, below all that it covers, and one that is missing stops the build', () => {
  const text = 'Permission is granted.';
  const files = [makePackage('one', {}, {LICENSE: text}), makePackage('two', {}, {'LICENSE.md': text})];
  const notices = thirdPartyNotices(shippedPackages(files), 'Introduction', {});
  expect(notices.split(text)).toHaveLength(2);
  expect(notices).toMatch(/^Introduction\n[^]*one 1\.0\.0 \(MIT\)\ntwo 1\.0\.0 \(MIT\)/);
  const packages = shippedPackages([makePackage('bare')]);
  expect(thirdPartyNotices(packages, '', {MIT: 'The MIT License'})).toContain('The MIT License');
  expect(() => thirdPartyNotices(packages, '', {})).toThrow(/bare 1\.0\.0 \(MIT\).*Add the text/);
});
