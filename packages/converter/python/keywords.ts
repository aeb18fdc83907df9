import {translate} from '@docusaurus/Translate';
import type {SyntaxNode} from '@lezer/common';
import {formatList} from '@h3-docs/base/number';
import type {Draft} from '../conversion';
import {functionsPage} from '../pages';
import {walk} from '../syntax';
import {argumentsOf, methodOf, type Argument} from './calls';
import {comparesCalls, earlyKeywords, keywords} from './facts';

/** The keywords of a function of h3-py 3 that have other names in 4.x, and these names. */
const renamedOf = (old: string): ReadonlyMap<string, string> =>
  new Map(Object.entries({...earlyKeywords(old), ...(Object.hasOwn(keywords, old) && keywords[old])}));

/** Renames the keywords of a call that reach a function of h3-py, and notes those that it can't see. */
export function renameKeywords(draft: Draft, old: string, args: readonly Argument[], link: string): void {
  const renamed = renamedOf(old);
  for (const {keyword, value} of args) {
    const to = keyword && renamed.get(draft.text(keyword));
    if (keyword && to !== undefined) draft.replace(keyword, to);
    if (value.name === '**') renameKeys(draft, old, value.nextSibling, link);
  }
}

/** The keywords of functions that have other names in 4.x, their names there, and the functions that have these names. */
function formerKeywords(functions: ReadonlySet<string>): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, Map<string, string[]>>();
  for (const old of functions) {
    for (const [from, to] of renamedOf(old)) {
      const names = found.get(from) ?? new Map<string, string[]>();
      found.set(from, names.set(to, [...(names.get(to) ?? []), old]));
    }
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
        const name = draft.text(callee);
        for (const [to, olds] of renamed) {
          draft.byHand(
            keyword.from,
            translate(
              {
                message:
                  'The keyword `{from}` is called `{to}` in 4.x. If `{name}` calls or checks {old}, write `{to}` here.',
              },
              {
                from,
                to,
                name,
                old: formatList(
                  olds.map((old) => `\`${old}\``),
                  'disjunction',
                ),
              },
            ),
            functionsPage,
          );
        }
      }
    },
  });
}

/** Whether a program may give a keyword of early releases, as few do: it has its name as a key. */
const hasKey = (code: string, from: string): boolean => new RegExp(`(['"])${from}\\1|\\b${from}\\s*=[^=]`).test(code);

/** The keywords in `**{'resolution': 9}`, or those that a variable holds. */
function renameKeys(draft: Draft, old: string, value: SyntaxNode | null, link: string): void {
  const renamed = renamedOf(old);
  if (value?.name === 'DictionaryExpression') {
    for (const key of value.getChildren('String')) {
      const text = draft.text(key);
      const to = key.nextSibling?.name === ':' ? renamed.get(text.slice(1, -1)) : undefined;
      if (to) draft.replace(key, text.charAt(0) + to + text.charAt(0));
    }
    return;
  }
  if (!value) return;
  for (const [from, to] of renamed) {
    if (Object.hasOwn(earlyKeywords(old), from) && !hasKey(draft.code, from)) continue;
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
