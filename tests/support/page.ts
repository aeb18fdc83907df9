import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

/** A page of the documentation after a plugin. */
export async function runPlugin(
  text: string,
  plugin: Plugin<[], Root>,
  path = `${process.cwd()}/docs/page.mdx`,
): Promise<Root> {
  const file = new VFile({path, value: text});
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugin);
  return await processor.run(processor.parse(file), file);
}

/** The nodes of a type, in document order. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, {type: Type}>[] {
  const found: Extract<Nodes, {type: Type}>[] = [];
  visit(tree, type, (node) => void found.push(node as Extract<Nodes, {type: Type}>));
  return found;
}
