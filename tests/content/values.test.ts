import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {filesIn} from '../support/filesIn';

/** A value alone on its line, with text on the line before or after it: MDX makes three paragraphs of that. */
const split = /(?<=\S\n)<Value [^<>]*\/>\n|\n<Value [^<>]*\/>\n(?=\S)/;

test('no value splits its sentence into paragraphs', () => {
  const pages = filesIn(['docs', 'versioned_docs', 'src/pages'], /\.mdx$/);
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => split.test(readFileSync(page, 'utf8')))).toEqual([]);
});
