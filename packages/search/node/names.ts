import {allFunctions, namesIn as engineNames, readEngines, searchNames} from '@h3-docs/catalogue/node';
import {keyOf} from '../words';
import {type ApiFunction, type Language, namesOf} from '@h3-docs/catalogue';

function namesIn(signatures: Readonly<Partial<Record<Language, readonly string[]>>>): string[] {
  return namesOf(Object.values(signatures).flat());
}

/** A function's names in 4.x: its own first, then every other language's spelling. */
export function currentNames(entry: ApiFunction): string[] {
  return [...new Set([entry.name, ...namesIn(entry.signatures)])];
}

/** Its names in 3.x, in every language, except for names that 4.x still uses for the same function. */
export function formerNames(entry: ApiFunction): string[] {
  const current = new Set(currentNames(entry));
  const former = (entry.v3 ?? []).flatMap(({name, signatures}) => [name, ...namesIn(signatures)]);
  return [...new Set(former)].filter((name) => !current.has(name));
}

/** The arguments of a call and what it returns. */
const signature = /\(.*?\)|(?:→|->|=).*/gs;

/** The names of the functions that engines have beyond H3's own, without names of one word and names that H3 has or had. */
export function furtherNames(): OtherNames[] {
  const known = new Set(allFunctions.flatMap((entry) => [...currentNames(entry), ...formerNames(entry)]).map(keyOf));
  return readEngines().flatMap(({id, names: {more = []}}) => {
    const names = more
      .flatMap(({call}) => call.replace(signature, ' ').match(/[\w.:]+/g) ?? [])
      .flatMap(searchNames)
      .filter((name) => /\w_\w|[a-z][A-Z]/.test(name) && !known.has(keyOf(name)));
    return names.length > 0 ? [{stack: id, names: [...new Set(names)]}] : [];
  });
}

/** What an engine calls a function. */
export interface OtherNames {
  /** The engine's id. */
  readonly stack: string;
  readonly names: readonly string[];
}

/**
 * The names of a function in other bindings and engines, without names that a language of the reference has, now or in
 * 3.x. A name that several engines have is listed for the first of them. If the last part of a name is the whole name in a
 * later engine, both engines list it.
 */
export function otherNames(entry: ApiFunction): OtherNames[] {
  // One spelling finds all that differ in case and underscores only.
  const known = new Set([...currentNames(entry), ...formerNames(entry)].map(keyOf));
  const knownParts = new Set<string>();
  return readEngines().flatMap((engine) => {
    const whole = engineNames(engine, entry.name);
    const names = whole.flatMap(searchNames).filter((name) => {
      const key = keyOf(name);
      const taken = whole.includes(name) ? known : knownParts;
      if (known.has(key) || taken.has(key)) return false;
      taken.add(key);
      return true;
    });
    return names.length > 0 ? [{stack: engine.id, names}] : [];
  });
}
