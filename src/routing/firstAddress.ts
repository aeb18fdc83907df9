import {decodable, isSamePage, normalizePath} from './normalizePath';
import {pages} from './pages';

let leaving = false;

/** Whether the browser is on its way to the page that the address meant: until it is there, nothing should change. */
export function isLeaving(): boolean {
  return leaving;
}

/** Replaces the address in place, and returns its path. */
function correct(path: string): string {
  const {search, hash} = window.location;
  window.history.replaceState(window.history.state, '', path + search + hash);
  return path;
}

/**
 * Normalizes the address that the site was opened with. Where the host has served that page, its address is corrected
 * in place. Where it has served the not-found page instead, the browser goes to the right address, so that the reader
 * gets the page's own HTML. It can't redirect in a circle, because a normalized address is always the address of a page.
 */
export function normalizeFirstAddress(): void {
  const {pathname: asked, search, hash} = window.location;
  // The router cannot start at a path that cannot be decoded.
  const pathname = decodable(asked) === asked ? asked : correct(decodable(asked));
  const path = normalizePath(pathname, pages);
  if (path === pathname) return;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const served = canonical === undefined ? undefined : new URL(canonical).pathname;
  if (served !== undefined && isSamePage(served, path)) {
    correct(path);
  } else {
    leaving = true;
    window.location.replace(path + search + hash);
  }
}
