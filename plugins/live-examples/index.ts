import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {versionOf} from '../version';
import {expandLiveExample} from './expand';
import {fenceTitle, isLive, liveFlags} from './fence';

/**
 * Replaces every fence that says `js live` by a `<LiveExample>` whose result is computed here and now. Runs after the
 * plugins that assemble pages (a fence from another file carries its place in `data.source`) and before highlighting.
 */
export default function remarkLiveExamples() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !isLive(node)) return;
      const source = node.data?.source ?? {file: file.path, line: node.position?.start.line ?? 0};
      let element;
      try {
        element = expandLiveExample(tree, {
          code: node.value,
          version: versionOf(file.path),
          file: source.file,
          line: source.line,
          flags: liveFlags(node.meta),
          title: fenceTitle(node.meta),
        });
      } catch (problem) {
        if (problem instanceof Error && problem.message.includes(':')) throw problem;
        throw new Error(`${source.file}:${source.line}: ${String(problem)}`, {cause: problem});
      }
      parent.children.splice(index, 1, element);
    });
  };
}
