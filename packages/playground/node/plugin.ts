import type {Code, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {highlight} from '@h3-docs/base/node/highlight';
import {replaceNodes} from '@h3-docs/base/node/replaceNodes';
import type {DeferredTasks} from '@h3-docs/base/node/tasks';
import {versionOf} from '@h3-docs/base/node/version';
import {liveExampleNode} from './element';
import type {runLiveExample} from './outcome';
import {readComments} from '@h3-docs/base/node/fences/comments';
import {fenceError, fencePlace} from '@h3-docs/base/node/fences/place';
import {isLive, readFence} from '@h3-docs/base/node/fences/read';

/** What the build computes for live examples. */
type LiveTasks = DeferredTasks<{highlight: typeof highlight; runLiveExample: typeof runLiveExample}>;

function isLiveFence(node: RootContent): node is Code {
  return node.type === 'code' && isLive(node);
}

/**
 * Replaces every fence that says `js live` by a `<LiveExample>` whose result is computed here and now. Runs after the
 * plugins that assemble pages (a fence from another file carries its place in `data.source`) and before highlighting.
 * An example that throws, or does not throw though it says so, fails the build and names the file and the line.
 */
export default function remarkLiveExamples({tasks}: {readonly tasks: LiveTasks}) {
  return (tree: Root, page: VFile) => {
    const version = versionOf(page.path);
    return replaceNodes(
      tree,
      isLiveFence,
      async (node) => {
        const {file, line} = fencePlace(node, page);
        try {
          const flags = readFence(node);
          if (readComments(node.value).lines.length > 0) throw new Error('no lines of it can be highlighted');
          const outcome = await tasks.runLiveExample({code: node.value, version, file, line}, flags);
          return {flags, outcome, html: await tasks.highlight(node.value, 'js')};
        } catch (problem) {
          // An error that names its own place knows the line within the example.
          if (problem instanceof Error && problem.name === 'ExampleError') throw problem;
          throw fenceError(node, page, problem);
        }
      },
      (_node, {flags, outcome, html}) => liveExampleNode(tree, {html, version, title: flags.title, flags}, outcome),
    );
  };
}
