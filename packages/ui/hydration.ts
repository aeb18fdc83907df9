/**
 * Whether React has brought the page's HTML to life. What is rendered from then on comes by navigation or from a reader's
 * action, not from the server. Unlike `useIsBrowser`, it doesn't render its callers a second time.
 */
export function hasHydrated(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.hasHydrated === 'true';
}
