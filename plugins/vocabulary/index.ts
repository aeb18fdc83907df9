import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {importNode} from '@h3-docs/base/build/mdx';

/** Where the elements that pages and remark plugins write come from: a folder of `src`, and the export. */
const sources: Readonly<Record<string, {readonly folder: string; readonly named?: true}>> = {
  CodeBlock: {folder: 'components/CodeBlock'},
  Converter: {folder: 'components/Converter'},
  FilterableTable: {folder: 'components/FilterableTable'},
  FunctionList: {folder: 'components/FunctionList'},
  IndexDecoder: {folder: 'components/IndexDecoder'},
  LanguagePanel: {folder: 'components/LanguageTabs', named: true},
  LanguageTabs: {folder: 'components/LanguageTabs'},
  LiveExample: {folder: 'components/LiveExample'},
  LivingFigure: {folder: 'components/LivingFigure'},
  Answer: {folder: 'components/Questions', named: true},
  Question: {folder: 'components/Questions', named: true},
  Questions: {folder: 'components/Questions'},
  OfflineCopy: {folder: 'components/OfflineCopy'},
  ResolutionChooser: {folder: 'components/ResolutionChooser'},
  ResolutionStatistics: {folder: 'components/ResolutionStatistics'},
  Signature: {folder: 'components/Signature'},
  StaticMarkup: {folder: 'components/StaticMarkup'},
  StaticCode: {folder: 'components/StaticCode'},
  StaticSvg: {folder: 'ui/StaticSvg'},
};

/**
 * Imports in each page the components that it uses, so that it carries no others, and numbers its groups of tabs: a
 * page of the reference has hundreds of tabs, and the ids that React would make up are long. Live examples without a
 * title get the heading above them as their name. Runs after what writes the elements.
 */
export default function remarkVocabulary() {
  return (tree: Root) => {
    const used = new Set<string>();
    let tabGroups = 0;
    let section: string | undefined;
    visit(tree, ['heading', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (node.type === 'heading') {
        // Without the comment that gives the heading its id.
        section = toString(node).replace(/\s*\/\*.*/, '');
        return;
      }
      const element = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (!element.name || !(element.name in sources)) return;
      used.add(element.name);
      if (element.name === 'LiveExample' && section !== undefined) {
        element.attributes.push({type: 'mdxJsxAttribute', name: 'about', value: section});
      }
      if (element.name !== 'LanguageTabs') return;
      tabGroups++;
      element.attributes.push({type: 'mdxJsxAttribute', name: 'id', value: `t${tabGroups}`});
    });
    for (const name of used) {
      const source = sources[name];
      if (source) tree.children.push(importNode(name, `@site/src/${source.folder}`, source.named && 'named'));
    }
  };
}
