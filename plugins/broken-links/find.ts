// cspell:ignore onopentag
import {Parser} from 'htmlparser2';

/** A link of a page that leads nowhere, or an image without a file. */
export interface BrokenLink {
  /** The path of the page that has it. */
  readonly page: string;
  /** The address as the page has it. */
  readonly link: string;
  /** What is missing. */
  readonly missing: 'anchor' | 'image' | 'page';
}

/** What a page names and has. */
interface Places {
  readonly ids: Set<string>;
  readonly links: Set<string>;
  readonly images: Set<string>;
}

function placesIn(html: string): Places {
  const places: Places = {ids: new Set(), links: new Set(), images: new Set()};
  const parser = new Parser({
    onopentag(name, {id, href, src, 'data-anchors': fetched}) {
      if (id !== undefined) places.ids.add(id);
      // The ids of what the page fetches when an address names one of them.
      for (const later of fetched?.split(' ') ?? []) places.ids.add(later);
      if (name === 'a' && href !== undefined) places.links.add(href);
      if (name === 'img' && src !== undefined) places.images.add(src);
    },
  });
  parser.end(html);
  return places;
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
 * Looks at the links and the images in the HTML of a site.
 *
 * @param pages - HTML by the path of its page, without a trailing slash
 * @param isFile - whether a path that isn't a page belongs to a file of the site, or of a part that is built by itself
 */
export function findBrokenLinks(pages: ReadonlyMap<string, string>, isFile: (path: string) => boolean): BrokenLink[] {
  const site = 'https://site.invalid';
  const all = new Map(Array.from(pages, ([page, html]) => [page, placesIn(html)]));
  const addressOf = (link: string, page: string) => {
    const base = site + page;
    const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
    return url?.origin === site ? url : undefined;
  };
  const missingAt = (page: string, link: string): 'anchor' | 'page' | undefined => {
    const url = addressOf(link, page);
    if (!url) return undefined;
    const target = all.get(url.pathname.replace(/(.)\/$/, '$1'));
    if (!target) return isFile(url.pathname) ? undefined : 'page';
    return url.hash.length <= 1 || target.ids.has(decoded(url.hash.slice(1))) ? undefined : 'anchor';
  };
  return Array.from(all).flatMap(([page, {links, images}]) => {
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
