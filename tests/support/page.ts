import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';
import {VFile} from 'vfile';

/** A page of the documentation after a plugin. */
export async function runPlugin(text: string, plugin: Plugin<[], Root>): Promise<Root> {
  const file = new VFile({path: `${process.cwd()}/docs/page.mdx`, value: text});
  const processor = unified().use(remarkParse).use(remarkMdx).use(plugin);
  return await processor.run(processor.parse(file), file);
}
