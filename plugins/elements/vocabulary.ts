import {htmlTagNames} from 'html-tag-names';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {svgTagNames} from 'svg-tag-names';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {elementError} from '@h3-docs/base/node/elementError';
import {importNode} from '@h3-docs/base/node/mdx';

/** Where the elements that pages and remark plugins write come from: the module, and the export. */
const sources: Readonly<Record<string, {readonly from: string; readonly named?: true}>> = {
  CodeBlock: {from: '@site/src/components/CodeBlock'},
  Converter: {from: '@site/src/components/Converter'},
  FilterableTable: {from: '@site/src/components/FilterableTable'},
  Folded: {from: '@site/src/components/Folded'},
  IndexDecoder: {from: '@site/src/components/IndexDecoder'},
  LanguagePanel: {from: '@site/src/components/LanguageTabs', named: true},
  LanguageTabs: {from: '@site/src/components/LanguageTabs'},
  LiveExample: {from: '@h3-docs/playground', named: true},
  LiveJsx: {from: '@h3-docs/playground', named: true},
  LivingFigure: {from: '@site/src/components/LivingFigure'},
  MovedProblems: {from: '@site/src/components/MovedProblems'},
  ProblemList: {from: '@site/src/components/ProblemList'},
  ProblemStack: {from: '@site/src/components/ProblemList', named: true},
  Problems: {from: '@site/src/components/Problems'},
  Questions: {from: '@site/src/components/Questions'},
  ResolutionChooser: {from: '@site/src/components/ResolutionChooser'},
  ResolutionStatistics: {from: '@site/src/components/ResolutionStatistics'},
  StaticMarkup: {from: '@site/src/components/StaticMarkup'},
  StaticCode: {from: '@site/src/components/StaticCode'},
  StaticSvg: {from: '@h3-docs/ui/StaticSvg'},
};

/** Tags that browsers know, and elements that Docusaurus gives to every page. */
const tags = new Set([...htmlTagNames, ...svgTagNames, 'math', 'admonition', 'Head', 'Details']);

/** Whether a page has an element: browsers know it, or one of the page's imports and exports names it. */
function isKnown({children}: Root, name: string): boolean {
  if (name.includes('-') || tags.has(name)) return true;
  const word = new RegExp(String.raw`\b${name}\b`);
  return children.some((node) => node.type === 'mdxjsEsm' && word.test(node.value));
}

/**
 * Imports in each page the components that it uses, so that it carries no others, and numbers its groups of tabs: a
 * page of the reference has hundreds of tabs, and the ids that React would make up are long. Live examples without a
 * title get the heading above them as their name. Runs after what writes the elements.
 *
 * @throws Error naming the file and the line of an element that doesn't exist
 */
export default function remarkVocabulary() {
  return (tree: Root, file: VFile) => {
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
      if (!element.name) return;
      if (!(element.name in sources)) {
        if (isKnown(tree, element.name.replace(/[.:].*/, ''))) return;
        throw elementError(file, element, 'there is no such element; plugins/README.md lists those of pages');
      }
      used.add(element.name);
      if (/^Live(?:Example|Jsx)$/.test(element.name) && section !== undefined) {
        element.attributes.push({type: 'mdxJsxAttribute', name: 'about', value: section});
      }
      if (element.name !== 'LanguageTabs') return;
      tabGroups++;
      element.attributes.push({type: 'mdxJsxAttribute', name: 'id', value: `t${tabGroups}`});
    });
    for (const name of used) {
      const source = sources[name];
      if (source) tree.children.push(importNode(name, source.from, source.named && 'named'));
    }
  };
}
