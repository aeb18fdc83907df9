/** Each package can be read by itself: its `package.json` names all that it imports, in the release that is installed. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it, test} from 'vitest';
import {databases} from '../../docs/_bindings/databases';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const {packages: locked} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, {readonly version?: string}>>;
};

/** Modules that the bundler makes, and files of this site. */
const ours = /^(?:\.|node:|@site\/|@theme|@generated\/|h3-map-)/;
/** What the bundler of Docusaurus finds in its core. */
const ofCore =
  /^@docusaurus\/(?:ExecutionEnvironment|Link|Translate|router|useBrokenLinks|useDocusaurusContext|useIsBrowser)$/;

/** The package of npm in which an import finds its module. */
function packageOf(specifier: string): string {
  const module = specifier.replace(/^.*!/, '');
  if (ofCore.test(module)) return '@docusaurus/core';
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The other packages that a package's code, or its tests, import. */
function importsOf(name: string, part: 'code' | 'tests'): string[] {
  const folder = `packages/${name}`;
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.tsx?$/.test(file) && file.startsWith('tests/') === (part === 'tests'),
  );
  const specifiers = files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(path.join(folder, file), 'utf8'), true, true)
      .importedFiles.map(({fileName}) => fileName),
  );
  const modules = specifiers.filter((specifier) => !ours.test(specifier)).map(packageOf);
  return [...new Set(modules)].filter((module) => module !== `@h3-docs/${name}`).sort();
}

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
  const [code, tests] = (['code', 'tests'] as const).map((part) => importsOf(name, part)) as [string[], string[]];
  /** Whether there is a package with the types of a module. Some modules have only types, such as `geojson`. */
  const hasTypes = (module: string) => `@types/${module}` in devDependencies;

  it('names each package that it imports', () => {
    expect(code.filter((module) => !(module in dependencies) && !hasTypes(module))).toEqual([]);
    expect(tests.filter((module) => !(module in named) && !hasTypes(module))).toEqual([]);
  });

  it('names no other package', () => {
    const wanted = new Set([...code, ...tests].flatMap((module) => [module, `@types/${module}`]));
    expect(Object.keys(named).filter((module) => !wanted.has(module))).toEqual([]);
    expect(Object.keys(dependencies).filter((module) => !code.includes(module))).toEqual([]);
  });

  it('names the release that is installed', () => {
    const installed = (module: string, release: string) => {
      const place = module.replace(/^@h3-docs\//, 'packages/');
      const version = locked[place === module ? `node_modules/${module}` : place]?.version ?? 'none';
      return release.startsWith('npm:') ? release.replace(/[^@]+$/, version) : version;
    };
    for (const [module, release] of Object.entries(named)) expect(release, module).toBe(installed(module, release));
  });
});
