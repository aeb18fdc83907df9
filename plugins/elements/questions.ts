import {translate} from '@docusaurus/Translate';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {elementError} from '@h3-docs/base/node/elementError';

type Attributes = Readonly<Record<string, string | null>>;

const attributesOf = (attributes: Attributes): MdxJsxFlowElement['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({type: 'mdxJsxAttribute', name, value}));

function block(name: string, attributes: Attributes, children: readonly RootContent[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(attributes),
    children: children as MdxJsxFlowElement['children'],
  };
}

function inline(name: string, attributes: Attributes): MdxJsxTextElement {
  return {type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children: []};
}

/** A heading's words and the ids in the comment at its end: `{/* #id #former-id *\/}`. */
function readHeading({children}: Heading): {readonly words: PhrasingContent[]; readonly ids: readonly string[]} {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return {words: children, ids: []};
  return {
    words: children.slice(0, -1),
    ids: Array.from(last.value.matchAll(/#([\w-]+)/g), ([, id = '']) => id),
  };
}

/** How search engines know a part of a question. */
const schemaOf = (itemProp: string, type: string) => ({
  itemScope: null,
  itemProp,
  itemType: `https://schema.org/${type}`,
});

/**
 * A question with its answer. The id is in the answer: a browser that follows a link to something inside a closed
 * `<details>` opens it, even without scripts.
 */
function question(heading: Heading, answer: readonly RootContent[]) {
  const {words, ids} = readHeading(heading);
  const [id, ...formerIds] = ids;
  if (!id) throw new Error(`line ${heading.position?.start.line}: the question needs an id, {/* #like-this */}`);
  const title = block('h4', {itemProp: 'name'}, words);
  const link = block('a', {className: 'question-link', href: `#${id}`}, [
    {type: 'text', value: translate({message: 'Link to this answer'})},
  ]);
  const anchors = formerIds.map((former) => inline('span', {id: former}));
  const marked = block('div', schemaOf('acceptedAnswer', 'Answer'), [block('div', {itemProp: 'text'}, answer)]);
  const element = block('details', {className: 'question', ...schemaOf('mainEntity', 'Question')}, [
    block('summary', {}, [title]),
    block('div', {id}, [...anchors, marked, link]),
  ]);
  return element;
}

/**
 * Takes the content of `<Questions>` apart at its headings: level 3 names a group, which is collapsible too, and level 4 is a
 * question. The name of a group is a heading by its role: the table of contents lists every `<h3>`, and these would only
 * lengthen it.
 */
function arrange(content: readonly RootContent[]) {
  const arranged: RootContent[] = [];
  let heading: Heading | undefined;
  let within: RootContent[] = arranged;
  for (const [place, node] of content.entries()) {
    if (node.type !== 'heading') {
      if (heading?.depth !== 4) throw new Error('text must follow a question');
      continue;
    }
    heading = node;
    if (node.depth === 4) {
      const answer = content.slice(place + 1);
      const next = answer.findIndex(({type}) => type === 'heading');
      within.push(question(node, next < 0 ? answer : answer.slice(0, next)));
    } else {
      const name = block('span', {role: 'heading', 'aria-level': '3'}, readHeading(node).words);
      // The first is open, so that readers see what is in them.
      const state: Attributes = arranged.length === 0 ? {open: null} : {};
      const group = block('details', {className: 'question-group', ...state}, [block('summary', {}, [name])]);
      arranged.push(group);
      within = group.children;
    }
  }
  return arranged;
}

/**
 * Makes each question inside `<Questions>` collapsible. Runs before the table of contents is read, which then has
 * none of the headings.
 */
export default function remarkQuestions() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (element) => {
      if (element.name !== 'Questions') return;
      try {
        element.children = arrange(element.children) as MdxJsxFlowElement['children'];
      } catch (error) {
        throw elementError(file, element, error);
      }
    });
  };
}
