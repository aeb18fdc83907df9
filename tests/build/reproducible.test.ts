import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {copySite} from '../support/siteCopy';

/** Every file of a folder with a hash of its content. */
function fingerprint(dir: string): Record<string, string> {
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'}).filter((name) =>
    statSync(path.join(dir, name)).isFile(),
  );
  const hash = (name: string) => createHash('sha256').update(readFileSync(path.join(dir, name))).digest('hex');
  return Object.fromEntries(files.sort().map((name) => [name, hash(name)]));
}

test('two builds in different folders, with the same SOURCE_DATE_EPOCH, give the same files', async () => {
  const copies = [copySite(), copySite()];
  const prints: Record<string, string>[] = [];
  for (const copy of copies) {
    const {ok, output} = await copy.build({SOURCE_DATE_EPOCH: '1700000000'});
    expect(ok, output).toBe(true);
    prints.push(fingerprint(copy.out));
  }
  copies.forEach((copy) => copy.remove());
  expect(Object.keys(prints[0] ?? {}).length).toBeGreaterThan(80);
  expect(prints[1]).toEqual(prints[0]);
});

test('no built file names the folder that the site was built in', () => {
  const build = path.join(process.cwd(), 'build');
  const telling = Object.keys(fingerprint(build)).filter((name) =>
    readFileSync(path.join(build, name)).includes(process.cwd()),
  );
  expect(telling).toEqual([]);
});
