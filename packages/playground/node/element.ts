import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {tokensToHtml} from '../html';
import type {DocsVersion, DrawnOutcome, LiveFlags} from '../types';
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

/**
 * The `<LiveExample>` element that shows an example: the code, what it printed, returned or threw
 * (attributes, all strings), and the drawing of what it returned (its child).
 *
 * @param tree - the page that it is for, which gets the drawing's import
 */
export function liveExampleNode(tree: Root, source: LiveExampleSource, outcome: DrawnOutcome): MdxJsxFlowElement {
  const attributes = {
    version: source.version,
    title: source.title,
    html: source.html,
    nodraw: source.flags.nodraw ? 'yes' : undefined,
    log: outcome.log.length > 0 ? tokensToHtml(outcome.log) : undefined,
    result: outcome.result && tokensToHtml(outcome.result),
    errorName: outcome.error?.name,
    errorMessage: outcome.error?.message,
    errorCode: outcome.error?.code?.toString(),
    errorPage: outcome.error?.explanation?.to,
    errorPageLabel: outcome.error?.explanation?.label,
  };
  return element('LiveExample', attributes, outcome.drawing ? [staticSvgNode(tree, outcome.drawing)] : []);
}
