import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, it} from 'vitest';

const folder = path.resolve('build/assets/js');
const chunks = readdirSync(folder).filter((file) => file.startsWith('figure-'));

/** The bytes of a chunk over the wire. */
const weigh = (file: string) => gzipSync(readFileSync(path.join(folder, file))).length;
const named = (name: string) => chunks.filter((file) => file.startsWith(`${name}.`));

it('each living figure is a file of at most 15 KB, and what they share of at most 40 KB', () => {
  const names = readdirSync('packages/figures').filter((file) => file.endsWith('.live.ts'));
  for (const name of names) {
    const [chunk = '', ...others] = named(`figure-${name.replace('.live.ts', '')}-live-ts`);
    expect(others).toEqual([]);
    expect(weigh(chunk), chunk).toBeLessThanOrEqual(15_000);
  }
  expect(names.length).toBeGreaterThan(1);
  const [kit = ''] = named('figure-kit');
  expect(weigh(kit)).toBeLessThanOrEqual(40_000);
});

it('h3-js is in one file that all living figures load', () => {
  // An error message of its own.
  const having = chunks.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('Cell arguments had'));
  expect(having).toEqual(named('figure-h3-js'));
});
