import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {constant, expression} from '@h3-docs/base/node/mdx';
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
 * `export const code = pageCode`: the blocks use this name of the module. The bundler stores the address once for each
 * use of an import, and this address is as long as the code. That would take gigabytes of memory and several seconds.
 */
const nameOfCode = constant('code', {type: 'Identifier', name: 'pageCode'});

/**
 * Takes the HTML of a page's `<CodeBlock>`s, where there is much of it, out of the page's JavaScript: they become
 * `<StaticCode>`s that share one module. On the server it is the code itself, in the browser's JavaScript the address
 * of a file that only a reader who navigates to the page needs.
 */
export function separateCode(tree: Root, blocks: readonly MdxJsxFlowElement[]) {
  const all = blocks.map(htmlOf);
  if (all.join('').length < separateFrom) return;
  importFile(tree, 'pageCode', 'code', JSON.stringify(all));
  tree.children.push(nameOfCode);
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
