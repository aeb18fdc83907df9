import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {catalogueOf} from '../catalogue';
import {groups, type Group} from '../../types';
import {versions} from '@h3-docs/base/versions';
import {elementError} from '@h3-docs/base/node/elementError';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import {versionOf} from '@h3-docs/base/node/version';
import {constantSections} from './constants';
import {bindingErrorsOf, errorsOf} from '../errors';
import {errorSections} from './errors';
import {exampleNodes, examplesIn} from './examples';
import {coverageMatrix} from './matrix';
import {migrationTables} from './migrations';
import {inLanguageOrder} from '../../languages';
import {element} from './nodes';
import {releaseTable} from './releases';
import {functionGuide, functionSections, type Page} from './section';
import {functionGuideV3, functionsV3, functionSectionV3} from './section-v3';

function groupOf(node: MdxJsxFlowElement): Group {
  const wanted = literalAttributes(node).group;
  const group = groups.find((candidate) => candidate === wanted);
  if (!group) throw new Error(`<${node.name}> needs a group: ${groups.join(', ')}`);
  return group;
}

/** `<LanguageTabs>` around fences: one panel a language. */
function tabsOf(node: MdxJsxFlowElement, file: string): RootContent {
  return element(
    'LanguageTabs',
    {},
    inLanguageOrder(examplesIn(node.children, file), ({language}) => language).map((example) =>
      element('LanguagePanel', {language: example.language}, exampleNodes(example)),
    ),
  );
}

/** Each element that the catalogue fills, by version. */
const views: Readonly<Record<string, (node: MdxJsxFlowElement, page: Page) => RootContent[]>> = {
  ApiGuide(node, {version}) {
    const entries = catalogueOf(version)[groupOf(node)];
    return versions[version].reference === 'functions' ? functionGuide(entries) : functionGuideV3(entries, version);
  },
  ApiConstants: (_node, {version}) => constantSections(version),
  CoverageMatrix: (_node, {version}) => coverageMatrix(version),
  MigrationTables: (_node, {version}) => migrationTables(version),
  ReleaseTable: (_node, {version}) => releaseTable(version),
  ErrorCodes: (_node, {version}) => errorSections(errorsOf(version), version),
  BindingErrorCodes: (_node, {version}) => errorSections(bindingErrorsOf(version), version),
  LanguageTabs: (node, {file}) => [tabsOf(node, file)],
  ApiFunctions(node, page) {
    const entries = catalogueOf(page.version)[groupOf(node)];
    return versions[page.version].reference === 'functions'
      ? functionSections(entries, page)
      : functionsV3(entries).flatMap((pair) => functionSectionV3(pair, page));
  },
};

/**
 * Expands the elements that are views of the function catalogue (`<ApiGuide>`, `<ApiFunctions>`…) into ordinary
 * Markdown before anything else looks at the page, so that their headings, links and examples are treated like those
 * that an author writes.
 */
export default function remarkApiPages({editUrl}: Pick<Page, 'editUrl'>) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const view = views[node.name ?? ''];
      if (!view || !parent || index === undefined) return undefined;
      try {
        const nodes = view(node, {version: versionOf(file.path), file: file.path, editUrl});
        parent.children.splice(index, 1, ...(nodes as never[]));
        return index + nodes.length;
      } catch (error) {
        throw elementError(file, node, error);
      }
    });
  };
}
