import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

/** Where the elements that pages and remark plugins write come from: a folder of `src/components`, and the export. */
const sources: Readonly<Record<string, {readonly folder: string; readonly named?: true}>> = {
  CodeBlock: {folder: 'CodeBlock'},
  FilterableTable: {folder: 'FilterableTable'},
  IndexDecoder: {folder: 'IndexDecoder'},
  LanguagePanel: {folder: 'LanguageTabs', named: true},
  LanguageTabs: {folder: 'LanguageTabs'},
  LiveExample: {folder: 'LiveExample'},
  ResolutionChooser: {folder: 'ResolutionChooser'},
  ResolutionStatistics: {folder: 'ResolutionStatistics'},
  Signature: {folder: 'Signature'},
  StaticCode: {folder: 'StaticCode'},
  StaticSvg: {folder: 'StaticSvg'},
};

function importOf(name: string, {folder, named}: {readonly folder: string; readonly named?: true}): MdxjsEsm {
  const source = `@site/src/components/${folder}`;
  const local = {type: 'Identifier' as const, name};
  const specifier = named
    ? {type: 'ImportSpecifier' as const, local, imported: local}
    : {type: 'ImportDefaultSpecifier' as const, local};
  const declaration = {
    type: 'ImportDeclaration' as const,
    specifiers: [specifier],
    source: {type: 'Literal' as const, value: source},
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${named ? `{${name}}` : name} from '${source}';`,
    data: {estree: {type: 'Program', sourceType: 'module', body: [declaration]}},
  };
}

/**
 * Imports in each page the components that it uses, so that it carries no others, and numbers its groups of tabs: a
 * page of the reference has hundreds of tabs, and the ids that React would make up are long. Runs after what writes
 * the elements.
 */
export default function remarkVocabulary() {
  return (tree: Root) => {
    const used = new Set<string>();
    let tabGroups = 0;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!element.name || !(element.name in sources)) return;
      used.add(element.name);
      if (element.name !== 'LanguageTabs') return;
      tabGroups++;
      element.attributes.push({type: 'mdxJsxAttribute', name: 'id', value: `t${tabGroups}`});
    });
    for (const name of used) {
      const source = sources[name];
      if (source) tree.children.push(importOf(name, source));
    }
  };
}
