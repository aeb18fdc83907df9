import type {Code, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {readComments} from '@h3-docs/base/node/fences/comments';
import {markLines} from '@h3-docs/base/node/fences/markup';
import {fenceError} from '@h3-docs/base/node/fences/place';
import {readFence} from '@h3-docs/base/node/fences/read';
import {runsInPage} from '@h3-docs/base/node/fences/runsInPage';
import {versionOf} from '@h3-docs/base/node/version';
import {expression} from '@h3-docs/base/node/mdx';
import {importFile} from '@h3-docs/base/node/pageFiles';
import {versionRow} from '@h3-docs/base/versions';
import {replaceNodes} from '@h3-docs/base/node/replaceNodes';
import {element} from '@h3-docs/catalogue/node';
import type {VFile} from 'vfile';
import type {TaskOptions} from '../worker';

/** The language of a fence that names none. */
const plain = 'text';

function isCode(node: RootContent): node is Code {
  return node.type === 'code';
}

/** Each line as a block of its own, which is indented where it wraps. `overloads` in a fence asks for it. */
function inBlocks(html: string): string {
  return html.replace(/.+(?:\n|$)/g, '<span class="overload">$&</span>');
}

/** The `<CodeBlock>` element for a fenced block, or the `<LiveJsx>` element. */
async function codeBlock(node: Code, isNewest: boolean, tasks: TaskOptions['tasks']): Promise<MdxJsxFlowElement> {
  const {lang, value} = node;
  const language = lang ?? plain;
  const {live, title, lines, numbersFrom, noInline, signature, install, overloads} = readFence(node);
  const commented = readComments(value);
  const html = await tasks.highlight(commented.code, language);
  if (live === 'jsx') return element('LiveJsx', {title, html, ...(noInline && {noInline: 'yes'})});
  const marked = markLines(html, {lines: [...lines, ...commented.lines], numbersFrom});
  return element('CodeBlock', {
    language,
    title,
    kind: signature ? 'signature' : install ? 'install' : undefined,
    runs: language === 'python' && !signature && isNewest && runsInPage(value) ? '' : undefined,
    html: overloads ? inBlocks(html) : marked,
  });
}

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
function separateCode(tree: Root, blocks: readonly MdxJsxFlowElement[]) {
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

/**
 * Replaces every fenced block by a `<CodeBlock>` that is highlighted already, so that no highlighter is in a page. A
 * fence with an unknown language or word fails the build and names the file and the line.
 */
export default function remarkHighlight({tasks}: TaskOptions) {
  return async (tree: Root, page: VFile) => {
    const blocks: MdxJsxFlowElement[] = [];
    const isNewest = versionRow(versionOf(page.path)).newest;
    await replaceNodes(
      tree,
      isCode,
      async (node) => {
        try {
          return await codeBlock(node, isNewest, tasks);
        } catch (cause) {
          throw fenceError(node, page, cause);
        }
      },
      (_node, block) => {
        if (block.name === 'CodeBlock') blocks.push(block);
        return block;
      },
    );
    separateCode(tree, blocks);
  };
}
