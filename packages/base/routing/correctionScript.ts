import {fileEnding, type PagePaths} from './normalizePath';

/**
 * A script for the head of the not-found page. A host serves that page for an address that only names a page by its file
 * (`/docs/quickstart.html`): the script then hides it before it is painted, and goes to the page that `normalizePath`
 * finds. The addresses of all pages are in the script, because nothing else has arrived yet.
 */
export function correctionScript(pages: PagePaths): string {
  return `(function (asked, root) {
  var pages = ${JSON.stringify([...pages.values()].join(' '))}.split(' ');
  var single = asked.replace(/\\/{2,}/g, '/');
  function bare(path) {
    return path.replace(/\\/$/, '');
  }
  function find(path) {
    return pages.filter(function (page) {
      return bare(page) === bare(path);
    })[0];
  }
  var meant = (asked !== single || !find(asked)) && (find(single) || find(bare(single).replace(${String(fileEnding)}, '')));
  if (!meant) return;
  document.title = '';
  root.style.display = 'none';
  location.replace(meant + location.search + location.hash);
})(location.pathname, document.documentElement);`;
}
