/** Rules of files: their names, what the lockfile promises, and what no code says. */
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {databases} from '../../docs/_bindings/databases';
import {filesIn} from '../support/filesIn';

/** A module's path as an import names it: `./Controls` finds `controls.ts` on a disk that ignores case. */
const importName = (file: string) => file.replace(/\.(?:tsx?|mts|mjs|cjs|js)$/, '');

test('no two files of a folder differ by case alone, which disks of macOS and Windows ignore', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(Boolean);
  const names = [...new Set(files.map(importName))];
  const seen = new Map<string, string>();
  const pairs = names.flatMap((name) => {
    const other = seen.get(name.toLowerCase());
    seen.set(name.toLowerCase(), name);
    return other === undefined ? [] : [[other, name]];
  });
  expect(pairs).toEqual([]);
});

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(
  ([place, {link}]) => place !== '' && !link && place.includes('node_modules/'),
);

test('every package has its hash, those for other systems too', () => {
  expect(locked.length).toBeGreaterThan(1000);
  expect(locked.filter(([, {integrity}]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual([]);
});

test('no package comes from a place that the lockfile names', () => {
  expect(locked.filter(([, {resolved}]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
});

test('no code names a database: its folder of bindings has all that is known of it', () => {
  // DuckDB is a language of the site, too.
  const ids = Object.keys(databases).filter((id) => id !== 'duckdb');
  const named = new RegExp(`(['"])(?:${ids.join('|')})\\1|^ +(?:${ids.join('|')}):`, 'm');
  const files = filesIn(['packages', 'plugins', 'src'], /^(?!.*\/tests\/).*\.tsx?$/);
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});
