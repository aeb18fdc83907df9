import type {SyntaxNode} from '@lezer/common';
import {walk} from '../syntax';
import {formerPaths, newPath} from './facts';

/** What a program says about h3-go. */
export type Imports = ReturnType<typeof readImports>;

/** The name that a package has if a program gives it none. */
const nameOf = (path: string): string =>
  (
    path
      .replace(/\/v\d+$/, '')
      .split('/')
      .at(-1) ?? ''
  ).replace(/^go-|-go$/g, '');

/** Reads the imports of a program. A part of a program may mean h3-go 3 by `h3`. */
export function readImports(root: SyntaxNode, text: (node: SyntaxNode) => string) {
  const nodes: SyntaxNode[] = [];
  walk(root, {enter: (node) => void (/^Import(?:Decl|Spec)$/.test(node.name) && nodes.push(node))});
  /** The strings with the path of h3-go 3. */
  const paths: SyntaxNode[] = [];
  /** The other packages, by their names in this program. */
  const others = new Map<string, {readonly path: string; readonly from: number}>();
  /** Whether nothing is imported at all, as in a part of a program. */
  const isPart = nodes.length === 0;
  /** The name of h3-go 3 in this program; undefined if it has none. */
  let alias = isPart ? 'h3' : undefined;
  /** The string with the path of h3-go 4; undefined if the program doesn't import it. */
  let now: SyntaxNode | undefined;
  /** Whether the names of h3-go 3 are used without the name of the package. */
  let isDot = false;
  for (const node of nodes) {
    const path = node.name === 'ImportSpec' ? node.getChild('String') : null;
    if (!path) continue;
    const imported = text(path).slice(1, -1);
    const definition = node.getChild('DefName');
    const name = definition && text(definition);
    if (imported === newPath) now = path;
    else if (!formerPaths.has(imported)) others.set(name ?? nameOf(imported), {path: imported, from: path.from});
    else {
      paths.push(path);
      const dots = text(node).startsWith('.');
      isDot ||= dots;
      if (!dots && name !== '_') alias ??= name ?? 'h3';
    }
  }
  return {paths, others, alias, isDot, isPart, now};
}
