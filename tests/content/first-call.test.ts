import {readFileSync} from 'node:fs';
import {latLngToCell} from 'h3-js';
import {expect, test} from 'vitest';
import {examplesIn} from '@h3-docs/catalogue/node/pages/examples';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {languages} from '@h3-docs/catalogue/languages';

const file = 'src/pages/_landing/first-call.mdx';
const examples = examplesIn(fromMarkdown(readFileSync(file, 'utf8')).children, file);

test('the landing page has a first call in every language of the reference', () => {
  expect(examples.map(({language}) => language)).toEqual(languages);
});

test('its lines of installation are those of the installation page, and its results are right', () => {
  const installation = readFileSync('docs/installation.mdx', 'utf8');
  for (const {code, language} of examples) {
    const [, line = ''] = /install=["'](.*)["']$/.exec(code.meta ?? '') ?? [];
    expect(line, language).not.toBe('');
    expect(installation, language).toContain(`\n${line}\n`);
    expect(code.value, language).toContain(latLngToCell(37.775, -122.418, 9));
  }
});
