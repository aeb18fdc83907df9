import type {Tree} from '@lezer/common';

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
