import type {FinishedPage} from '@h3-docs/base/node/readPage';

/** A link of a page that leads nowhere, or an image without a file. */
export interface BrokenLink {
  /** The path of the page that has it. */
  readonly page: string;
  /** The address as the page has it. */
  readonly link: string;
  /** What is missing. */
  readonly missing: 'anchor' | 'image' | 'page';
}

/** A decoded part of an address. A part that can't be decoded is returned unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Looks at the links and the images of a site.
 *
 * @param pages - each page by its path, without a trailing slash
 * @param isFile - whether a path that isn't a page belongs to a file of the site, or of a part that is built by itself
 */
export function findBrokenLinks(
  pages: ReadonlyMap<string, FinishedPage>,
  isFile: (path: string) => boolean,
): BrokenLink[] {
  const site = 'https://site.invalid';
  const addressOf = (link: string, page: string) => {
    const base = site + page;
    const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
    return url?.origin === site ? url : undefined;
  };
  const missingAt = (page: string, link: string): 'anchor' | 'page' | undefined => {
    const url = addressOf(link, page);
    if (!url) return undefined;
    const target = pages.get(url.pathname.replace(/(.)\/$/, '$1'));
    if (!target) return isFile(url.pathname) ? undefined : 'page';
    return url.hash.length <= 1 || target.ids.has(decoded(url.hash.slice(1))) ? undefined : 'anchor';
  };
  return Array.from(pages).flatMap(([page, {links, images}]) => {
    const broken = [...links].flatMap((link): BrokenLink[] => {
      const missing = missingAt(page, link);
      return missing ? [{page, link, missing}] : [];
    });
    const lost = [...images].filter((link) => {
      const url = addressOf(link, page);
      return url && !isFile(url.pathname);
    });
    return [...broken, ...lost.map((link): BrokenLink => ({page, link, missing: 'image'}))];
  });
}
