import type {SyntaxNode} from '@lezer/common';
import {walk} from '../syntax';
import {formerPaths, newPath} from './facts';

/** What a program says about h3-go. */
export interface Imports {
  /** The strings with the path of h3-go 3. */
  readonly paths: readonly SyntaxNode[];
  /** The string with the path of h3-go 4; undefined if the program doesn't import it. */
  readonly now?: SyntaxNode;
  /** The name of h3-go 3 in this program; undefined if it has none. */
  readonly alias: string | undefined;
  /** The other packages, by their names in this program. */
  readonly others: ReadonlyMap<string, {readonly path: string; readonly from: number}>;
  /** Whether the names of h3-go 3 are used without the name of the package. */
  readonly isDot: boolean;
  /** Whether nothing is imported at all, as in a part of a program. */
  readonly isPart: boolean;
}

/** Reads the imports of a program. A part of a program may mean h3-go 3 by `h3`. */
export function readImports(root: SyntaxNode, text: (node: SyntaxNode) => string): Imports {
  const paths: SyntaxNode[] = [];
  const others = new Map<string, {readonly path: string; readonly from: number}>();
  const found: {alias?: string; isDot: boolean; isPart: boolean; now?: SyntaxNode} = {isDot: false, isPart: true};
  walk(root, {
    enter: (node) => {
      if (node.name === 'ImportDecl') found.isPart = false;
      if (node.name !== 'ImportSpec') return;
      const path = node.getChild('String');
      const imported = path ? text(path).slice(1, -1) : '';
      if (imported === newPath && path) found.now = path;
      const name = node.getChild('DefName');
      if (path && !formerPaths.has(imported) && imported !== newPath) {
        const last =
          imported
            .replace(/\/v\d+$/, '')
            .split('/')
            .at(-1) ?? '';
        others.set(name ? text(name) : last.replace(/^go-|-go$/g, ''), {path: imported, from: path.from});
      }
      if (!path || !formerPaths.has(imported)) return;
      paths.push(path);
      if (name) {
        if (text(name) !== '_') found.alias ??= text(name);
      } else if (text(node).startsWith('.')) found.isDot = true;
      else found.alias ??= 'h3';
    },
  });
  const {alias, isDot, isPart, now} = found;
  return {paths, others, alias: isPart ? 'h3' : alias, isDot, isPart, ...(now && {now})};
}
