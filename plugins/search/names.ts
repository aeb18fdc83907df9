import type {ApiFunction, Language} from '../../src/api/types';

/** The name that a signature declares: `func (c Cell) GridDisk(k int)` and `h3 gridDisk -c CELL` alike. */
export function nameIn(signature: string): string | undefined {
  const shell = /^\s*(?:\$\s*)?h3\s+(\w+)/.exec(signature)?.[1];
  if (shell) return shell;
  const withoutReceiver = signature.replace(/^\s*func\s*(\([^)]*\))?\s*/, '');
  return (
    /(\w+)\s*(?:<[^>]*>)?\s*\(/.exec(withoutReceiver)?.[1] ?? /^[\w.]*?(\w+)\s*$/.exec(withoutReceiver.trim())?.[1]
  );
}

function namesIn(signatures: Readonly<Partial<Record<Language, readonly string[]>>>): string[] {
  return Object.values(signatures)
    .flat()
    .map(nameIn)
    .filter((name) => name !== undefined);
}

/** A function's names in 4.x: its own first, then every other language's spelling. */
export function currentNames(entry: ApiFunction): string[] {
  return [...new Set([entry.name, ...namesIn(entry.signatures)])];
}

/** Its names in 3.x, in every language, as far as 4.x does not use them for the same function. */
export function formerNames(entry: ApiFunction): string[] {
  const current = new Set(currentNames(entry));
  const former = (entry.v3 ?? []).flatMap(({name, signatures}) => [name, ...namesIn(signatures)]);
  return [...new Set(former)].filter((name) => !current.has(name));
}
