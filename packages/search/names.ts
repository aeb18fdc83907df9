import type {Engine} from './engine';
import type {SearchDocuments, SearchSection} from './files';
import {keyOf, partsOf, wordsIn} from './words';

/** A name that leads to a section, made ready for comparing. */
export interface IndexedName {
  readonly section: number;
  readonly name: string;
  readonly key: string;
  /** Whose name it is: the section's own, another language's spelling, an engine's, an earlier release's. */
  readonly kind: 'own' | 'spelling' | 'other' | 'former';
  /** The engine whose name it is, by its id. */
  readonly stack?: string;
}

/** A name within a search, and how surely the search is about it, from 0 to 1. */
export interface FoundName {
  readonly name: IndexedName;
  readonly sureness: number;
}

const prefix = /^h3/;
/** The most words that make a name together. */
const longest = 6;
/** Words around a name that say only what is asked about it: `what replaced kRing in 4.x`. */
const frame =
  /^(?:a|an|the|h3|is|are|was|did|does|do|what|which|how|where|in|on|for|with|of|to|by|about|functions?|methods?|calls?|called|names?|named|new|old|former|replaced?|replaces|replacement|renamed?|instead|equivalent|now|gone?|went|versions?|v?[34]|x|parameters?|arguments?|signature|returns?|types?|examples?|docs|documentation|syntax|usage)$/;

/** Whether a section is that of a function or a type: errors have names too, and a code. */
export function isNamed({names, code: number}: SearchSection): boolean {
  return names !== undefined && number === undefined;
}

/** All names of the documents, each once a section. */
function namesIn({sections, stacks}: SearchDocuments): IndexedName[] {
  return sections.flatMap(({names = [], formerNames = [], otherNames = []}, section) => {
    const indexed = (kind: IndexedName['kind']) => (name: string) => ({section, name, key: keyOf(name), kind});
    return [
      ...names.slice(0, 1).map(indexed('own')),
      ...names.slice(1).map(indexed('spelling')),
      ...formerNames.map(indexed('former')),
      ...otherNames.flatMap(([stack, ...called]) =>
        called.map((name) => ({...indexed('other')(name), stack: stacks[stack]?.id ?? ''})),
      ),
    ];
  });
}

/** Makes the names of documents ready for searches. @returns the names by their keys, and those within a search, the surest of each section */
export function indexNames(documents: SearchDocuments, named: Engine['named']) {
  const byKey = new Map<string, IndexedName[]>();
  const owns = new Map<number, IndexedName>();
  for (const name of namesIn(documents)) {
    if (name.kind === 'own') owns.set(name.section, name);
    for (const key of new Set([name.key, name.key.replace(prefix, '')])) {
      const known = byKey.get(key);
      if (known) known.push(name);
      else byKey.set(key, [name]);
    }
  }

  /** The names that words of a search are, together or alone. */
  function within(query: string): ReadonlyMap<number, FoundName> {
    const words = wordsIn(query).slice(0, 24);
    const telling = words.filter(({key}) => !frame.test(key)).length;
    const found = new Map<number, FoundName>();
    function add(key: string, sureness: number): boolean {
      const names = byKey.get(key) ?? byKey.get(key.replace(prefix, '')) ?? [];
      for (const name of names) {
        const known = found.get(name.section);
        // Of names that are as sure, the one that has the `h3` before it where the search has.
        const isCloser = known?.sureness === sureness && known.name.key !== key && name.key === key;
        if (isCloser || sureness > (known?.sureness ?? 0)) found.set(name.section, {name, sureness});
      }
      return names.length > 0;
    }
    const whole = keyOf(query);
    add(whole, 1);
    for (let start = 0; start < words.length; start += 1) {
      for (let length = Math.min(longest, words.length - start); length > 0; length -= 1) {
        const some = words.slice(start, start + length);
        const [first] = some;
        const key = some.map((each) => each.key).join('');
        const isIdentifier = length === 1 && first !== undefined && partsOf(first.word).length > 1;
        const share = Math.min(1, length / Math.max(1, telling));
        if (length === 1 && !isIdentifier && share < 1) continue;
        if (add(key, isIdentifier ? 0.95 - start / 100 : share * 0.8)) break;
      }
    }
    // A slip of the keyboard in a name, or in words that make one.
    if (found.size === 0 && whole.length > 4 && words.length < longest && !/\s\S+\s\S+\s\S+\s/.test(query)) {
      for (const section of named(whole, whole.length < 7 ? 1 : 2).slice(0, 3)) {
        const name = owns.get(section);
        if (name) found.set(section, {name, sureness: 0.6});
      }
    }
    return found;
  }

  return {byKey, within};
}

/** The names of a build's sections, ready for searches. */
export type Names = ReturnType<typeof indexNames>;
