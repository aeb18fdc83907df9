import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {inLanguageOrder, languageRows, languages} from '../../languages';
import {element} from '../pages/nodes';
import {elementError} from '@h3-docs/base/node/elementError';
import {readEngines} from './read';

/** What readers call a language of the reference or an engine. Throws for an unknown id. */
function stackLabel(id: string): string {
  const language = languages.find((each) => each === id);
  const label = language ? languageRows[language].label : readEngines().find((engine) => engine.id === id)?.label;
  if (label === undefined) throw new Error(`there is no language and no engine with the id '${id}'`);
  return label;
}

function idOf(node: MdxJsxFlowElement): string | undefined {
  const id = node.attributes.find((each) => 'name' in each && each.name === 'id')?.value;
  return typeof id === 'string' ? id : undefined;
}

function panelOf(node: MdxJsxFlowElement, file: VFile): MdxJsxFlowElement {
  const id = idOf(node);
  try {
    if (id === undefined) throw new Error('an id is needed: that of a language or of an engine');
    return element('LanguagePanel', {language: id, label: stackLabel(id)}, node.children);
  } catch (error) {
    throw elementError(file, node, error);
  }
}

/**
 * Expands `<StackTabs>`: tabs of which each `<Stack id="…">` is one, for a language of the reference or an engine of
 * `_bindings/`. Runs after the views of the catalogue, which expand `<LanguageTabs>` around fences.
 */
export default function remarkStackTabs() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'StackTabs') return;
      const stacks = node.children.filter((child): child is MdxJsxFlowElement => child.type === 'mdxJsxFlowElement');
      node.name = 'LanguageTabs';
      node.children = inLanguageOrder(stacks, (stack) => idOf(stack) ?? '').map((stack) => panelOf(stack, file));
    });
  };
}
