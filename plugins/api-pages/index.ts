import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {catalogue} from '../../src/api/catalogue';
import {groups, type Group} from '../../src/api/types';
import {versionOf} from '../version';
import {constantSections} from './constants';
import {functionGuide, functionSection} from './section';
import {functionGuideV3, functionsV3, functionSectionV3} from './section-v3';

function groupOf(node: MdxJsxFlowElement): Group {
  const attribute = node.attributes.find((candidate) => 'name' in candidate && candidate.name === 'group');
  const group = groups.find((candidate) => candidate === attribute?.value);
  if (!group) throw new Error(`<${node.name}> needs a group: ${groups.join(', ')}`);
  return group;
}

/** Each element that the catalogue fills, by version. */
const views: Readonly<Record<string, (node: MdxJsxFlowElement, version: '4.x' | '3.x') => RootContent[]>> = {
  ApiGuide(node, version) {
    const entries = catalogue[groupOf(node)];
    return version === '4.x' ? functionGuide(entries) : functionGuideV3(entries);
  },
  ApiFunctions(node, version) {
    const entries = catalogue[groupOf(node)];
    return version === '4.x' ? entries.flatMap(functionSection) : functionsV3(entries).flatMap(functionSectionV3);
  },
  ApiConstants: () => constantSections(),
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
        const nodes = view(node, versionOf(file.path));
        parent.children.splice(index, 1, ...(nodes as never[]));
        return index + nodes.length;
      } catch (error) {
        throw new Error(`${file.path}:${node.position?.start.line}: <${node.name}>`, {cause: error});
      }
    });
  };
}
