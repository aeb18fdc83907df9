import {newestVersion, versionIds, type DocsVersion} from '@h3-docs/base/versions';

/** A version of the documentation, stored whole. */
export interface Copy {
  readonly version: DocsVersion;
  /** The deployment that it was stored from. */
  readonly edition: string;
  /** When it was complete, in milliseconds since 1970. */
  readonly stored: number;
  /** The size of its files, compressed. */
  readonly bytes: number;
  /** The hash of each file by its path below the base URL. */
  readonly files: Readonly<Record<string, string>>;
  /** The cache that holds it. */
  readonly cache: string;
}

/** Where copies are stored: the browser's caches, and the path of the site, which may share them with others. */
export interface SiteStorage {
  readonly caches: CacheStorage;
  /** The path that the site lives under, with both slashes. */
  readonly baseUrl: string;
}

/** How the names of all caches of the site begin. */
const prefixOf = (baseUrl: string) => `h3-docs-offline ${baseUrl} `;

/** The name of the cache for a version of a deployment. */
export function cacheName(baseUrl: string, edition: string, version: DocsVersion): string {
  return `${prefixOf(baseUrl)}${edition} ${version}`;
}

/** The entry of a cache that is written last: it describes the copy and makes it complete. */
export const descriptionOf = (baseUrl: string) => `${baseUrl}offline-copy`;

/** The entry of a copy that says why a newer deployment could not replace it. */
export const failureOfUpdate = (baseUrl: string) => `${descriptionOf(baseUrl)}-failure`;

/** The names of all caches of the site, complete or not. */
export async function siteCaches({caches, baseUrl}: SiteStorage): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefixOf(baseUrl)));
}

/** All complete copies, the latest first. */
export async function completeCopies(storage: SiteStorage): Promise<readonly Copy[]> {
  const found = await Promise.all(
    (await siteCaches(storage)).map(async (name): Promise<Copy[]> => {
      const description = await storage.caches.match(descriptionOf(storage.baseUrl), {cacheName: name});
      return description ? [{...((await description.json()) as Omit<Copy, 'cache'>), cache: name}] : [];
    }),
  );
  return found.flat().sort((a, b) => b.stored - a.stored);
}

/**
 * The copies that readers are served from, all of one deployment: that of `edition`, or else the latest. Empty when the
 * newest version of the documentation isn't among them.
 */
export function oneEdition(copies: readonly Copy[], edition?: string): readonly Copy[] {
  const whole = copies.filter(({version}) => version === newestVersion);
  const {edition: chosen} = whole.find((copy) => copy.edition === edition) ?? whole[0] ?? {};
  return versionIds.flatMap((id) =>
    copies.filter((copy) => copy.version === id && copy.edition === chosen).slice(0, 1),
  );
}

/** Removes all that the site has stored for offline use, except for the caches of these names. */
export async function removeCopies(storage: SiteStorage, except: readonly string[] = []): Promise<void> {
  const names = (await siteCaches(storage)).filter((name) => !except.includes(name));
  await Promise.all(names.map((name) => storage.caches.delete(name)));
}
