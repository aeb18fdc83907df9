import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {PhrasingContent, Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Figure} from '../../src/figures/types';
import {literalAttributes} from './attributes';
import {figureType, staticSvgNode} from './emit';
import {remember} from '../../src/remember';
import {geography} from './geography';

const folder = path.resolve(__dirname, '../../src/figures');

/** The figure of `src/figures/<name>.ts`. Throws, listing the figures there are, when there is none. */
async function loadFigure(name: string): Promise<Figure> {
  const file = path.join(folder, `${name}.ts`);
  if (!/^[a-z0-9-]+$/i.test(name) || name === 'types' || !existsSync(file)) {
    const names = readdirSync(folder)
      .filter((entry) => entry.endsWith('.ts') && entry !== 'types.ts')
      .map((entry) => path.basename(entry, '.ts'));
    throw new Error(`no figure is named '${name}'; there are ${names.join(', ')}`);
  }
  const loaded = (await import(file)) as {default: Figure | {default: Figure}};
  return typeof loaded.default === 'function' ? loaded.default : loaded.default.default;
}

/** The inline nodes of a caption's Markdown. */
function inline(caption: string): PhrasingContent[] {
  return fromMarkdown(caption).children.flatMap((block) => (block.type === 'paragraph' ? block.children : []));
}

const drawingOf = remember(async (name: string, props: Readonly<Record<string, string>>) =>
  (await loadFigure(name))(props, {land: geography}),
);

async function figureNode(tree: Root, node: MdxJsxFlowElement): Promise<MdxJsxFlowElement> {
  const {name = '', caption, ...props} = literalAttributes(node);
  const drawing = await drawingOf(name, props);
  const captionNode: MdxJsxFlowElement[] = caption
    ? [{type: 'mdxJsxFlowElement', name: 'figcaption', attributes: [], children: inline(caption) as never}]
    : [];
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [{type: 'mdxJsxAttribute', name: 'className', value: 'figure'}],
    children: [staticSvgNode(tree, drawing), ...captionNode],
  };
}

/**
 * Replaces `<Figure name="…" caption="…" …/>` by the drawing that `src/figures/<name>.ts` makes of the remaining
 * attributes. A name without a figure, or a figure that throws, fails the build and names the file and the line.
 */
export function remarkFigures() {
  return async (tree: Root, file: VFile) => {
    const found: {node: MdxJsxFlowElement; replace: (by: MdxJsxFlowElement) => void}[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Figure' || !parent || index === undefined) return;
      found.push({node, replace: (by) => parent.children.splice(index, 1, by)});
    });
    for (const {node, replace} of found) {
      try {
        replace(await figureNode(tree, node));
      } catch (cause) {
        throw new Error(`${file.path}:${node.position?.start.line}: <Figure>: ${(cause as Error).message}`, {cause});
      }
    }
  };
}

/** The folders that pages take text, numbers and figures from while they are compiled. */
const pageSources = [
  'plugins',
  'shared',
  'src/api',
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
      return {module: {rules: [rule]}, ...(persistent && {experiments: {cache: bundlerCache(siteDir)}})} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}
