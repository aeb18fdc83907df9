import {expect, test} from 'vitest';
import {headersFor, readHeadersFile, siteHeaders, writeHeadersFile} from '../../plugins/security/headersFile';
import {contentSecurityPolicy, inlineScriptHashes, scriptHash} from '../../plugins/security/policy';
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
  expect(inlineScriptHashes(html.join('\n'))).toEqual([alertHash, alertHash, alertHash]);
});

test('the policy allows no inline script but those named, and Mapbox only for its map', () => {
  const policy = contentSecurityPolicy({scripts: [alertHash, alertHash], mapbox: false});
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).not.toContain('unsafe-inline');
  expect(scripts?.match(/'sha256-/g)).toHaveLength(3);
  expect(policy).not.toContain('mapbox');
  expect(contentSecurityPolicy({scripts: [], mapbox: true})).toMatch(/connect-src 'self' https:\/\/\*\.mapbox\.com/);
});

test('the policy allows the service worker of offline copies to start and to fetch', () => {
  const directives = contentSecurityPolicy({scripts: [], mapbox: false}).split('; ');
  for (const name of ['worker-src', 'connect-src']) {
    expect(directives.find((directive) => directive.startsWith(name))).toContain("'self'");
  }
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
  for (const file of ['sw.js', 'offline.json']) {
    expect(headersFor(rules, `/h3/${file}`)).toHaveProperty('Cache-Control', 'no-cache');
  }
  expect(headersFor(rules, '/h3/docs/api/indexing.md')).toHaveProperty('X-Robots-Tag', 'noindex');
  expect(headersFor(rules, '/h3/docs/api/indexing')).not.toHaveProperty('X-Robots-Tag');
});
