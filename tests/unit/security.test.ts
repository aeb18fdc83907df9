import {expect, test} from 'vitest';
import {headersFor, readHeadersFile, siteHeaders, writeHeadersFile} from '../../plugins/security/headersFile';
import {
  contentSecurityPolicy,
  inlineScriptHashes,
  printPolicy,
  scriptHash,
  withPolicy,
} from '../../plugins/security/policy';
import {readPage} from '@h3-docs/base/node/readPage';
import {frameScript, frameScriptHash, jsxFrameScript, jsxFrameScriptHash} from '@h3-docs/playground/frameScript';

/** The hash of `alert(1)`, as browsers name it in the report of a blocked script. */
const alertHash = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

test('the hash of a script is the one that browsers compute', () => {
  expect(scriptHash('alert(1)')).toBe(alertHash);
});

test('the policy of the sandbox names the script of its frame', () => {
  expect(frameScriptHash).toBe(scriptHash(frameScript));
  expect(jsxFrameScriptHash).toBe(scriptHash(jsxFrameScript));
});

test('inline scripts are those that a browser runs from the page itself', () => {
  const html = [
    '<script>alert(1)</script>',
    '<script data-rh=true type="text/javascript">alert(1)</script>',
    '<script type=module>alert(1)</script>',
    '<script src="/assets/main.js" defer></script>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
    '<script></script>',
  ];
  expect(inlineScriptHashes(readPage(html.join('\n')))).toEqual([alertHash, alertHash, alertHash]);
});

const mathStyles = 'https://cdn.example/npm/katex@1.0.0/dist/katex.min.css';
const policyOf = (mapbox = false) => contentSecurityPolicy({scripts: [alertHash, alertHash], mapbox, mathStyles});

test('the policy allows no inline script but those named, and Mapbox only for its map', () => {
  const policy = policyOf();
  expect(policy['script-src']).not.toContain("'unsafe-inline'");
  expect(policy['script-src']?.filter((source) => source.startsWith("'sha256-"))).toHaveLength(3);
  expect(printPolicy(policy)).not.toContain('mapbox');
  expect(policyOf(true)['connect-src']).toEqual(["'self'", 'https://*.mapbox.com']);
});

test('the policy allows one style sheet of the CDN and the fonts beside it', () => {
  expect(policyOf()['style-src']).toEqual(["'self'", "'unsafe-inline'", mathStyles]);
  expect(policyOf()['font-src']).toEqual(["'self'", 'https://cdn.example/npm/katex@1.0.0/dist/fonts/']);
});

test('a page has all of the policy that a page can have, before all that it restricts', () => {
  const page = withPolicy('<!doctype html><head><meta charset=UTF-8><script>alert(1)</script>', policyOf());
  expect(page).toMatch(/^<!doctype html><head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="/);
  const [, inPage = ''] = /content="([^"]*)"/.exec(page) ?? [];
  expect(`${inPage}; frame-ancestors 'self'`).toBe(printPolicy(policyOf()));
  expect(() => withPolicy('<!doctype html><head>', policyOf())).toThrow('no place for its policy');
});

test('a file of headers is read as it was written', () => {
  const rules = siteHeaders("default-src 'self'; img-src data:", '/h3/');
  expect(readHeadersFile(writeHeadersFile(rules))).toEqual(rules);
  expect(() => readHeadersFile('  X-Lost: header')).toThrow('_headers, line 1');
});

test('headers hold for the paths of their pattern', () => {
  const rules = siteHeaders("default-src 'self'", '/h3/');
  expect(headersFor(rules, '/h3/docs')).toHaveProperty('Content-Security-Policy');
  expect(headersFor(rules, '/other')).toEqual({});
  expect(headersFor(rules, '/h3/assets/main.js')).toHaveProperty(
    'Cache-Control',
    'public, max-age=31536000, immutable',
  );
  expect(headersFor(rules, '/h3/sw.js')).toHaveProperty('Cache-Control', 'no-cache');
  expect(headersFor(rules, '/h3/docs/api/indexing.md')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersFor(rules, '/h3/docs/api/indexing')).not.toHaveProperty('X-Robots-Tag');
});
