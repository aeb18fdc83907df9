import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

test('no built file names the folder that the site was built in', () => {
  const files = readdirSync('build', {recursive: true, encoding: 'utf8'}).map((name) => path.join('build', name));
  const telling = files.filter((file) => statSync(file).isFile() && readFileSync(file).includes(process.cwd()));
  expect(telling).toEqual([]);
});
