import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** The texts that Lighthouse's SEO audit (`link-text`) takes for generic ones in links to other pages. */
const generic = new Set(
  [
    'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more',
    'see more|start|this',
  ].flatMap((texts) => texts.split('|')),
);

test('every link to another page says by itself where it leads', () => {
  const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(60);
  const found = pages.flatMap((page) => {
    const html = readFileSync(path.join('build', page), 'utf8');
    return Array.from(html.matchAll(/<a\b(?![^>]*\bhref="?#)[^>]*>([^<]*)<\/a>/g), ([link, text = '']) => ({
      link,
      text,
    })).flatMap(({link, text}) => (generic.has(text.trim().toLowerCase()) ? [`${page}: ${link}`] : []));
  });
  expect(found).toEqual([]);
});
