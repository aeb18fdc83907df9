/** What is wrong with the links between the pages of a built site. */
export interface BrokenLinks {
  /** Whether a link leads to a page of the site that does not exist. */
  readonly pageMissing: boolean;
  /** The links to anchors that their page does not have, by the path of the page that has the link. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

/** The values that a pattern finds in HTML, in whose attributes the build's minifier leaves quotes out where it can. */
const valuesOf = (html: string, pattern: RegExp) =>
  new Set(Array.from(html.matchAll(pattern), ([, quoted, bare = '']) => (quoted ?? bare).replaceAll('&amp;', '&')));

const idsIn = (html: string) => valuesOf(html, / id=(?:"([^"]+)"|([^\s">]+))/g);
const linksIn = (html: string) => valuesOf(html, /<a (?:[^>]* )?href=(?:"([^"]+)"|([^\s">]+))/g);

/** A decoded part of an address. A part that can't be decoded is returned unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Looks at the links in the HTML of a site.
 *
 * @param pages - HTML by the path of its page, without a trailing slash
 * @param isFile - whether a path that isn't a page belongs to a file of the site
 */
export function findBrokenLinks(pages: ReadonlyMap<string, string>, isFile: (path: string) => boolean): BrokenLinks {
  const site = 'https://site.invalid';
  const ids = new Map(Array.from(pages, ([page, html]) => [page, idsIn(html)]));
  const anchors = new Map<string, string[]>();
  let pageMissing = false;
  for (const [page, html] of pages) {
    for (const link of linksIn(html)) {
      const {origin, pathname, hash} = new URL(link, site + page);
      if (origin !== site) continue;
      const target = ids.get(pathname.replace(/(.)\/$/, '$1'));
      if (!target) pageMissing ||= !isFile(pathname);
      else if (hash.length > 1 && !target.has(decoded(hash.slice(1)))) {
        anchors.set(page, [...(anchors.get(page) ?? []), link]);
      }
    }
  }
  return {pageMissing, anchors};
}
