import type {useHistory} from '@docusaurus/router';
import {afterPaint} from '../afterPaint';
import {pageLink} from './pageLink';

/**
 * Follows links of pages that no component draws as those of Docusaurus are followed: the router shows the
 * page, and the browser loads none. The browser itself scrolls to places on the page. It does so after the next frame,
 * because a place far away takes long to draw, and the reader should see first that the press was noticed.
 *
 * @returns what stops it
 */
export function followLinks(history: ReturnType<typeof useHistory>): () => void {
  function follow(event: MouseEvent): void {
    // Other buttons and keys ask for a new tab, a window, or a file.
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = pageLink(event);
    if (link?.matches('[href^="#"]:not([target])')) {
      event.preventDefault();
      afterPaint(() => window.location.assign(link.href));
      return;
    }
    if (!link?.matches(':is(.markdown, .announcement) a:not([target])')) return;
    event.preventDefault();
    const address = link.pathname + link.search + link.hash;
    // The same address again is no new entry.
    history[address === history.createHref(history.location) ? 'replace' : 'push'](address);
  }
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}
