/** What the practical pages say about H3, held against the facts of the releases and the catalogue. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {allFunctions} from '@h3-docs/catalogue/node/catalogue';
import facts from '../data/h3-api.json';

/** The text of a page, its lines joined. */
const page = (file: string) => readFileSync(path.resolve(file), 'utf8').replace(/\s+/g, ' ');

/** The names in code that stand between two passages of a page. */
function namesBetween(text: string, from: string, to: string): string[] {
  const start = text.indexOf(from);
  const end = text.indexOf(to, start);
  expect(start, from).toBeGreaterThanOrEqual(0);
  expect(end, to).toBeGreaterThan(start);
  return [...text.slice(start, end).matchAll(/`([A-Za-z0-9]+)`/g)].map((match) => match[1] ?? '');
}

describe('the h3 command', () => {
  const text = page('docs/core-library/filters.mdx');
  const missing = allFunctions.filter(({signatures}) => signatures.c && !signatures.shell).map(({name}) => name);

  test('lacks exactly the functions that its page leaves out', () => {
    const named = namesBetween(text, 'These functions have no subcommand', '## The filter programs');
    expect(
      named.filter((word) => word !== 'Unsafe' && word !== 'Safe').sort(),
      'docs/core-library/filters.mdx and docs/_bindings/shell/functions.json',
    ).toEqual(missing.toSorted());
  });

  test('has another name than C for three functions', () => {
    const commands = facts.v4.cli.subcommands as readonly string[];
    const renamed = allFunctions.filter(
      ({name, signatures}) => signatures.c && signatures.shell && !commands.includes(name),
    );
    expect(renamed.map(({name}) => name).sort()).toEqual(['cellsToLinkedMultiPolygon', 'h3ToString', 'stringToH3']);
    for (const name of ['stringToInt', 'intToString', 'cellsToMultiPolygon']) {
      expect(commands).toContain(name);
      expect(text).toContain(`\`${name}\``);
    }
  });
});

const common = ['quickstart', 'installation', 'core-library/usage', 'core-library/custom-alloc'];
const guides = ['docs', 'versioned_docs/version-3.x']
  .flatMap((folder) => [...common, 'core-library/creating-bindings'].map((name) => `${folder}/${name}.mdx`))
  .concat('docs/core-library/compilation-options.mdx');

test.each(guides)('%s shows what each whole program prints', (file) => {
  const source = readFileSync(path.resolve(file), 'utf8');
  const programs = [...source.matchAll(/^```(c|python)\n(.*?)^```\n(\s*```output)?/gms)];
  expect(programs.length).toBeGreaterThan(0);
  for (const [, language, code = '', output] of programs) {
    expect(language !== 'c' || code.includes('int main(void)'), code).toBe(true);
    expect(output, code).toBeDefined();
  }
});

describe('the FAQ of the readme', () => {
  const source = readFileSync(path.resolve('docs/readme.mdx'), 'utf8');
  const section = /^<Questions id="[\w-]+">\n(.*?)^<\/Questions>/ms.exec(source)?.[1] ?? '';
  const questions = section
    .replace(/^### .*$/gm, '')
    .split(/^#### /m)
    .slice(1)
    .map((text) => [/\{\/\* #([\w-]+)/.exec(text)?.[1] ?? '', text] as const);

  test('has forty questions and more, among them those of uber/h3#481, each with an id of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(new Set(questions.map(([id]) => id)).size).toBe(questions.length);
    for (const id of ['which-resolution-do-i-need', 'why-hexagons-and-not-squares', 'why-are-there-pentagons']) {
      expect(questions.map(([name]) => name)).toContain(id);
    }
  });

  test.each(questions)('answers in short and leads on: %s', (_, text) => {
    expect(text).toMatch(/\]\((?:\.\/[\w/.-]+\.mdx|#)/);
    const prose = text.replace(/^```.*?^```$/gms, '').replace(/<Value[^>]*>/g, '1');
    expect(prose.split(/\s+/).length).toBeLessThanOrEqual(95);
  });
});
