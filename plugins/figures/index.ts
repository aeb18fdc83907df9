import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PhrasingContent, Root, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {Drawing} from '../../src/h3/svg';
import {versionIds} from '../../src/versions';
import {functionsFolder} from '../api-pages/examples';
import {element} from '../api-pages/nodes';
import {elementError} from '../elementError';
import {replaceNodes} from '../replaceNodes';
import type {TaskOptions} from '../tasks';
import {literalAttributes} from './attributes';
import {figureType, staticSvgNode} from './emit';

/** The inline nodes of a caption's Markdown. */
function inline(caption: string): PhrasingContent[] {
  return fromMarkdown(caption).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

function isFigure(node: RootContent): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Figure';
}

function figureNode(tree: Root, drawing: Drawing, caption: string | undefined): MdxJsxFlowElement {
  const captionNode = caption ? [element('figcaption', {}, inline(caption))] : [];
  return element('figure', {className: 'figure'}, [staticSvgNode(tree, drawing), ...captionNode]);
}

/**
 * Replaces `<Figure name="…" caption="…" …/>` by the drawing that `src/figures/<name>.ts` makes of the remaining
 * attributes. A name without a figure, or a figure that throws, fails the build and names the file and the line.
 */
export function remarkFigures({tasks}: TaskOptions) {
  return (tree: Root, file: VFile) =>
    replaceNodes(
      tree,
      isFigure,
      async (node) => {
        try {
          const {name = '', caption, ...props} = literalAttributes(node);
          return {caption, drawing: await tasks.drawFigure(name, props)};
        } catch (cause) {
          throw elementError(file, node, cause);
        }
      },
      (_node, {caption, drawing}) => figureNode(tree, drawing, caption),
    );
}

/** The folders that pages take text, numbers and figures from while they are compiled. */
const pageSources = [
  'bindings',
  'plugins',
  'src/api',
  ...new Set(versionIds.map(functionsFolder)),
  'src/cases',
  'src/data',
  'src/figures',
  'src/grids',
  'src/h3',
  'src/resolutions',
  'static/data',
];

/** All files below a folder that exists. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** The bundler's cache on disk, renewed also when what pages are made from besides their own text changes. */
function bundlerCache(siteDir: string) {
  const files = ['src/remember.ts', 'src/site.ts'].map((name) => path.join(siteDir, name));
  const below = pageSources.flatMap((name) => filesBelow(path.join(siteDir, name)));
  return {type: 'persistent', buildDependencies: [...below, ...files]};
}

/** Bundles drawings: markup on the server, a hashed file and its address in the browser's JavaScript. */
export default function figures({siteDir}: LoadContext): Plugin {
  return {
    name: 'figures',
    configureWebpack(_config, isServer, {currentBundler}) {
      const rule = isServer
        ? {mimetype: figureType, type: 'asset/source'}
        : {
            mimetype: figureType,
            type: 'asset/resource',
            generator: {filename: 'assets/figures/[contenthash].svg'},
          };
      const persistent = currentBundler.name === 'rspack' && !process.env.DOCUSAURUS_NO_PERSISTENT_CACHE;
      return {module: {rules: [rule]}, ...(persistent && {experiments: {cache: bundlerCache(siteDir)}})};
    },
  };
}
