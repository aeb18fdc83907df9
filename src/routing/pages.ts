import routes from '@generated/routes';
import {pagePaths} from './normalizePath';

type Routes = typeof routes;

/** The exact paths of a tree of routes: those of pages, without the layouts around them. */
function exactPaths(tree: Routes): string[] {
  return tree.flatMap((route) => [...(route.exact ? [route.path] : []), ...exactPaths((route.routes ?? []) as Routes)]);
}

/** Every page of this site, base URL included. */
export const pages = pagePaths(exactPaths(routes));
