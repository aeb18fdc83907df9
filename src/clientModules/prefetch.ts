/**
 * Which pages are fetched ahead. Docusaurus fetches the page of every link in view; this site fetches that of a link
 * that its reader points at, touches, or brings the focus to, and the next page when the link at the end of the text
 * comes into view. Docusaurus itself fetches nothing ahead on 2g or in data-saver mode. A page that can't be fetched
 * ahead changes nothing for the reader: only a click asks for it again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Prefetch = Window['docusaurus']['prefetch'];

let stock: Prefetch = () => false;

/** Fetches the files of the page at an address of this site, and runs none of them. */
const fetchAhead: Prefetch = (address) => {
  const fetching = stock(new URL(address, window.location.href).pathname);
  return fetching && fetching.catch(() => []);
};

function fetchOnlyByIntent(): void {
  stock = window.docusaurus.prefetch;
  // Docusaurus calls the first for each link that comes into view, the second when one is pointed at or touched.
  window.docusaurus = {prefetch: () => false, preload: fetchAhead};
  document.addEventListener('focusin', ({target}) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) void fetchAhead(link.href);
  });
}

let watching: IntersectionObserver | undefined;

/** Docusaurus calls this when a page has been rendered, the first one included. */
export function onRouteDidUpdate(): void {
  watching?.disconnect();
  const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  if (!next) return;
  watching = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) void fetchAhead(next.href);
  });
  watching.observe(next);
}

// Docusaurus puts its functions on the window after the client modules have run and before it renders a link.
if (ExecutionEnvironment.canUseDOM) queueMicrotask(fetchOnlyByIntent);
