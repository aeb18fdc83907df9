import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {expect, it} from 'vitest';
import remarkQuestions from '../../plugins/elements/questions';
import {nodesOf, runPlugin} from '../support/page';

/** A page with these questions, after the plugin. */
const expand = (questions: string) => runPlugin(`<Questions>\n\n${questions}\n\n</Questions>`, remarkQuestions);

/** The elements of a name, with their attributes. */
const elements = (tree: Root, wanted: string) =>
  nodesOf(tree, 'mdxJsxFlowElement')
    .filter(({name}) => name === wanted)
    .map(({attributes, children}) => ({
      attributes: Object.fromEntries(
        attributes.flatMap((each) => ('name' in each ? [[each.name, each.value] as const] : [])),
      ),
      text: toString({children, type: 'root'}),
    }));

const tree = await expand(
  '### Maps\n\n#### Why? {/* #why #why-old */}\n\nBecause.\n\nSo.\n\n#### How? {/* #how */}\n\nThus.',
);

it('questions are collapsible, each with all of its answer under its first id', () => {
  expect(elements(tree, 'details')).toHaveLength(3);
  expect(elements(tree, 'summary').map(({text}) => text)).toEqual(['Maps', 'Why? ', 'How? ']);
  expect(elements(tree, 'div').filter(({attributes}) => attributes.id)).toEqual([
    {attributes: {id: 'why'}, text: 'Because.So.Link to this answer'},
    {attributes: {id: 'how'}, text: 'Thus.Link to this answer'},
  ]);
});

it('questions leave no heading for the table of contents', () => {
  expect(nodesOf(tree, 'heading')).toEqual([]);
  expect(elements(tree, 'span').slice(0, 1)).toEqual([
    {attributes: {role: 'heading', 'aria-level': '3'}, text: 'Maps'},
  ]);
});

it.each([
  ['#### Why?\n\nBecause.', /docs\/page\.mdx:1: <Questions>: line 3: the question needs an id/],
  ['Because.\n\n#### Why? {/* #why */}', /<Questions>: text must follow a question/],
  ['### Maps\n\nBecause.', /<Questions>: text must follow a question/],
])('questions that are written wrongly fail with their place: %j', async (questions, message) => {
  await expect(expand(questions)).rejects.toThrow(message);
});
