import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The file of a built page; it need not exist. */
const fileOf = (route: string) => path.resolve('build', `.${route}`, 'index.html');

/** Whether the site has a page at a route, with or without a slash at its end. */
export const hasPage = (route: string) => existsSync(fileOf(route));

/** The HTML of a built page. */
export const htmlOf = (route: string) => readFileSync(fileOf(route), 'utf8');

/** The ids of the elements of a built page. */
export function idsOf(route: string): Set<string | undefined> {
  const html = htmlOf(route);
  const later = Array.from(
    html.matchAll(/\sdata-anchors=(?:"([^"]*)"|([^\s>]+))/g),
    ([, many, one]) => many ?? one ?? '',
  );
  return new Set([
    ...Array.from(html.matchAll(/\sid="?([^"\s>]+)/g), ([, id]) => id),
    // What the page fetches when an address names it.
    ...later.flatMap((ids) => ids.split(' ')),
  ]);
}
