import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {inLanguageOrder, languageRows, languages} from '../../languages';
import {element} from '../pages/nodes';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import {elementError} from '@h3-docs/base/node/elementError';
import {readEngines} from './read';

/** What readers call a language of the reference or an engine. Throws for an unknown id. */
function stackLabel(id: string): string {
  const language = languages.find((each) => each === id);
  const label = language ? languageRows[language].label : readEngines().find((engine) => engine.id === id)?.label;
  if (label === undefined) throw new Error(`there is no language and no engine with the id '${id}'`);
  return label;
}

/** A panel of the tabs, with the id of its stack. Throws an Error with the place where the id is missing or unknown. */
function panelOf(node: MdxJsxFlowElement, file: VFile): {readonly id: string; readonly panel: MdxJsxFlowElement} {
  try {
    const {id} = literalAttributes(node);
    if (id === undefined) throw new Error('an id is needed: that of a language or of an engine');
    return {id, panel: element('LanguagePanel', {language: id, label: stackLabel(id)}, node.children)};
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
      const panels = node.children.flatMap((child) =>
        child.type === 'mdxJsxFlowElement' ? [panelOf(child, file)] : [],
      );
      node.name = 'LanguageTabs';
      node.children = inLanguageOrder(panels, ({id}) => id).map(({panel}) => panel);
    });
  };
}
