import type {Root} from 'mdast';
import {toNlcst} from 'mdast-util-to-nlcst';
import {ParseEnglish} from 'parse-english';
import remarkLintHeadingIncrement from 'remark-lint-heading-increment';
import remarkLintMaximumHeadingLength from 'remark-lint-maximum-heading-length';
import remarkLintNoDuplicateHeadings from 'remark-lint-no-duplicate-headings';
import remarkLintNoHeadingPunctuation from 'remark-lint-no-heading-punctuation';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import rules from '../../../config/prose.json';
import {blocksOf, parseMarkdown} from './blocks';
import {checkSentences} from './rules';
import {proseStrings} from './strings';

const headings = unified()
  .use(remarkLintHeadingIncrement)
  .use(remarkLintMaximumHeadingLength, rules.longestHeading)
  .use(remarkLintNoDuplicateHeadings)
  .use(remarkLintNoHeadingPunctuation, '.,;:!');
const sentences = unified().use(retextRepeatedWords).use(retextIndefiniteArticle);

function checkBlocks(tree: Root, file: VFile): void {
  for (const {kind, content} of blocksOf(tree)) {
    const prose = toNlcst(content, file, ParseEnglish);
    sentences.runSync(prose, file);
    checkSentences(prose, file, kind);
  }
}

/** Adds a message to a Markdown or MDX file for each finding. */
export function checkMarkdown(file: VFile): void {
  const tree = parseMarkdown(file, file.extname === '.mdx' ? 'mdx' : 'md');
  headings.runSync(tree, file);
  checkBlocks(tree, file);
}

/** Adds a message to a file for each finding in a text that begins at a line of it. */
function checkText(text: string, line: number, file: VFile): void {
  const part = new VFile({value: text});
  checkBlocks(parseMarkdown(part, 'md'), part);
  for (const {reason, ruleId} of part.messages) file.message(reason, {place: {line, column: 1}, ruleId});
}

/** The texts of a known problem that readers read as sentences. */
const problemTexts = ['title', 'symptom', 'cause', 'answer'] as const;

/** Adds a message to a file of known problems for each finding in their texts, at the line where the text begins. */
export function checkProblems(file: VFile): void {
  const lines = new LineCounter();
  const document = parseDocument(String(file), {lineCounter: lines});
  const ids = isMap(document.contents) ? document.contents.items.map(({key}) => String(key)) : [];
  for (const place of ids.flatMap((id) => problemTexts.map((field) => [id, field]))) {
    const node = document.getIn(place, true);
    if (!isScalar(node) || typeof node.value !== 'string') continue;
    checkText(node.value, lines.linePos(node.range?.[0] ?? 0).line, file);
  }
}

/** Adds a message to a TypeScript file for each finding in its texts for readers. */
export function checkStrings(file: VFile): void {
  for (const {text, line} of proseStrings(file.path, String(file))) checkText(text, line, file);
}
