/** What the keyboard and screen readers reach on a page: see `packages/ui/accessibility.ts`. */
import {makeAccessible, stopWatchingScrollable} from '@h3-docs/ui/accessibility';

/** Docusaurus calls this when a page has been rendered, the first one included. */
export function onRouteDidUpdate(): void {
  stopWatchingScrollable();
  const main = document.querySelector('main');
  if (main) makeAccessible(main);
}
