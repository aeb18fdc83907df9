import type {Code, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {newestVersion, versions} from '@h3-docs/base/versions';
import {element} from '@h3-docs/catalogue/node';
import {readComments} from '@h3-docs/base/node/fences/comments';
import {fenceError, fencePlace} from '@h3-docs/base/node/fences/place';
import {liveRunner, readFence} from '@h3-docs/base/node/fences/read';
import {replaceNodes} from '@h3-docs/base/node/replaceNodes';
import type {TaskOptions} from '../tasks';
import {versionOf} from '@h3-docs/base/node/version';

function isLiveJsx(node: RootContent): node is Code {
  return node.type === 'code' && liveRunner(node) === 'jsx';
}

/** What went wrong, at the line of the code that the compiler names. */
function placed(cause: unknown, node: Code, page: VFile): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  const within = Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? 0);
  const {file, line} = fencePlace(node, page);
  const data = {...node.data, source: {file, line: line + within}};
  return fenceError({...node, data}, page, new Error(`the live JSX: ${message}`, {cause}));
}

/**
 * Replaces every fence that says `jsx live` by a `<LiveJsx>` with what the code draws at first. Code that throws fails the
 * build, and names the file and the line.
 */
export default function remarkLiveJsx({tasks}: TaskOptions) {
  return (tree: Root, page: VFile) =>
    replaceNodes(
      tree,
      isLiveJsx,
      async (node) => {
        try {
          if (versions[versionOf(page.path)].h3js !== versions[newestVersion].h3js)
            throw new Error('it has another release of h3-js than the one which this version describes');
          const {title, noInline} = readFence(node);
          if (readComments(node.value).lines.length > 0) throw new Error('no lines of it can be highlighted');
          const markup = await tasks.renderLiveJsx({code: node.value, noInline});
          return {title, noInline, markup, html: await tasks.highlight(node.value, 'jsx')};
        } catch (cause) {
          throw placed(cause, node, page);
        }
      },
      (_node, {title, noInline, markup, html}) =>
        element('LiveJsx', {title, html, markup, ...(noInline && {noInline: 'yes'})}),
    );
}
