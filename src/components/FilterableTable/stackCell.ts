import {translate} from '@docusaurus/Translate';
import type {StackNames} from '@h3-docs/base/contracts/engines';

/** Text, or a name. `isCurrent` tells the names of the table's version from former ones. */
export type NamePart = string | {readonly name: string; readonly isCurrent: boolean};

/** What a row says of its function: `of` and `former` of `NamesRow` in `packages/catalogue/node/pages/nodes.ts`. */
interface RowNames {
  readonly function?: string | undefined;
  readonly former?: string | undefined;
}

function listed(names: readonly string[], isCurrent: boolean): NamePart[] {
  return names.flatMap((name, at) => [...(at > 0 ? [', '] : []), {name, isCurrent}]);
}

/** That a stack doesn't have a function, as far as its sources tell. */
function lacking({complete}: StackNames): string {
  return complete ? translate({message: 'no such function'}) : translate({message: 'not documented'});
}

/**
 * What the column of a stack says in a row of a table of names.
 *
 * @param before - the stack's names in the version before; `none` in a table of one version, and `unknown` where nobody
 * has established them
 */
export function stackCell(row: RowNames, now: StackNames, before: StackNames | 'none' | 'unknown'): NamePart[] {
  const current = now.functions[row.function ?? ''] ?? [];
  // The function has another row, with the name that most languages had for it.
  if (before !== 'none' && row.former === undefined) return ['–'];
  if (before === 'none' || before === 'unknown') {
    return current.length > 0 ? listed(current, true) : [lacking(now)];
  }
  const old = before.functions[row.former ?? ''] ?? [];
  if (old.length === 0)
    return current.length === 0 ? [lacking(now)] : [`${translate({message: 'none'})} → `, ...listed(current, true)];
  if (current.length === 0) return [...listed(old, false), ' → ', lacking(now)];
  if (old.join() === current.join()) return [...listed(old, true), ` ${translate({message: '(same)'})}`];
  return [...listed(old, false), ' → ', ...listed(current, true)];
}
