import {fileEnding, type PagePaths} from './normalizePath';

/**
 * Runs in the head of the not-found page: it is inlined in the HTML as text, so it may use nothing from outside itself.
 *
 * @param known - the paths of all pages, with spaces between them
 * @param ending - `fileEnding`
 */
function correctAddress(known: string, ending: RegExp): void {
  const {pathname: asked, search, hash} = window.location;
  const bare = (path: string) => path.replace(/\/$/, '');
  const find = (path: string) => known.split(' ').find((page) => bare(page) === bare(path));
  const single = asked.replace(/\/{2,}/g, '/');
  if (asked === single && find(asked) !== undefined) return;
  const meant = find(single) ?? find(bare(single).replace(ending, ''));
  if (meant === undefined) return;
  document.title = '';
  document.documentElement.style.display = 'none';
  window.location.replace(meant + search + hash);
}

/**
 * A script for the head of the not-found page. A host serves that page for an address that only names a page by its file
 * (`/docs/quickstart.html`): the script then hides it before it is painted, and goes to the page that `normalizePath`
 * finds. The addresses of all pages are in the script, because nothing else has arrived yet.
 */
export const correctionScript = (pages: PagePaths): string =>
  `(${correctAddress.toString()})(${JSON.stringify([...pages.values()].join(' '))},${String(fileEnding)})`;
