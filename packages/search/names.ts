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

/** How well a query fits a name, and so which section it is about. */
export interface NameMatch {
  readonly name: IndexedName;
  readonly score: number;
}

/** The parts of a query that are compared with names. */
export interface NameQuery {
  /** Keys of the whole query, the surest first: `grid disk` is `griddisk`. */
  readonly keys: readonly string[];
  /** The query's words, identifiers taken apart. */
  readonly words: readonly string[];
}

const prefix = /^h3/;
/** Functions that only serve another one, and variants of one: behind it, unless they are called by name. */
export const serving = /^(max|destroy)|(Size|Safe|Unsafe|Experimental)$/;

/** Whether a section is that of a function or a type: errors have names too, and a code. */
export function isNamed({names, code}: SearchSection): boolean {
  return names !== undefined && code === undefined;
}

/**
 * The scores of fits. Text scores (see `rank.ts`) stay well below 300: whoever types a name, whole or with one slip,
 * means that function; parts of a name compete with headings and text.
 */
const worth = {whole: 1000, bare: 900, slip: 500, slips: 330, start: 60, parts: 45, inside: 15} as const;
/** Between equals the section's own name, then today's names. */
const preference: Readonly<Record<IndexedName['kind'], number>> = {own: 3, spelling: 2, other: 1, former: 1.5};
const servingWeight = 0.5;
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

function wholeMatch({key, bareKey}: IndexedName, query: string, bareQuery: string): number {
  if (key === query) return worth.whole;
  return bareQuery.length > 2 && bareKey === bareQuery ? worth.bare : 0;
}

function partMatch(
  {key, bareKey, parts, serving: serves}: IndexedName,
  query: string,
  words: readonly string[],
): number {
  const weight = serves ? servingWeight : 1;
  const ratio = Math.min(1, query.length / bareKey.length);
  if (query.length > 2 && (key.startsWith(query) || bareKey.startsWith(query))) return worth.start * (1 + ratio);
  const last = words.length - 1;
  const inParts = words.every((word, place) =>
    parts.some((part) => part === word || (place === last && word.length > 2 && part.startsWith(word))),
  );
  if (words.length > 0 && inParts) return worth.parts * (1 + ratio) * weight;
  return query.length > 3 && key.includes(query) ? worth.inside * (1 + ratio) * weight : 0;
}

function fit(name: IndexedName, query: string, bareQuery: string, words: readonly string[]): number {
  const whole = wholeMatch(name, query, bareQuery);
  if (whole > 0) return whole;
  // What other engines call it is found by its whole name only: its parts would lead everywhere.
  const part = name.kind === 'other' ? 0 : partMatch(name, query, words);
  // `pentagon` is a part of E_PENTAGON, and not the name with a letter too few.
  if (query.length < 5 || name.parts.slice(1).join('') === query) return part;
  const slip = isOneSlipApart(name.key, query) || isOneSlipApart(name.bareKey, query) ? worth.slip : 0;
  // A longer name that merely continues what was typed is no slip, nor is one still being typed.
  return slip > 0 && name.key.startsWith(query) ? worth.slip / 2 : Math.max(slip, part);
}

/** The best fitting name of every section that a query may mean. */
export function matchNames(names: readonly IndexedName[], {keys, words}: NameQuery): Map<number, NameMatch> {
  const best = new Map<number, NameMatch>();
  const keep = (name: IndexedName, fitting: number) => {
    const score = fitting + preference[name.kind];
    if (fitting > 0 && score > (best.get(name.section)?.score ?? 0)) best.set(name.section, {name, score});
  };
  for (const [place, query] of keys.entries()) {
    const bareQuery = query.replace(prefix, '');
    // A match with a shortened query is less certain than a match with the whole query.
    for (const name of names) keep(name, fit(name, query, bareQuery, words) - place * 10);
  }
  const sure = [...best.values()].some(({score}) => score > worth.slips);
  for (const query of sure ? [] : keys) {
    if (query.length < twoSlips.least || query.length > twoSlips.most) continue;
    for (const name of names) if (isTwoSlipsApart(name.key, query)) keep(name, worth.slips);
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
