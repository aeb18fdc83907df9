/** What the documents for contributors say of the code: paths, commands, and patches that there are, in few words. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import project from '../../package.json';

/** All files and folders that Git keeps, or would keep, with slashes; folders end with one. */
function everythingKept(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = listed.split('\0').filter((name) => name !== '' && existsSync(name));
  const folders = files.flatMap((file) => Array.from(file.matchAll(/\//g), ({index}) => file.slice(0, index + 1)));
  return [...new Set([...files, ...folders])];
}

const everything = everythingKept();
const packages = everything.flatMap((name) => /^packages\/([^/]+)\/$/.exec(name)?.[1] ?? []);
const main = ['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'];
const documents = [
  ...main,
  ...everything.filter((file) =>
    /^(?:packages\/[^/]+|plugins|src\/theme|tests|scripts|deploy)\/README\.md$/.test(file),
  ),
];

const read = (file: string) => readFileSync(file, 'utf8');
const wordsOf = (file: string) => read(file).split(/\s+/).filter(Boolean).length;
/** What a document writes in backticks, without its blocks of code. */
const quoted = (file: string) =>
  Array.from(
    read(file)
      .replace(/^ {4}.*$/gm, '')
      .matchAll(/(?<!`)`([^`\n]+)`(?!`)/g),
    ([, text = '']) => text,
  );

const roots = everything.filter((name) => /^[^/]+\/$/.test(name));
const isPath = (text: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(text) &&
  (/\.(?:cjs|conf|css|mdx?|mjs|tsx?)$/.test(text) || roots.some((root) => text.startsWith(root)));
/** Whether the project has a path, from its root or from any folder. A version to be frozen has the files of a frozen one. */
function exists(text: string): boolean {
  const wanted = `/${text.replace('version-4.x', 'version-3.x')}`;
  return everything.some((name) => `/${name}`.endsWith(wanted) || `/${name}`.endsWith(`${wanted}/`));
}

it('a newcomer has at most 3,400 words to read, and the map at most 1,600', () => {
  expect(main.reduce((sum, file) => sum + wordsOf(file), 0)).toBeLessThanOrEqual(3400);
  expect(wordsOf('ARCHITECTURE.md')).toBeLessThanOrEqual(1600);
});

it('the root has the files that tools look for there, and few others', () => {
  expect(everything.filter((name) => !name.includes('/')).length).toBeLessThanOrEqual(22);
});

it('each package has a README of at most a page, and its place in the map', () => {
  const map = read('ARCHITECTURE.md');
  for (const name of packages) {
    expect(wordsOf(`packages/${name}/README.md`), name).toBeLessThanOrEqual(400);
    expect(map).toContain(`(packages/${name})`);
  }
});

describe.each(documents)('%s', (file) => {
  it('names paths that there are', () => {
    expect(quoted(file).filter((text) => isPath(text) && !exists(text))).toEqual([]);
  });

  it('names commands that there are', () => {
    const named = Array.from(read(file).matchAll(/\bnpm run ([\w:-]+)/g), ([, name = '']) => name);
    expect(named.filter((name) => !(name in project.scripts))).toEqual([]);
  });

  it('links to files that there are', () => {
    const links = Array.from(read(file).matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, to = '']) => to);
    const folder = path.posix.dirname(file);
    const lost = links.filter(
      (to) => !everything.some((name) => name.replace(/\/$/, '') === path.posix.join(folder, to)),
    );
    // The examples of links and images for authors lead from a page.
    expect(lost.filter((to) => !/^(?:(?:\.\.)?\/library\/errors\.mdx|\.\/cells\.svg)$/.test(to))).toEqual([]);
  });
});

it('ARCHITECTURE.md has a row for each patch of which the build speaks', () => {
  const code = everything.filter((file) => /^(?:plugins|packages|src)\/.*\.ts$/.test(file)).map(read);
  const named = code.flatMap((text) =>
    Array.from(text.matchAll(/\brelyOn\([\s\S]*?,\s*'([^']+)',\s*'/g), ([, name = '']) => name),
  );
  const table = read('ARCHITECTURE.md').split('## Patches of the framework')[1] ?? '';
  const rows = Array.from(table.matchAll(/^\| ([^|]+?) +\|/gm), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect([...new Set(named)].filter((name) => !rows.includes(name))).toEqual([]);
});
