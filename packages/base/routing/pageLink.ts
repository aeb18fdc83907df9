import {isPage} from './normalizePath';
import {pages} from './pages';

/** The link to a page of this site that an event happened on. */
export function pageLink({target}: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === window.location.origin && isPage(link.pathname, pages) ? link : null;
}
