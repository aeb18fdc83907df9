import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {catalogue} from '../../src/api/catalogue';
import {groups, type Group} from '../../src/api/types';
import type {DocsVersion} from '../../src/site';
import {elementError} from '../elementError';
import {versionOf} from '../version';
import {constantSections} from './constants';
import {bindingErrorSections, errorSections, errorTable} from './errors';
import {exampleNodes, examplesIn} from './examples';
import {coverageMatrix} from './matrix';
import {migrationTables} from './migrations';
import {element} from './nodes';
import {officialBindings} from './official';
import {functionGuide, functionSection} from './section';
import {functionGuideV3, functionsV3, functionSectionV3} from './section-v3';

function groupOf(node: MdxJsxFlowElement): Group {
  const attribute = node.attributes.find((candidate) => 'name' in candidate && candidate.name === 'group');
  const group = groups.find((candidate) => candidate === attribute?.value);
  if (!group) throw new Error(`<${node.name}> needs a group: ${groups.join(', ')}`);
  return group;
}

/** `<LanguageTabs>` around fences: one panel a language. */
function tabsOf(node: MdxJsxFlowElement, file: string): RootContent {
  return element(
    'LanguageTabs',
    {},
    examplesIn(node.children, file).map((example) =>
      element('LanguagePanel', {language: example.language}, exampleNodes(example)),
    ),
  );
}

/** Each element that the catalogue fills, by version. */
const views: Readonly<Record<string, (node: MdxJsxFlowElement, version: DocsVersion, file: string) => RootContent[]>> =
  {
    ApiGuide(node, version) {
      const entries = catalogue[groupOf(node)];
      return version === '4.x' ? functionGuide(entries) : functionGuideV3(entries);
    },
    ApiConstants: () => constantSections(),
    CoverageMatrix: (_node, version) => coverageMatrix(version),
    OfficialBindings: (_node, version) => officialBindings(version),
    MigrationTables: migrationTables,
    ErrorTable: errorTable,
    ErrorCodes: errorSections,
    BindingErrorCodes: bindingErrorSections,
    LanguageTabs: (node, _version, file) => [tabsOf(node, file)],
    ApiFunctions(node, version) {
      const entries = catalogue[groupOf(node)];
      return version === '4.x' ? entries.flatMap(functionSection) : functionsV3(entries).flatMap(functionSectionV3);
    },
  };

/**
 * Expands the elements that are views of the function catalogue (`<ApiGuide>`, `<ApiFunctions>`…) into ordinary
 * Markdown before anything else looks at the page, so that their headings, links and examples are treated like those
 * that an author writes.
 */
export default function remarkApiPages() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const view = views[node.name ?? ''];
      if (!view || !parent || index === undefined) return undefined;
      try {
        const nodes = view(node, versionOf(file.path), file.path);
        parent.children.splice(index, 1, ...(nodes as never[]));
        return index + nodes.length;
      } catch (error) {
        throw elementError(file, node, error);
      }
    });
  };
}
