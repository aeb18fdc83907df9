import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {elementError} from '@h3-docs/base/node/elementError';
import {literalAttributes} from '@h3-docs/base/node/attributes';
import {replaceNodes} from '@h3-docs/base/node/replaceNodes';
import type {TaskOptions} from '../worker';
import {versionOf} from '@h3-docs/base/node/version';

type ValueElement = MdxJsxFlowElement | MdxJsxTextElement;

function isValue(node: RootContent): node is ValueElement {
  return (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') && node.name === 'Value';
}

/**
 * Replaces `<Value of="…" format="…"/>` by the text of an expression's value, evaluated with the h3-js of the page's
 * version. An expression that throws fails the build and names the file and the line.
 */
export default function remarkValues({tasks}: TaskOptions) {
  return (tree: Root, file: VFile) =>
    replaceNodes(
      tree,
      isValue,
      async (node) => {
        try {
          const {of, format} = literalAttributes(node);
          if (of === undefined) throw new Error("needs an expression: of='…'");
          return await tasks.valueText(of, versionOf(file.path), format);
        } catch (cause) {
          throw elementError(file, node, cause);
        }
      },
      (node, value) => {
        const text = {type: 'text' as const, value};
        return node.type === 'mdxJsxTextElement' ? text : {type: 'paragraph', children: [text]};
      },
    );
}
