import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import {correctionScript} from '../routing/correctionScript';
import {decodable, isPage, isSamePage, normalizePath, pagePaths, routedPath} from '../routing/normalizePath';

const pages = pagePaths([
  '/',
  '/docs/',
  '/docs/quickstart',
  '/docs/library/index/cell',
  '/docs/api/index',
  '/docs/api',
]);

describe('normalizePath', () => {
  test.each([
    ['/docs/quickstart.html', '/docs/quickstart'],
    ['/docs/quickstart/index.html', '/docs/quickstart'],
    ['/docs/quickstart/index/', '/docs/quickstart'],
    ['/docs/index.html', '/docs/'],
    ['/index', '/'],
    ['//docs//quickstart', '/docs/quickstart'],
  ])('turns %s into %s', (asked, meant) => expect(normalizePath(asked, pages)).toBe(meant));

  test.each([
    '/docs/quickstart/',
    '/docs/library/index',
    '/docs/no-such-page.html',
    '/docs/api/index',
    '/docs/reindex',
  ])('leaves %s alone', (path) => expect(normalizePath(path, pages)).toBe(path));

  test('works below a base URL', () => {
    const based = pagePaths(['/h3/', '/h3/docs/']);
    expect(normalizePath('/h3/index.html', based)).toBe('/h3/');
    expect(normalizePath('/index.html', based)).toBe('/index.html');
  });
});

test('a trailing slash makes no other page', () => {
  expect(isSamePage('/docs', '/docs/')).toBe(true);
  expect(isSamePage('/docs', '/docs/api')).toBe(false);
});

test.each([
  ['/docs/quickstart/', '/docs/quickstart'],
  ['/docs', '/docs/'],
  ['/docs/no-such-page', '/docs/no-such-page'],
  ['/docs/Quickstart', '/docs/Quickstart/404'],
])('the router looks for %s at %s', (address, routed) => expect(routedPath(address, pages)).toBe(routed));

test.each([
  ['#griddisk', '#griddisk'],
  ['#100%', '#100%25'],
  ['/docs/%E2%82%AC', '/docs/%E2%82%AC'],
  ['/docs/%E2%82', '/docs/%25E2%2582'],
])('%s is decodable as %s', (part, made) => expect(decodable(part)).toBe(made));

test.each([
  ['/docs', true],
  ['/docs/quickstart/', true],
  ['/docs/3.x/no-such-page', false],
  ['/404.html', false],
])('%s is a page: %s', (path, expected) => expect(isPage(path, pages)).toBe(expected));

describe('the script of the not-found page', () => {
  /** Where the script sends the browser from an address; undefined where it leaves the page as it is. */
  function destination(known: readonly string[], pathname: string): string | undefined {
    let to: string | undefined;
    const root = {style: {display: ''}};
    const location = {pathname, search: '?a=1', hash: '#b', replace: (address: string) => (to = address)};
    runInNewContext(correctionScript(pagePaths(known)), {
      window: {location},
      document: {title: 'Not found', documentElement: root},
    });
    expect(root.style.display === 'none').toBe(to !== undefined);
    return to;
  }

  const quickstart = ['.html', '/index.html', '/index', '/index/', '', '/'].map((end) => `/quickstart${end}`);
  const others = ['/library/index', '/library/index/cell.html', '/library/index/cell/index', '/no-such-page.html'];
  const addresses = [...quickstart, ...others, '//quickstart', '/index', '/index.html', '/', '/reindex', '/%E2%82'];

  test.each(['', '/h3', '/a/b'])('goes where normalizePath says, below “%s/”', (base) => {
    const known = ['/', '/quickstart', '/library/index/cell', '/docs/'].map((path) => base + path);
    for (const address of addresses) {
      const asked = base + address;
      const meant = normalizePath(asked, pagePaths(known));
      expect(destination(known, asked), asked).toBe(meant === asked ? undefined : `${meant}?a=1#b`);
    }
  });

  test('leaves addresses outside the base URL alone', () => {
    expect(destination(['/h3/', '/h3/quickstart'], '/quickstart.html')).toBeUndefined();
  });
});
