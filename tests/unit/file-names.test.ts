import {execFileSync} from 'node:child_process';
import {expect, test} from 'vitest';

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
