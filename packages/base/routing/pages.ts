import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {pagePaths} from './normalizePath';

type Routes = typeof routes;

interface Loadable {
  readonly preload?: () => Promise<unknown>;
}

/** The exact paths of a tree of routes: those of pages, without the layouts around them. */
function exactPaths(tree: Routes): string[] {
  return tree.flatMap((route) => [...(route.exact ? [route.path] : []), ...exactPaths((route.routes ?? []) as Routes)]);
}

/** Every page of this site, base URL included. */
export const pages = pagePaths(exactPaths(routes));

/** Loads the code of the page at a path. Rejects when it can't be loaded, also later: the router keeps the answer. */
export async function loadPage(path: string): Promise<void> {
  // Docusaurus's types know that routes can be loaded, but not that this gives a promise.
  const parts = matchRoutes(routes, path).map(({route}) => route.component as unknown as Loadable);
  await Promise.all(parts.map(async (part) => part.preload?.()));
}
