import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import type {Argument} from './calls';
import {keywords} from './facts';

/** Renames the keywords of a call that reach a function of h3-py, and notes those that it can't see. */
export function renameKeywords(draft: Draft, old: string, args: readonly Argument[], link: string): void {
  const renamed = Object.hasOwn(keywords, old) ? keywords[old] : undefined;
  if (!renamed) return;
  for (const {keyword, value} of args) {
    const to = keyword && renamed[draft.text(keyword)];
    if (to) draft.replace(keyword, to);
    if (value.name === '**') renameKeys(draft, value.nextSibling, renamed, link);
  }
}

/** The keywords in `**{'resolution': 9}`, or those that a variable holds. */
function renameKeys(
  draft: Draft,
  value: SyntaxNode | null,
  renamed: Readonly<Record<string, string>>,
  link: string,
): void {
  if (value?.name === 'DictionaryExpression') {
    for (const key of value.getChildren('String')) {
      const text = draft.text(key);
      const to = key.nextSibling?.name === ':' ? renamed[text.slice(1, -1)] : undefined;
      if (to) draft.replace(key, text.charAt(0) + to + text.charAt(0));
    }
    return;
  }
  if (!value) return;
  for (const [from, to] of Object.entries(renamed)) {
    draft.byHand(
      value.from,
      translate(
        {message: 'The keyword `{from}` is called `{to}` in 4.x. If `{value}` has the key `{from}`, rename it there.'},
        {from, to, value: draft.text(value)},
      ),
      link,
    );
  }
}
