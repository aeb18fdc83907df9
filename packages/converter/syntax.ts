import type {SyntaxNode, Tree} from '@lezer/common';

/** The offset of the first place that a grammar could not read, or undefined. */
export function firstSyntaxError(tree: Tree): number | undefined {
  let first: number | undefined;
  tree.iterate({
    enter(node) {
      if (first === undefined && node.type.isError) first = node.from;
      return first === undefined;
    },
  });
  return first;
}

/** Spaces in place of a text. Its lines stay, so that all positions do. */
export const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** The nodes of a syntax node, in order. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** The nodes around a node, from the inside out, each with its parent. A search for what encloses code is bounded. */
export function* around(
  inner: SyntaxNode,
  most: number,
): Generator<{readonly node: SyntaxNode; readonly parent: SyntaxNode}> {
  let node = inner;
  for (let steps = 0; node.parent && steps < most; steps += 1) {
    const {parent}: {parent: SyntaxNode} = {parent: node.parent};
    yield {node, parent};
    node = parent;
  }
}

/** What a walk does before and after the children of a node. */
export interface Visitor {
  readonly enter?: (node: SyntaxNode) => void;
  readonly leave?: (node: SyntaxNode) => void;
}

/** Visits a tree in the order of its text. It doesn't call itself, so that code may be nested to any depth. */
export function walk(root: SyntaxNode, {enter, leave}: Visitor): void {
  const open: SyntaxNode[] = [];
  let node = root;
  for (;;) {
    enter?.(node);
    const child: SyntaxNode | null = node.firstChild;
    if (child) {
      open.push(node);
      node = child;
      continue;
    }
    leave?.(node);
    let next: SyntaxNode | null = open.length > 0 ? node.nextSibling : null;
    while (!next) {
      const parent = open.pop();
      if (!parent) return;
      leave?.(parent);
      next = open.length > 0 ? parent.nextSibling : null;
    }
    node = next;
  }
}
