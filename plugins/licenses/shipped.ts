import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** What a package says of itself in its `package.json`. */
export interface PackageFacts {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: readonly string[];
}

/**
 * Packages whose published files already contain their dependencies, so that no bundler sees those. For these, every
 * dependency is taken as shipped.
 */
const prebundled: ReadonlySet<string> = new Set(['maplibre-gl', 'mapbox-gl']);

/** The folder of the package that a file belongs to, or undefined for the site's own files. */
export function packageFolder(file: string): string | undefined {
  const parts = file.replaceAll('\\', '/').split('/');
  const at = parts.lastIndexOf('node_modules');
  if (at < 0) return undefined;
  const length = parts[at + 1]?.startsWith('@') ? 3 : 2;
  return parts.length > at + length - 1 ? parts.slice(0, at + length).join('/') : undefined;
}

/** @throws Error when the folder has no readable `package.json` */
function readPackage(folder: string): PackageFacts {
  const facts = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string | {readonly type: string};
    readonly dependencies?: Readonly<Record<string, string>>;
  };
  const {license = 'not stated'} = facts;
  return {
    folder,
    name: facts.name,
    version: facts.version,
    license: typeof license === 'string' ? license : license.type,
    dependencies: Object.keys(facts.dependencies ?? {}),
  };
}

/** The folder that `name` resolves to from within a package: its own `node_modules` first, then those above it. */
function resolveDependency(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return candidate;
    if (path.dirname(folder) === folder) return undefined;
  }
}

/**
 * The packages that shipped files come from, with all that prebundled packages contain, sorted by name and release.
 * @param files - paths of modules and assets; files of the site itself are passed over
 */
export function shippedPackages(files: Iterable<string>): PackageFacts[] {
  const found = new Map<string, PackageFacts>();
  function add(folder: string, withDependencies: boolean): void {
    const facts = readPackage(folder);
    found.set(folder, facts);
    if (!withDependencies && !prebundled.has(facts.name)) return;
    for (const name of facts.dependencies) {
      const dependency = resolveDependency(name, folder);
      if (dependency && !found.has(dependency)) add(dependency, true);
    }
  }
  for (const folder of new Set(Array.from(files, packageFolder))) {
    if (folder !== undefined && existsSync(path.join(folder, 'package.json')) && !found.has(folder)) add(folder, false);
  }
  return [...found.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  );
}
