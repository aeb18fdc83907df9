import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {literalAttributes} from '../figures/attributes';
import {versionOf} from '../version';
import {evaluate, formatValue} from './evaluate';

/**
 * Replaces `<Value of="…" format="…"/>` by the text of an expression's value, evaluated with the h3-js of the page's
 * version. An expression that throws fails the build and names the file and the line.
 */
export default function remarkValues() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return;
      if (node.name !== 'Value' || !parent || index === undefined) return;
      try {
        const {of, format} = literalAttributes(node);
        if (of === undefined) throw new Error("needs an expression: of='…'");
        const text = {type: 'text' as const, value: formatValue(evaluate(of, versionOf(file.path)), format)};
        parent.children.splice(
          index,
          1,
          node.type === 'mdxJsxTextElement' ? text : {type: 'paragraph', children: [text]},
        );
      } catch (cause) {
        throw new Error(`${file.path}:${node.position?.start.line}: <Value>: ${(cause as Error).message}`, {cause});
      }
    });
  };
}
