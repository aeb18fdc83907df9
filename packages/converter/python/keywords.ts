import type {Draft} from '../conversion';
import type {Argument} from './calls';
import {earlyKeywords, keywords, texts} from './facts';

/** The keywords of a function of h3-py 3 that have other names in 4.x, and these names. */
const renamedOf = (old: string): ReadonlyMap<string, string> =>
  new Map(Object.entries({...earlyKeywords(old), ...(Object.hasOwn(keywords, old) && keywords[old])}));

/** Renames the keywords of a call that reach a function of h3-py. Returns whether there are some. */
export function renameKeywords(draft: Draft, old: string, args: readonly Argument[]): boolean {
  const renamed = renamedOf(old);
  let found = false;
  for (const {keyword, value} of args) {
    const to = keyword && renamed.get(draft.text(keyword));
    if (keyword && to !== undefined) draft.replace(keyword, to);
    found ||= to !== undefined;
    if (value.name === '**') noteKeywords(draft, old, value.from);
  }
  return found;
}

/** Notes the keywords of a function that the program may call by another name, if the program has them. */
export function noteKeywords(draft: Draft, old: string, place: number): void {
  for (const [from, to] of renamedOf(old)) {
    if (new RegExp(`(['"])${from}\\1|\\b${from}\\s*=[^=]`).test(draft.code))
      draft.byHand(place, texts.keyword, draft.names.linkOf(old), {from, to, old});
  }
}
