/** Packages name the releases that are installed, and no code names a database. What they import is held by `npm run check -- unused`. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it, test} from 'vitest';
import {databases} from '../../docs/_bindings/databases';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const {packages: locked} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, {readonly version?: string}>>;
};

/** The files of code in a folder, without tests. */
const codeIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)tests\//.test(file))
    .map((file) => path.join(folder, file));

test('no code names a database: its folder of bindings has all that is known of it', () => {
  // DuckDB is a language of the site, too.
  const ids = Object.keys(databases).filter((id) => id !== 'duckdb');
  const named = new RegExp(`(['"])(?:${ids.join('|')})\\1|^ +(?:${ids.join('|')}):`, 'm');
  const files = ['packages', 'plugins', 'src'].flatMap(codeIn);
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});

// Git keeps no empty folders, so a package that was removed can leave its folder behind.
const names = readdirSync('packages').filter((name) => existsSync(`packages/${name}/package.json`));

describe.each(names)('packages/%s', (name) => {
  const {dependencies = {}, devDependencies = {}} = JSON.parse(
    readFileSync(`packages/${name}/package.json`, 'utf8'),
  ) as Manifest;
  const named = {...dependencies, ...devDependencies};

  it('names the release that is installed', () => {
    const installed = (module: string, release: string) => {
      const place = module.replace(/^@h3-docs\//, 'packages/');
      const version = locked[place === module ? `node_modules/${module}` : place]?.version ?? 'none';
      return release.startsWith('npm:') ? release.replace(/[^@]+$/, version) : version;
    };
    for (const [module, release] of Object.entries(named)) expect(release, module).toBe(installed(module, release));
  });
});
