import type {Root as NlcstRoot, SentenceContent} from 'nlcst';
import {toString} from 'nlcst-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import rules from '../../../config/prose.json';
import type {Block} from './blocks';

const banned = rules.banned.map(({pattern, advice}) => ({
  pattern: new RegExp(pattern, 'i'),
  advice,
  /** How sentences begin says nothing about headings and cells of tables, which need not be sentences. */
  wholeSentences: pattern.startsWith('^'),
}));

/** Numbers do not count: a row of them is not hard to read. */
const isWord = (node: SentenceContent): boolean =>
  node.type === 'SourceNode' || (node.type === 'WordNode' && /\p{L}/u.test(toString(node)));

/** Reports sentences that are too long, and words and constructions that the style guide bans. */
export function checkSentences(tree: NlcstRoot, file: VFile, kind: Block['kind']): void {
  visit(tree, 'SentenceNode', (sentence) => {
    const text = sentence.children.map((node) => (node.type === 'SourceNode' ? '`…`' : toString(node))).join('');
    const words = sentence.children.filter(isWord).length;
    const place = sentence.position;
    if (words > rules.longestSentence) {
      file.message(`“${text.slice(0, 30).trim()}…” has ${words} words: at most ${rules.longestSentence}.`, {
        place,
        ruleId: 'length',
      });
    }
    for (const {pattern, advice, wholeSentences} of banned) {
      if (wholeSentences && kind !== 'text') continue;
      const match = pattern.exec(text)?.[0];
      if (match !== undefined) file.message(`“${match.trim()}”: ${advice}`, {place, ruleId: 'banned'});
    }
    if (kind === 'heading' && /^To\b/.test(text)) {
      file.message('A heading starts with a verb or a noun, not with “To”.', {place, ruleId: 'heading'});
    }
  });
}
