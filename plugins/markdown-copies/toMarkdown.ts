import type {Element, Root} from 'hast';
import {toText} from 'hast-util-to-text';
import type {Html, PhrasingContent} from 'mdast';
import rehypeRemark, {type Options} from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {displayFormula, inlineFormula, makeReadable} from './readable';

type Handler = NonNullable<NonNullable<NonNullable<Options>['handlers']>[string]>;

/** Markdown has no lowered or raised text, so these tags stay tags. */
const keepTag: Handler = (state, element) => {
  const tag = (value: string): Html => ({type: 'html', value});
  const content = state.all(element) as PhrasingContent[];
  return [tag(`<${element.tagName}>`), ...content, tag(`</${element.tagName}>`)];
};

const tex = (element: Element) => toText(element, {whitespace: 'pre'}).trim();

const handlers: Readonly<Record<string, Handler>> = {
  sub: keepTag,
  sup: keepTag,
  // The usual sign is invisible, and makes another name of a copied one.
  wbr: () => undefined,
  [inlineFormula]: (_state, element) => ({type: 'inlineMath', value: tex(element)}),
  [displayFormula]: (_state, element) => ({type: 'math', value: tex(element)}),
};

/**
 * Writes the text of a built page as Markdown (GitHub's, with formulas between dollar signs).
 *
 * @param article - the element of the page's text; a copy, because it is changed
 * @param pageAddress - the full address of the page, which makes its links complete
 */
export async function toMarkdown(article: Element, pageAddress: string): Promise<string> {
  const tree: Root = {type: 'root', children: [article]};
  makeReadable(tree, pageAddress);
  const writer = unified()
    .use(rehypeRemark, {handlers})
    .use(remarkGfm, {tablePipeAlign: false})
    .use(remarkMath)
    .use(remarkStringify, {bullet: '-', emphasis: '*'});
  return writer.stringify(await writer.run(tree));
}
