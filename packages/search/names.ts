import type {SearchDocuments, SearchSection} from './files';
import {plainStem} from './stems';
import {isOneSlipApart, isTwoSlipsApart, keyOf, partsOf} from './words';

/** A name that leads to a section, made ready for comparing. */
export interface IndexedName {
  readonly section: number;
  readonly name: string;
  readonly key: string;
  /** The key without the `h3` that some languages put before every name. */
  readonly bareKey: string;
  readonly parts: readonly string[];
  /** Whose name it is: the section's own, another language's spelling, an engine's, an earlier release's. */
  readonly kind: 'own' | 'spelling' | 'other' | 'former';
  /** The engine whose name it is, by its id. */
  readonly stack?: string;
  /** Whether the section's function only serves another one, or it is an error. */
  readonly serving: boolean;
}

/** How a query is like a name, the surest first. */
const forms = ['whole', 'bare', 'slip', 'slips'] as const;

type NameForm = (typeof forms)[number];

/** How well a query fits a name, and so which section it is about. */
export interface NameMatch {
  readonly name: IndexedName;
  readonly form: NameForm;
}

const prefix = /^h3/;
/** Functions that only serve another one, and variants of one. */
const serving = /^(max|destroy)|(Size|Safe|Unsafe|Experimental)$/;

/** Whether a section is that of a function or a type: errors have names too, and a code. */
export function isNamed({names, code}: SearchSection): boolean {
  return names !== undefined && code === undefined;
}

/** Of names that fit alike: the section's own, then today's. */
const kinds: readonly IndexedName['kind'][] = ['own', 'spelling', 'former', 'other'];
/** The shortest name in which two slips are looked for: two in a shorter one make another word. */
const twoSlips = {least: 8, most: 40} as const;

/** All names of the documents, each once a section. */
export function indexNames({sections, stacks}: SearchDocuments): IndexedName[] {
  return sections.flatMap(({names = [], formerNames = [], otherNames = [], code}, section) => {
    // A word of an error's name means the error only beside others: `pentagon` is hardly E_PENTAGON.
    const serves = serving.test(names[0] ?? '') || code !== undefined;
    const indexed = (kind: IndexedName['kind']) => (name: string) => {
      const key = keyOf(name);
      return {section, name, key, bareKey: key.replace(prefix, ''), parts: partsOf(name), kind, serving: serves};
    };
    return [
      ...names.slice(0, 1).map(indexed('own')),
      ...names.slice(1).map(indexed('spelling')),
      ...otherNames.flatMap(([stack, ...called]) =>
        called.map((name) => ({...indexed('other')(name), stack: stacks[stack]?.id ?? ''})),
      ),
      ...formerNames.map(indexed('former')),
    ];
  });
}

/**
 * The stems of the names that a function has in other languages, engines, and releases, each with the stem of its own.
 * Left out are names of one word, as they are words of other texts too, and names that several functions have.
 */
export function aliasesOf(names: readonly IndexedName[]): ReadonlyMap<string, string> {
  const owns = new Map(names.flatMap(({kind, section, key}) => (kind === 'own' ? [[section, key] as const] : [])));
  const sections = new Map<string, Set<number>>();
  for (const {section, key, parts} of names) {
    const stem = plainStem(key);
    if (parts.length > 1) sections.set(stem, (sections.get(stem) ?? new Set()).add(section));
  }
  return new Map(
    Array.from(sections).flatMap(([stem, [section = -1, ...others]]) => {
      const own = owns.get(section);
      return own === undefined || others.length > 0 ? [] : [[stem, plainStem(own)] as const];
    }),
  );
}

function formOf(name: IndexedName, query: string): NameForm | undefined {
  const bareQuery = query.replace(prefix, '');
  if (name.key === query) return 'whole';
  if (bareQuery.length > 2 && name.bareKey === bareQuery) return 'bare';
  // `pentagon` is a part of E_PENTAGON, and not the name with a letter too few.
  if (query.length < 5 || name.parts.slice(1).join('') === query) return undefined;
  return isOneSlipApart(name.key, query) || isOneSlipApart(name.bareKey, query) ? 'slip' : undefined;
}

/** Whether a match tells more of its section than another one. */
function isBetter(match: NameMatch, than: NameMatch | undefined): boolean {
  if (!than) return true;
  const form = forms.indexOf(match.form) - forms.indexOf(than.form);
  if (form !== 0) return form < 0;
  return kinds.indexOf(match.name.kind) < kinds.indexOf(than.name.kind);
}

/**
 * The best fitting name of every section that a query may mean.
 * @param keys those of the whole query, the surest first: `grid disk` is `griddisk`
 */
export function matchNames(names: readonly IndexedName[], keys: readonly string[]): Map<number, NameMatch> {
  const best = new Map<number, NameMatch>();
  const keep = (match: NameMatch) => {
    if (isBetter(match, best.get(match.name.section))) best.set(match.name.section, match);
  };
  for (const query of keys) {
    for (const name of names) {
      const form = formOf(name, query);
      if (form) keep({name, form});
    }
  }
  for (const query of best.size > 0 ? [] : keys) {
    if (query.length < twoSlips.least || query.length > twoSlips.most) continue;
    for (const name of names) if (isTwoSlipsApart(name.key, query)) keep({name, form: 'slips'});
  }
  return best;
}

/** Every three letters in a row. */
function triplets(key: string): Set<string> {
  return new Set(Array.from({length: Math.max(0, key.length - 2)}, (_, start) => key.slice(start, start + 3)));
}

/**
 * The sections' own names that share the most runs of three letters with a query, most alike first; none that shares
 * none.
 * @param query its key.
 */
export function nearestNames(names: readonly IndexedName[], query: string, limit: number): readonly IndexedName[] {
  const wanted = triplets(query.slice(0, twoSlips.most));
  return names
    .filter(({kind, serving: serves}) => kind === 'own' && !serves)
    .map((name) => {
      const had = triplets(name.key);
      const shared = [...wanted].filter((triplet) => had.has(triplet)).length;
      return {name, likeness: (2 * shared) / (wanted.size + had.size)};
    })
    .filter(({likeness}) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({name}) => name);
}
