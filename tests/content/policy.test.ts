/** Every page has the policy that the file of headers has, as far as a page can have it. */
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headersFor, readHeadersFile} from '../../plugins/security/headersFile';
import {headerOnly} from '../../plugins/security/policy';
import {filesIn} from '../support/filesIn';

const html = filesIn(['build'], /\.html$/).map((file) => readFileSync(file, 'utf8'));
const headers = headersFor(readHeadersFile(readFileSync('build/_headers', 'utf8')), '/docs');

test('the policy of every page is that of its header, before all scripts, styles, and links', () => {
  const directives = (headers['Content-Security-Policy'] ?? '').split('; ');
  const expected = directives.filter((directive) => !headerOnly.some((name) => directive.startsWith(name)));
  expect(expected).toHaveLength(directives.length - 1);
  expect(html.length).toBeGreaterThan(50);
  const meta = `<meta http-equiv=Content-Security-Policy content="${expected.join('; ')}">`;
  const others = html.filter((page) => {
    const at = page.indexOf(meta);
    return at < 0 || at > page.search(/<(?:script|style|link)\b/);
  });
  expect(others).toEqual([]);
});
