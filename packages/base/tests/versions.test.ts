import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {versionOf} from '../node/version';
import {formerVersion, newestVersion, successorVersion, versionIds, versionNamed, versions} from '../versions';
import {filesIn} from '@site/tests/support/filesIn';
import recorded from '@site/versions.json';

// Tests name versions, and the converter means releases of H3, not versions of the documentation.
const own = /^(?!packages\/base\/versions\.ts|.*\/(?:tests|[cC]onverter)\/).*\.(?:tsx?|mdx)$/;
const sources = filesIn(['src', 'packages', 'plugins', 'docs'], own);

test('no code but the table of versions tells versions apart', () => {
  const naming = [...sources, 'docusaurus.config.ts'].filter((file) =>
    /['"]\d\.x['"]|(?:===?|!==?|case)\s*`\d\.x`|\bisLast\b/.test(readFileSync(file, 'utf8')),
  );
  expect(naming).toEqual([]);
});

test('the table has the versions that Docusaurus knows, each with its folder', () => {
  expect(versionIds.map((id) => versions[id].name)).toEqual(['current', ...recorded]);
  for (const id of versionIds) {
    expect(existsSync(versions[id].folder)).toBe(true);
    expect(versionNamed(versions[id].name)).toBe(id);
  }
  expect(() => versionNamed('2.x')).toThrow("There is no version called '2.x'");
});

test('one version is the newest, and the renaming leads from one to the next', () => {
  expect(versionIds.filter((id) => versions[id].newest)).toEqual([newestVersion]);
  expect(successorVersion(formerVersion(newestVersion))).toBe(newestVersion);
});

test.each([
  ['/site/docs/library/errors.mdx', '4.x'],
  ['docs/readme.mdx', '4.x'],
  ['C:\\site\\versioned_docs\\version-3.x\\readme.mdx', '3.x'],
  ['/site/src/pages/_landing/globe.mdx', '4.x'],
  ['/site/i18n/de/docusaurus-plugin-content-docs/version-3.x/readme.mdx', '3.x'],
  ['/site/i18n/de/docusaurus-plugin-content-docs/current/readme.mdx', '4.x'],
])('%s is a page of %s', (file, version) => {
  expect(versionOf(file)).toBe(version);
});
