import {readFileSync, statSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesIn} from '../support/filesIn';

const files = filesIn(['build'], /./).filter((file) => statSync(file).isFile());

test('no built file names the folder that the site was built in', () => {
  expect(files.filter((file) => readFileSync(file).includes(process.cwd()))).toEqual([]);
});

test('the bundler replaced no number by a part of a name', () => {
  // It writes the last hash of a name wherever the first one stands, in data, too. Ten digits stand nowhere else.
  const hashes = files.flatMap((file) => /[./]([\da-f]{4,})\.(?:js|json|svg|txt|zip)$/.exec(file.slice(5))?.[1] ?? []);
  expect(hashes.length).toBeGreaterThan(500);
  expect(hashes.filter((hash) => hash.length < 10)).toEqual([]);
  const isJson = (file: string) => {
    try {
      return Boolean(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return false;
    }
  };
  expect(files.filter((file) => file.endsWith('.json') && !isJson(file))).toEqual([]);
});
