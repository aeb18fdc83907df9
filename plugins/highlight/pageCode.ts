import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';

/**
 * The least size of HTML at which the code is moved out of the page's JavaScript. Below it, another request costs more
 * than it saves.
 */
const separateFrom = 8000;

function htmlOf(block: MdxJsxFlowElement): string {
  for (const attribute of block.attributes) {
    if ('name' in attribute && attribute.name === 'html' && typeof attribute.value === 'string') return attribute.value;
  }
  throw new Error(`<${block.name}> without html`);
}

/**
 * Takes the HTML of a page's `<CodeBlock>`s, where there is much of it, out of the page's JavaScript: they become
 * `<StaticCode>`s that share one module. On the server it is the code itself, in the browser's JavaScript the address
 * of a file that only a reader who navigates to the page needs.
 */
export function separateCode(tree: Root, blocks: readonly MdxJsxFlowElement[]) {
  const all = blocks.map(htmlOf);
  if (all.join('').length < separateFrom) return;
  importFile(tree, 'code', 'code', JSON.stringify(all));
  blocks.forEach((block, number) => {
    const kept = block.attributes.filter((attribute) => !('name' in attribute && attribute.name === 'html'));
    block.name = 'StaticCode';
    block.attributes = [
      ...kept,
      expression('source', 'code'),
      expression('number', number),
      expression('lines', (all[number] ?? '').split('\n').length),
    ];
  });
}
