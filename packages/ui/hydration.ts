/**
 * Whether React has brought the page's HTML to life. What is rendered from then on comes by navigation or from a reader's
 * action, not from the server. Unlike `useIsBrowser`, it doesn't render its callers a second time.
 */
export function hasHydrated(): boolean {
  // oxlint-disable-next-line typescript/prefer-optional-chain -- Node.js has no such variable, which `?.` would read
  return typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';
}

/** An element that the server has rendered, as it was before React began; null where there was none, as in the preview. */
let fromServer: Element | null | undefined;

/** Remembers an element of the server's HTML. Called once, before React begins. */
export function rememberServerMarkup(): void {
  fromServer = document.getElementById('__docusaurus')?.firstElementChild ?? null;
}

/**
 * Whether React has rendered the page itself: `npm start` sends no HTML, or React has thrown the server's HTML away. React
 * does so if something else has changed the page: an extension that inserts elements, or a browser that translates. Parts that are in the HTML alone then have to be
 * fetched, as on a page that the reader navigates to. Only effects can ask: until then the HTML is there.
 */
export function isServerMarkupGone(): boolean {
  return fromServer === null || (fromServer !== undefined && !fromServer.isConnected);
}
