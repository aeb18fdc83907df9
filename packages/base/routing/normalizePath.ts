import {withoutTrailing} from '../withoutTrailing';

/** What an address has beyond its page's path when it names the page by a file. */
export const fileEnding = /(?:\/index)?\.html$|\/index$/;

/** The same page with and without its trailing slash has one key. */
function keyOf(path: string): string {
  return withoutTrailing(path, '/');
}

/** The pages of the site by the path that a reader may ask for, whatever its trailing slash. */
export type PagePaths = ReadonlyMap<string, string>;

/** @param paths every exact path of the site, as its links write them: `/docs/`, `/docs/quickstart` */
export function pagePaths(paths: readonly string[]): PagePaths {
  return new Map(paths.map((path) => [keyOf(path), path]));
}

/** Whether a path, whatever its trailing slash, is that of a page. */
export function isPage(path: string, pages: PagePaths): boolean {
  return pages.has(keyOf(path));
}

/** Whether two paths lead to the same page: they may differ in the trailing slash. */
export function isSamePage(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b);
}

/**
 * The path of the page that an address means which ends in `.html`, `/index.html` or `/index`, or has a slash too many.
 * A path that is a page of its own (`/docs/library/index/cell`), and one that leads to no page even without its ending,
 * stays what it is.
 */
export function normalizePath(path: string, pages: PagePaths): string {
  const single = path.replace(/\/{2,}/g, '/');
  if (path === single && isPage(path, pages)) return path;
  return pages.get(keyOf(single)) ?? pages.get(keyOf(keyOf(single).replace(fileEnding, ''))) ?? path;
}

/**
 * The path by which the router finds what is at an address: a page's own, whatever the address's trailing slash, so
 * that every address of a page names the same canonical one. The router ignores case, which hosts don't: it would show
 * `/docs/quickstart` for `/docs/Quickstart`. Such a path leads to an address below that page, where no page is.
 */
export function routedPath(path: string, pages: PagePaths): string {
  const key = keyOf(path);
  const page = pages.get(key);
  if (page !== undefined) return page;
  const lower = key.toLowerCase();
  return [...pages.keys()].some((known) => known.toLowerCase() === lower) ? `${key}/404` : path;
}

/** A part of an address as it is where it can be decoded, else with its percent signs taken for themselves. */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
