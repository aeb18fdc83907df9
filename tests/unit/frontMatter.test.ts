import {createRequire} from 'node:module';
import type {DefaultParseFrontMatter} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {parseFrontMatter} from '../../plugins/checks/frontMatter';
import {versions} from '@h3-docs/base/versions';

const parse = (filePath: string, checked: unknown) =>
  parseFrontMatter({
    filePath,
    fileContent: '',
    defaultParseFrontMatter: () => Promise.resolve({frontMatter: {checked}, content: ''}),
  });
const current = '/site/docs/quickstart.mdx';
const old = '/site/versioned_docs/version-3.x/quickstart.mdx';

test.each([
  [current, '4.4.1'],
  [old, '3.6.4'],
])('%s may have been checked against %s', async (file, checked) => {
  await expect(parse(file, checked)).resolves.toMatchObject({frontMatter: {checked}});
});

test.each([
  [current, versions['4.x'].release],
  [old, versions['3.x'].release],
])('%s that names no release was checked against that of its version', async (file, release) => {
  await expect(parse(file, undefined)).resolves.toMatchObject({frontMatter: {checked: release}});
});

test('a page outside of the documentation names none', async () => {
  await expect(parse('/site/src/pages/_landing/globe.mdx', undefined)).resolves.toEqual({frontMatter: {}, content: ''});
});

test.each([
  [current, '3.7.2'],
  [current, '4.50.0'],
  [current, 'latest'],
  [current, null],
  [old, '4.5.0'],
])('%s cannot have been checked against %s', async (file, checked) => {
  await expect(parse(file, checked)).rejects.toThrow(`${file}: 'checked: ${String(checked)}' is no release`);
});

const framework = createRequire(createRequire(import.meta.url).resolve('@docusaurus/plugin-content-docs'));
const {DEFAULT_PARSE_FRONT_MATTER} = framework('@docusaurus/utils') as {
  DEFAULT_PARSE_FRONT_MATTER: DefaultParseFrontMatter;
};

/** Reads a text as Docusaurus does. */
const readText = (fileContent: string) =>
  parseFrontMatter({filePath: current, fileContent, defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER});

test.each([
  ['is not YAML', '---\nid: start\ntitle: [Start\ndescription: How.\n---\n', 4, 'missed comma'],
  ['asks for what no page shows', '---\nid: start\ntags: [a]\n---\n', 3, '"tags" has no effect on this site'],
  ['has no such release', '---\nid: start\ntitle: Start\nchecked: 4.4\n---\n', 4, "'checked: 4.4' is no release"],
])('front matter that %s is refused by file and line, however often it is read', async (_what, text, line, message) => {
  await expect(readText(text)).rejects.toThrow(`${current}:${line}: ${message}`);
  await expect(readText(text)).rejects.toThrow(`${current}:${line}: ${message}`);
});
