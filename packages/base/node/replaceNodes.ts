import type {Parents, Root, RootContent} from 'mdast';

/**
 * Found nodes with their parents, in their order. Uses plain recursion for speed, because every plugin walks each page.
 */
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
 * Replaces nodes of a page. All replacements are computed at the same time and then inserted in page order, so that the
 * result doesn't depend on which one is ready first.
 *
 * @param find - tells which nodes to replace; nodes inside a found node are skipped
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
