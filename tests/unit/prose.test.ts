import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import {checkMarkdown, checkStrings} from '../../scripts/lib/prose/check';

function findings(path: string, value: string): string[] {
  const file = new VFile({path, value});
  if (path.endsWith('.ts')) checkStrings(file);
  else checkMarkdown(file);
  return file.messages.map(({line, reason}) => `${line}: ${reason}`);
}

it.each([
  ['a banned word, with what to do', 'Cells are hexagons.\n\nIt stands in the table.', '3: “stands”: Use “is”.'],
  ['a purpose without a sentence', 'To keep clear of them.', '1: “To keep clear of them.”: A purpose alone'],
  ['a repeated word', 'Call the the function.', '1: Unexpected repeated `the`'],
  ['a wrong article', 'This is a hexagon, not an pentagon.', '1: Unexpected article `an` before `pentagon`'],
  ['punctuation after a heading', '# Choose a resolution:', '1: Unexpected character `:` at end of heading'],
  ['a heading that begins with “To”', '# To choose a resolution', '1: A heading starts with a verb or a noun'],
  ['a caption', '<Figure name="disk" caption="What comes back." />', '1: “What”: Name the noun'],
  ['front matter', '---\ntitle: Cells\ndescription: Cells stand here.\n---\n', '1: “stand”: Use “is”.'],
])('finds %s', (_name, text, finding) => {
  expect(findings('page.mdx', text)).toEqual([expect.stringContaining(finding)]);
});

it('finds a sentence of more than 35 words, without numbers, and code as a word', () => {
  const sentence = (words: number) =>
    `One two ${Array(words - 3)
      .fill('more')
      .join(' and ')} \`end\` 1 2 3.`;
  expect(findings('page.md', sentence(18))).toEqual([]);
  expect(findings('page.md', sentence(21))).toEqual([
    expect.stringContaining('“One two more and more and more…” has '),
  ]);
});

it('leaves code alone', () => {
  expect(findings('page.mdx', '```c\n// It stands here.\n```\n\nCall `of its own` twice.')).toEqual([]);
});

it('finds texts for readers in TypeScript, and neither comments nor code', () => {
  const source = [
    '/** It stands here. */',
    "import {nor} from './nor';",
    "export const entry = {summary: 'The cell ' +",
    "  `stands at ${nor}.`, signatures: ['int stands in the way'], className: 'stands of the in'};",
  ];
  expect(findings('entry.ts', source.join('\n'))).toEqual(['3: “stands”: Use “is”.']);
});
