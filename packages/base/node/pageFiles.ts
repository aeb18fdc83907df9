/**
 * Files beside the JavaScript of a page: what the build renders, and what readers ask for.
 *
 *     importFile(tree, 'drawing', 'figure', svg);
 *
 * adds `import drawing from 'data:…'` to a page. The rules of `pageFiles` make of that module the text itself where the
 * server renders it, and in the browser's JavaScript the address of a file. No file is written before, so nothing can be
 * stale or missing when a page comes from the bundler's cache.
 */
import type {Plugin} from '@docusaurus/types';
import type {Root as HtmlRoot} from 'hast';
import type {Root} from 'mdast';
import {importOnce} from './mdx';

/** The kinds of files: where the browser finds them, and whether the server renders their text into the page. */
const kinds = {
  /** A drawing. */
  figure: {filename: 'assets/figures/[contenthash:10].svg', isRendered: true},
  /** The text of a page (`plugins/static-blocks`), a JSON array of HTML. */
  prose: {filename: 'assets/prose/[contenthash:10].json', isRendered: true},
  /** The code blocks of a page, a JSON array of HTML. */
  code: {filename: 'assets/code/[contenthash:10].json', isRendered: true},
  /** Tables and problems as HTML. */
  markup: {filename: 'assets/tables/[contenthash:10].txt', isRendered: true},
  /** The entries of a list of problems, JSON. */
  'problem-list': {filename: 'assets/problem-lists/[contenthash:10].json', isRendered: true},
  /** Problems as plain text, for browsers without JavaScript. */
  'plain-text': {filename: 'assets/plain-text/[contenthash:10].txt', isRendered: false},
  /** The calls of stacks, JSON. */
  'stack-calls': {filename: 'assets/stack-calls/[contenthash:10].json', isRendered: false},
} as const;
export type PageFile = keyof typeof kinds;

const typeOf = (kind: string) => `text/x-page-${kind}`;

/** The `data:` address of a module with a text of a page. */
export function fileModule(kind: PageFile, text: string): string {
  return `data:${typeOf(kind)};base64,${Buffer.from(text).toString('base64')}`;
}

/**
 * Adds the import of a file to the end of a page, unless the page has an import of that name: imports are hoisted. Its
 * address, which is as long as the file, is in the page once: with one for each use, the list of problems took a gigabyte of
 * memory.
 */
export function importFile(tree: Root | HtmlRoot, name: string, kind: PageFile, text: string): void {
  const isThere = tree.children.some(
    (node) => node.type === 'mdxjsEsm' && node.value.endsWith(` const ${name} = ${name}File;`),
  );
  if (!isThere) tree.children.push(importOnce(name, fileModule(kind, text)));
}

/** Bundles the files of pages. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: Object.entries(kinds).map(([kind, {filename, isRendered}]) =>
          isServer && isRendered
            ? {mimetype: typeOf(kind), type: 'asset/source'}
            : {mimetype: typeOf(kind), type: 'asset/resource', generator: {filename, emit: !isServer}},
        ),
      },
    }),
  };
}
