import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** A value alone on its line, with text on the line before or after it: MDX makes three paragraphs of that. */
const split = /(?<=\S\n)<Value [^<>]*\/>\n|\n<Value [^<>]*\/>\n(?=\S)/;

test('no value splits its sentence into paragraphs', () => {
  const pages = ['docs', 'versioned_docs', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => path.join(folder, file)),
  );
  expect(pages.length).toBeGreaterThan(60);
  expect(pages.filter((page) => split.test(readFileSync(page, 'utf8')))).toEqual([]);
});
