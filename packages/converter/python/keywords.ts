import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import {walk} from '../syntax';
import {argumentsOf, methodOf, type Argument} from './calls';
import {comparesCalls, earlyKeywords, keywords} from './facts';

/** Renames the keywords of a call that reach a function of h3-py, and notes those that it can't see. */
export function renameKeywords(draft: Draft, old: string, args: readonly Argument[], link: string): void {
  const renamed = Object.hasOwn(keywords, old) ? keywords[old] : undefined;
  const names = new Map(Object.entries({...earlyKeywords, ...renamed}));
  for (const {keyword, value} of args) {
    const to = keyword && names.get(draft.text(keyword));
    if (keyword && to !== undefined) draft.replace(keyword, to);
    if (value.name === '**' && renamed) renameKeys(draft, value.nextSibling, renamed, link);
  }
}

/** A keyword of a function of h3-py, and its name in 4.x. */
interface Keyword {
  readonly old: string;
  readonly to: string;
}

/** The keywords of functions that have other names in 4.x. */
function formerKeywords(functions: ReadonlySet<string>): ReadonlyMap<string, Keyword> {
  const found = new Map<string, Keyword>();
  for (const old of functions) {
    const renamed = Object.hasOwn(keywords, old) ? keywords[old] : undefined;
    for (const [from, to] of Object.entries({...earlyKeywords, ...renamed})) found.set(from, {old, to});
  }
  return found;
}

/**
 * Notes keywords of 3.x in calls of something that may call a function of h3-py: of a variable that holds one, or of what
 * a decorator made of one. Tests compare the keywords that a function got which they replace.
 *
 * @param values - the functions that the program uses as values
 * @param replaced - the functions that a test replaces
 * @param isFunction - whether an expression is a function of h3-py, whose keywords are renamed
 */
export function noteLooseKeywords(
  root: SyntaxNode,
  draft: Draft,
  values: ReadonlySet<string>,
  replaced: ReadonlySet<string>,
  isFunction: (node: SyntaxNode) => boolean,
): void {
  const loose = formerKeywords(values);
  const compared = formerKeywords(replaced);
  if (loose.size === 0 && compared.size === 0) return;
  walk(root, {
    enter(node) {
      const callee = node.name === 'CallExpression' ? node.firstChild : null;
      if (!callee || isFunction(callee)) return;
      const args = argumentsOf(node);
      if (args.some(({value}) => isFunction(value))) return;
      const isComparison = comparesCalls.test(methodOf(node, (each) => draft.text(each)));
      for (const {keyword} of args) {
        const from = keyword ? draft.text(keyword) : '';
        const renamed = loose.get(from) ?? (isComparison ? compared.get(from) : undefined);
        if (!keyword || !renamed) continue;
        const {old, to} = renamed;
        const name = draft.text(callee);
        draft.byHand(
          keyword.from,
          translate(
            {
              message:
                'The keyword `{from}` is called `{to}` in 4.x. If `{name}` calls or checks `{old}`, write `{to}` here.',
            },
            {from, to, name, old},
          ),
          functionsPage,
        );
      }
    },
  });
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
