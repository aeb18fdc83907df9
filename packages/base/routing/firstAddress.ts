import {decodable, isSamePage, normalizePath} from './normalizePath';
import {pages} from './pages';

let leaving = false;

/** Whether the browser is on its way to the page that the address meant. Until it is there, nothing should be rendered. */
export function isLeaving(): boolean {
  return leaving;
}

/** Replaces the address in place. */
function correct(path: string): void {
  const {search, hash} = window.location;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/**
 * Normalizes the address that the site was opened with. Where the host has served that page, its address is corrected
 * in place. Where it has served the not-found page instead, the browser goes to the right address, so that the reader
 * gets the page's own HTML. It can't redirect in a circle, because a normalized address is always the address of a page.
 */
export function normalizeFirstAddress(): void {
  const {pathname: asked, search, hash} = window.location;
  // The router cannot start at a path that cannot be decoded.
  const pathname = decodable(asked);
  const path = normalizePath(pathname, pages);
  if (path === pathname) {
    // What begins with two slashes would be taken for the address of another host.
    const own = pathname.replace(/^\/{2,}/, '/');
    if (own !== asked) correct(own);
    return;
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const served = canonical === undefined ? undefined : new URL(canonical).pathname;
  if (served !== undefined && isSamePage(served, path)) {
    correct(path);
  } else {
    leaving = true;
    window.location.replace(path + search + hash);
  }
}
