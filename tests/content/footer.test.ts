import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

const html = readFileSync(path.resolve('build/docs/quickstart/index.html'), 'utf8');
const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
const plain = (markup: string) => markup.replace(/<[^>]+>/g, '').trim();

test("the footer's columns and items are those of the specification", () => {
  const columns = footer.split(/class="?footer__title[^>]*>/).slice(1);
  const items = columns.map((column) => [
    plain(column.slice(0, column.indexOf('<'))),
    ...Array.from(column.matchAll(/class="?footer__link-item[^>]*>(.*?)<\/a>/g), ([, label = '']) => plain(label)),
  ]);
  expect(items).toEqual([
    ['Docs', 'Getting Started', 'Installation', 'API Reference'],
    ['Community', 'Chat workspace', 'Questions and answers'],
    ['Bindings', 'Python', 'JavaScript', 'More bindings'],
    ['Source', 'GitHub'],
  ]);
  expect(plain(footer)).toContain('© 2025');
});
