import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {escapeContent, escapeMarkup} from '@h3-docs/base/escape';
import {expression} from '@h3-docs/base/node/mdx';
import type {ShownOutcome} from '../editorProps';
import type {DocsVersion, DrawnOutcome, LiveFlags, Token} from '../types';
import {element} from '@h3-docs/catalogue/node';
import {staticSvgNode} from '@h3-docs/grid/node/emit';

/** A live example as its page has it. */
export interface LiveExampleSource {
  /** Its code, highlighted. */
  readonly html: string;
  readonly version: DocsVersion;
  readonly flags: LiveFlags;
  readonly title?: string;
}

/** A result as HTML: everything escaped, marked runs in `<span data-value>`. */
export function tokensToHtml(tokens: readonly Token[]): string {
  return tokens
    .map((token) =>
      typeof token === 'string'
        ? escapeContent(token)
        : `<span data-value="${escapeMarkup(token.value)}">${escapeContent(token.text)}</span>`,
    )
    .join('');
}

/** An outcome as its page has it: the text as HTML. The line of an error is for those who change the code. */
function shown({log, result, error}: DrawnOutcome): ShownOutcome {
  return {
    ...(log.length > 0 && {log: tokensToHtml(log)}),
    ...(result && {result: tokensToHtml(result)}),
    ...(error && {error: {...error, line: undefined}}),
  };
}

/**
 * The `<LiveExample>` element that shows an example: the code, what it printed, returned or threw, and the drawing of what it
 * returned (its child).
 *
 * @param tree - the page that it is for, which gets the drawing's import
 */
export function liveExampleNode(
  tree: Root,
  {html, version, title, flags}: LiveExampleSource,
  outcome: DrawnOutcome,
): MdxJsxFlowElement {
  const attributes = {version, title, html, nodraw: flags.nodraw ? 'yes' : undefined};
  const node = element('LiveExample', attributes, outcome.drawing ? [staticSvgNode(tree, outcome.drawing)] : []);
  node.attributes.push(expression('built', shown(outcome)));
  return node;
}
