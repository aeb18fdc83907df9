/**
 * Decides which pages are fetched ahead. Docusaurus fetches the page of every link in view; this site fetches that of a
 * link that its reader points at, touches, or brings the focus to, and the next page when the link at the end of the
 * text comes into view. A page that can't be fetched ahead changes nothing for the reader: only a click asks for it
 * again.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import registry from '@generated/registry';
import {ahead} from '@h3-docs/base/dataSaver';
import {addressOfScript, knowPages, nameScripts} from '@h3-docs/base/routing/pageScripts';
import {isSamePage} from '@h3-docs/base/routing/normalizePath';
import {pageLink} from '@h3-docs/base/routing/pageLink';

type Prefetch = Window['docusaurus']['prefetch'];

/** The bundler's function that loads a script by its number, and Docusaurus's that finds the address of one by a name. */
declare const __webpack_require__: {
  e: (script: string) => Promise<unknown>;
  gca: (name: string) => string | undefined;
};

/**
 * The address of the script of a part of a page, which Docusaurus asks for by a name that the bundler doesn't know here
 * (`plugins/bundler/leanData.ts`). The part's own script is the last that loading it would ask for, and none is loaded.
 * `undefined` where the page has fetched that script.
 */
function addressOf(name: string): string | undefined {
  const {e: load} = __webpack_require__;
  let last: string | undefined;
  __webpack_require__.e = (script) => {
    last = script;
    return new Promise(() => undefined);
  };
  try {
    void registry[name]?.[0]();
  } finally {
    __webpack_require__.e = load;
  }
  const address = last && addressOfScript(last);
  const isFetched = address && performance.getEntriesByName(new URL(address, window.location.href).href).length > 0;
  return isFetched ? undefined : address;
}

const ignore = () => false as const;

let stock: Prefetch = ignore;

/** Fetches the files of the page at a path of this site, and runs none of them. */
function fetchAhead(path: string): void {
  ahead(() => {
    knowPages()
      .then(() => Promise.all([stock(path)]))
      .catch(() => []);
  });
}

/** One listener watches all links, so that links that no component renders are treated like the others. */
function onIntent(event: Event): void {
  const link = pageLink(event);
  if (link && !isSamePage(link.pathname, window.location.pathname)) fetchAhead(link.pathname);
}

function fetchOnlyByIntent(): void {
  stock = window.docusaurus.prefetch;
  __webpack_require__.gca = addressOf;
  // Docusaurus calls the first for each link that comes into view, the second when one is pointed at or touched.
  window.docusaurus = {prefetch: ignore, preload: ignore};
  for (const intent of ['mouseover', 'touchstart', 'focusin'])
    document.addEventListener(intent, onIntent, {passive: true});
}

let watching: IntersectionObserver | undefined;

/** Docusaurus calls this when a page has been rendered, the first one included. */
export function onRouteDidUpdate(): void {
  watching?.disconnect();
  const next = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
  if (!next) return;
  watching = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) fetchAhead(next.pathname);
  });
  watching.observe(next);
}

// Docusaurus puts its functions on the window after the client modules have run and before it renders a link.
if (ExecutionEnvironment.canUseDOM) {
  nameScripts();
  queueMicrotask(fetchOnlyByIntent);
}
