const fileEnding = /(?:\/index)?\.html$|\/index$/;

/** The same page with and without its trailing slash has one key. */
function keyOf(path: string): string {
  return path.replace(/\/+$/, '');
}

/** The pages of the site by the path that a reader may ask for, whatever its trailing slash. */
export type PagePaths = ReadonlyMap<string, string>;

/** @param paths every exact path of the site, as its links write them: `/docs/`, `/docs/quickstart` */
export function pagePaths(paths: readonly string[]): PagePaths {
  return new Map(paths.map((path) => [keyOf(path), path]));
}

/** Whether two paths lead to the same page: they may differ in the trailing slash. */
export function isSamePage(a: string, b: string): boolean {
  return keyOf(a) === keyOf(b);
}

/**
 * The path of the page that an address ending in `.html`, `/index.html` or `/index` means. A path that is a page of
 * its own (`/docs/library/index/cell`), and one that leads to no page even without its ending, stays what it is.
 */
export function normalizePath(path: string, pages: PagePaths): string {
  const key = keyOf(path);
  if (pages.has(key)) return path;
  return pages.get(keyOf(key.replace(fileEnding, ''))) ?? path;
}
