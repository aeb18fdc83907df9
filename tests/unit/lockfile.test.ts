/** What `package-lock.json` promises: each package is checked by its hash, and comes from whatever registry npm is set to. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';

interface Locked {
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const locked = Object.entries(packages).filter(
  ([path, {link}]) => path !== '' && !link && path.includes('node_modules/'),
);

test('every package has its hash, those for other systems too', () => {
  expect(locked.length).toBeGreaterThan(1000);
  expect(locked.filter(([, {integrity}]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});

test('no package comes from a place that the lockfile names', () => {
  expect(locked.filter(([, {resolved}]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
});
