import {translate} from '@docusaurus/Translate';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {element} from '../pages/nodes';
import {elementError} from '@h3-docs/base/node/elementError';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {versions, type DocsVersion} from '@h3-docs/base/versions';
import {versionOf} from '@h3-docs/base/node/version';
import {listedEngines, pageEngines} from './page';
import {markupNode} from './markup';
import {bindingsTable, furtherTable, namesTable, trapsTable} from './tables';

interface Table {
  readonly html: (version: DocsVersion) => string;
  /** What the box above it filters. */
  readonly label: () => string;
  /** Whether search skips the table, because it finds the names in it by other means. */
  readonly notSearched?: true;
}

const tables: Readonly<Record<string, Table>> = {
  EngineTraps: {html: trapsTable, label: () => translate({message: 'Filter stacks'})},
  EngineNames: {html: namesTable, label: () => translate({message: 'Filter functions and names'}), notSearched: true},
  EngineFurther: {html: furtherTable, label: () => translate({message: 'Filter further functions'})},
  BindingList: {html: bindingsTable, label: () => translate({message: 'Filter bindings'})},
};

/**
 * Gives the tabs of functions the address of the file that has the calls of other stacks, and that of the page of the same
 * version that lists their names.
 */
function addCalls(tree: Root, version: DocsVersion): void {
  const {path} = versions[version];
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    const name = node.name === 'LanguageTabs' ? literalAttributes(node).fn : undefined;
    if (name === undefined) return;
    names.push(name);
    node.attributes.push(
      expression('calls', 'pageCalls'),
      {type: 'mdxJsxAttribute', name: 'names', value: `${path}/community/bindings`},
      {type: 'mdxJsxAttribute', name: 'stacks', value: String(listedEngines(version).length)},
    );
  });
  if (names.length === 0) return;
  // The texts of bindings link to pages by the path of the newest version.
  const text = JSON.stringify(pageEngines(names, version)).replaceAll('](/docs/', `](${path}/`);
  importFile(tree, 'pageCalls', 'stack-calls', text);
}

/**
 * Expands the elements that show the bindings' manifests: `<EngineTraps />`, `<EngineNames />`, `<EngineFurther />` and
 * `<BindingList />`. Their tables are in the page's HTML and not in its JavaScript. The tabs of the
 * reference get the calls of the stacks that have no tab.
 */
export default function remarkEngines() {
  return (tree: Root, file: VFile) => {
    const version = versionOf(file.path);
    addCalls(tree, version);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const table = tables[node.name ?? ''];
      if (!table || !parent || index === undefined) return;
      try {
        const markup = markupNode(tree, `table${node.name}`, table.html(version));
        const filterable = element('FilterableTable', {label: table.label()}, [markup]);
        parent.children[index] = table.notSearched
          ? element('div', {className: 'not-searched'}, [filterable])
          : filterable;
      } catch (error) {
        throw elementError(file, node, error);
      }
    });
  };
}
