import type {Code, List, ListItem, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {element} from '@h3-docs/catalogue/node';
import {elementError} from '@h3-docs/base/node/elementError';
import {readFence} from '@h3-docs/base/node/fences/read';
import {expression} from '@h3-docs/base/node/mdx';

type Maker = (node: MdxJsxFlowElement, number: number) => RootContent;

/** The one list that an element contains, with a class. */
function onlyList({children}: MdxJsxFlowElement, ordered: boolean, className: string): List {
  const [list, ...others] = children;
  if (list?.type !== 'list' || list.ordered !== ordered || others.length > 0)
    throw new Error(`it contains one ${ordered ? 'numbered list' : 'list with bullets'}, and nothing else`);
  return {...list, data: {hProperties: {className: [className]}}};
}

/** The same list, with a class for each folder: an item with a list, or whose name ends in a slash. */
function asTree(list: List): List {
  const items = list.children.map((item): ListItem => {
    const isFolder = item.children.some(({type}) => type === 'list') || toString(item.children[0]).endsWith('/');
    const children = item.children.map((child) => (child.type === 'list' ? asTree(child) : child));
    return {...item, children, ...(isFolder && {data: {hProperties: {className: ['folder']}}})};
  });
  return {...list, children: items};
}

/**
 * A group of fences of which one is shown: the titles are the labels of radio buttons, so that the group works without
 * JavaScript, and the arrow keys change the choice.
 */
function codeGroup({children}: MdxJsxFlowElement, number: number): MdxJsxFlowElement {
  const parts = children.flatMap((child, at): RootContent[] => {
    const title = child.type === 'code' ? readFence(child).title : undefined;
    if (title === undefined) throw new Error('it contains fences, each with a title="…", and nothing else');
    const id = `code-group-${number}-${at + 1}`;
    const radio = element('input', {type: 'radio', name: `code-group-${number}`, id});
    if (at === 0) radio.attributes.push({type: 'mdxJsxAttribute', name: 'defaultChecked', value: null});
    const fence: Code = {
      ...(child as Code),
      meta: (child as Code).meta?.replace(/\btitle=(?:"[^"]*"|'[^']*'|\S+)/, ''),
    };
    const label = element('label', {htmlFor: id}, [{type: 'text', value: title}]);
    return [radio, label, element('div', {className: 'code-group-part'}, [fence])];
  });
  if (parts.length === 0) throw new Error('it contains no fence');
  const group = element('div', {className: 'code-group', role: 'radiogroup'}, parts);
  group.attributes.push(expression('suppressHydrationWarning', 1));
  return group;
}

const makers: Readonly<Record<string, Maker>> = {
  CodeGroup: codeGroup,
  Steps: (node) => onlyList(node, true, 'steps'),
  FileTree: (node) => asTree(onlyList(node, false, 'file-tree')),
};

/** Expands `<CodeGroup>`, `<Steps>`, and `<FileTree>` into HTML that styles alone draw (`site.css`). */
export default function remarkBlocks() {
  return (tree: Root, file: VFile) => {
    let number = 0;
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const make = makers[node.name ?? ''];
      if (!make || !parent || index === undefined) return undefined;
      try {
        parent.children[index] = make(node, ++number);
        return index;
      } catch (cause) {
        throw elementError(file, node, cause);
      }
    });
  };
}
