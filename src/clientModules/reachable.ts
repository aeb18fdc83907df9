/** What the keyboard and screen readers reach on a page: see `packages/ui/reach.ts`. */
import {forgetReached, reach} from '@h3-docs/ui/reach';

/** Docusaurus calls this when a page has been rendered, the first one included. */
export function onRouteDidUpdate(): void {
  forgetReached();
  const main = document.querySelector('main');
  if (main) reach(main);
}
