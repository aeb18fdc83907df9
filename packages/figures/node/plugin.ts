import type {Plugin} from '@docusaurus/types';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {versions} from '@h3-docs/base/versions';
import {element} from '@h3-docs/catalogue/node';
import {elementError} from '@h3-docs/base/node/elementError';
import {replaceNodes} from '@h3-docs/base/node/replaceNodes';
import type {DeferredTasks} from '@h3-docs/base/node/tasks';
import {versionOf} from '@h3-docs/base/node/version';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import type {drawFigure, FigureDrawing} from './draw';
import {staticSvgNode} from '@h3-docs/grid/node/emit';

/** The inline nodes of a caption's Markdown. */
function inline(caption: string): PhrasingContent[] {
  return fromMarkdown(caption).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

function isFigure(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Figure';
}

interface DrawnFigure {
  readonly name: string;
  readonly caption: string | undefined;
  readonly props: Readonly<Record<string, string>>;
  readonly drawing: FigureDrawing;
  /** Whether it is a picture: still on every page, and fetched when the reader comes near. */
  readonly picture: boolean;
}

/**
 * @param id - the name of a living figure on its page; undefined where the figure stays still
 */
function figureNode(
  tree: Root,
  {name, caption, props, drawing, picture}: DrawnFigure,
  id: string | undefined,
): MdxJsxFlowElement {
  const content = [
    staticSvgNode(tree, drawing, picture),
    ...(caption ? [element('figcaption', {}, inline(caption))] : []),
  ];
  if (id === undefined) return element('figure', {className: 'figure'}, content);
  return element('LivingFigure', {name, id, props: JSON.stringify(props), play: drawing.play}, content);
}

/**
 * Replaces `<Figure name="…" caption="…" …/>` by the drawing that `packages/figures/<name>.ts` makes of the remaining
 * attributes. A name without a figure, or a figure that throws, fails the build and names the file and the line. On
 * pages of the current version, a figure with a living one beside it comes to life when it is used: the code that it
 * shows has the names of that version. With the attribute `picture`, it stays still and comes late.
 */
export function remarkFigures({tasks}: {readonly tasks: DeferredTasks<{drawFigure: typeof drawFigure}>}) {
  return (tree: Root, file: VFile) => {
    const version = versionOf(file.path);
    const frozen = !versions[version].newest;
    const counts = new Map<string, number>();
    const nextId = (name: string) => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? name : `${name}-${count}`;
    };
    return replaceNodes(
      tree,
      isFigure,
      async (node) => {
        try {
          const {name = '', caption, picture, ...props} = literalAttributes(node);
          return {
            name,
            caption,
            props,
            picture: picture !== undefined,
            drawing: await tasks.drawFigure(name, props),
          };
        } catch (cause) {
          throw elementError(file, node, cause);
        }
      },
      (_node, drawn) =>
        figureNode(
          tree,
          drawn,
          drawn.drawing.play === undefined || drawn.picture || frozen ? undefined : nextId(drawn.name),
        ),
    );
  };
}

/**
 * Modules that living figures share are loaded once: h3-js, and the kit with its d3 parts. The chunk names are the same
 * as in the dynamic imports in `src/components/LivingFigure`.
 */
const livingChunks = {
  h3js: {
    name: 'figure-h3-js',
    test: /[\\/]node_modules[\\/]h3-js[\\/]/,
    // The explorer, the tools, and their workers use the same file.
    chunks: 'all',
    enforce: true,
    priority: 60,
  },
  figureKit: {
    name: 'figure-kit',
    test: /[\\/](?:packages[\\/](?:figures[\\/](?:kit|live)|grid[\\/]h3|programs)|node_modules[\\/]d3-[a-z]+)[\\/].*\.(?:js|tsx?)$/,
    chunks: /^figure-/,
    minChunks: 2,
    enforce: true,
    priority: 55,
  },
} as const;

/** Bundles what living figures share, apart from each figure. */
export default function figures(): Plugin {
  return {
    name: 'figures',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {optimization: {splitChunks: {cacheGroups: livingChunks}}},
  };
}
