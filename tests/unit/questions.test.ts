import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import remarkQuestions from '../../plugins/elements/questions';

/** A page with these questions, after the plugin. */
function expand(questions: string): Root {
  const file = new VFile({path: '/docs/page.mdx', value: `<Questions>\n\n${questions}\n\n</Questions>`});
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkQuestions);
  return processor.runSync(processor.parse(file), file) as Root;
}

/** The elements of a name, with their attributes. */
function elements(tree: Root, wanted: string) {
  const found: {readonly attributes: Readonly<Record<string, unknown>>; readonly text: string}[] = [];
  visit(tree, 'mdxJsxFlowElement', ({name, attributes, children}: MdxJsxFlowElement) => {
    if (name !== wanted) return;
    const pairs = attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [[each.name, each.value]] : []));
    found.push({
      attributes: Object.fromEntries(pairs) as Record<string, unknown>,
      text: toString({children, type: 'root'}),
    });
  });
  return found;
}

describe('questions', () => {
  const tree = expand(
    '### Maps\n\n#### Why? {/* #why #why-old */}\n\nBecause.\n\nSo.\n\n#### How? {/* #how */}\n\nThus.',
  );

  it('are collapsible, each with all of its answer under its first id', () => {
    expect(elements(tree, 'Questions').map(({attributes}) => attributes.ids)).toEqual(['why why-old how']);
    expect(elements(tree, 'details')).toHaveLength(3);
    expect(elements(tree, 'summary').map(({text}) => text)).toEqual(['Maps', 'Why? ', 'How? ']);
    expect(elements(tree, 'div').filter(({attributes}) => attributes.id)).toEqual([
      {attributes: {id: 'why'}, text: 'Because.So.Link to this answer'},
      {attributes: {id: 'how'}, text: 'Thus.Link to this answer'},
    ]);
  });

  it('leave no heading for the table of contents', () => {
    let headings = 0;
    visit(tree, 'heading', () => {
      headings += 1;
    });
    expect(headings).toBe(0);
    expect(elements(tree, 'span').slice(0, 1)).toEqual([
      {attributes: {role: 'heading', 'aria-level': '3'}, text: 'Maps'},
    ]);
  });

  it.each([
    ['#### Why?\n\nBecause.', /docs\/page\.mdx:1: <Questions>: line 3: the question needs an id/],
    ['Because.\n\n#### Why? {/* #why */}', /<Questions>: text must follow a question/],
    ['### Maps\n\nBecause.', /<Questions>: text must follow a question/],
  ])('that are written wrongly fail with their place: %j', (questions, message) => {
    expect(() => expand(questions)).toThrow(message);
  });
});
