import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

/** An element's attributes, all of which must be literal strings. Throws for an expression, naming the attribute. */
export function literalAttributes(node: MdxJsxFlowElement | MdxJsxTextElement): Record<string, string> {
  const result: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
      throw new Error(`<${node.name}>: the attribute ${name} must be a literal string`);
    }
    result[attribute.name] = attribute.value;
  }
  return result;
}
