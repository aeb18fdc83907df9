import type {Parents, Root, RootContent} from 'mdast';

/** Found nodes with their parents, in their order. Plain recursion: each page is gone through for every plugin. */
function* findNodes<Found extends RootContent>(
  parent: Parents,
  find: (node: RootContent) => node is Found,
): Generator<{readonly node: Found; readonly siblings: RootContent[]}> {
  for (const node of parent.children) {
    if (find(node)) yield {node, siblings: parent.children};
    else if ('children' in node) yield* findNodes(node, find);
  }
}

/**
 * Replaces nodes of a page, each by what is worked out for it. All are worked out at once and then replaced in their
 * order, so that what the page becomes does not depend on which is ready first.
 *
 * @param find - tells which nodes; what stands inside of one is not looked at
 */
export async function replaceNodes<Found extends RootContent, Result>(
  tree: Root,
  find: (node: RootContent) => node is Found,
  workOut: (node: Found) => Promise<Result>,
  replacement: (node: Found, result: Result) => RootContent,
): Promise<void> {
  const found = [...findNodes(tree, find)];
  const results = await Promise.all(found.map(({node}) => workOut(node)));
  found.forEach(({node, siblings}, number) => {
    siblings[siblings.indexOf(node)] = replacement(node, results[number] as Result);
  });
}
