import {isEveryday} from '@h3-docs/catalogue';
import {blendFields, type Blend} from './blend';
import type {SearchDocuments, SearchSection} from './files';
import {directionFinder} from './directions';
import {errorFinder} from './errors';
import {isGlossary} from './glossary';
import {letterFinder, type LetterFinder} from './letters';
import {aliasesOf, indexNames, isNamed, type IndexedName} from './names';
import {unpackIndex, type PackedIndex} from './packedIndex';
import {fromOtherLanguages} from './otherLanguages';
import {inStep, phraseFinder, type PhraseFinder} from './phrases';
import {postingsOf, type Postings} from './postings';
import {slipCorrector} from './slips';
import {isEmpty, keysOf, meantStem, plainStem, stemOf, tellingKeys} from './stems';
import {sameWords} from './synonyms';
import {fields, type Field} from './terms';
import {isOneSlipApart, keyOf} from './words';

/**
 * The lengths of words that are checked for slips in texts. A shorter word would match almost any other word, and a
 * longer one would take too long.
 */
const slipLength = {least: 4, most: 30} as const;
/** How many terms are weighed in one step. */
const termsInStep = 200;
/** How many corrections are kept. */
const remembered = 400;

/** What a section is. */
export type SectionKind = 'function' | 'type' | 'error' | 'problem' | 'reason' | 'question' | 'term' | 'page' | 'guide';

/** All that search knows of a build's sections, made ready once. */
export interface Corpus {
  readonly documents: SearchDocuments;
  readonly names: readonly IndexedName[];
  /** Names by their keys, with and without the `h3` before them. */
  readonly namesByKey: ReadonlyMap<string, readonly IndexedName[]>;
  /** The stack that a word names, by the word's key. */
  readonly stackOf: ReadonlyMap<string, string>;
  readonly postings: Readonly<Record<Field | 'asks', Postings>>;
  readonly blend: Blend;
  /** The sections whose heading, page, name, or asks have a term. */
  readonly titled: ReadonlyMap<string, ReadonlySet<number>>;
  readonly kinds: readonly SectionKind[];
  /** The functions that most programs call. */
  readonly everyday: ReadonlyMap<number, number>;
  readonly headingKeys: readonly string[];
  /** The sections that are asked for by a text, by its key. */
  readonly askedAs: ReadonlyMap<string, readonly number[]>;
  /** The entries of the glossary by their terms. */
  readonly meanings: ReadonlyMap<string, number>;
  /** The telling terms of words; all names of a function are one. */
  readonly termsOf: (keys: readonly string[]) => ReadonlySet<string>;
  /** How much a term tells: the fewer sections have it, the more. */
  readonly weightOf: (term: string) => number;
  /** The word itself where the site has it; else the one that is a slip apart, if any. */
  readonly corrected: (word: string) => string;
  readonly phrases: PhraseFinder;
  /** The telling words themselves, by their stems. */
  readonly literalOf: (keys: readonly string[]) => ReadonlySet<string>;
  /** Phrases by the words themselves. */
  readonly literal: PhraseFinder;
  readonly letters: LetterFinder;
  /** The logarithm of the number of asks of each section. */
  readonly asked: ReadonlyMap<number, number>;
  readonly errors: ReturnType<typeof errorFinder>;
  readonly direction: ReturnType<typeof directionFinder>;
}

/** A term of the glossary, whatever its form. Words that mean the same are told apart: an address has its own entry. */
export function meaningKey(term: string): string {
  const keys = keysOf(term).filter((key) => !isEmpty(key));
  return keys.map(plainStem).join(' ');
}

function kindOf({pages}: SearchDocuments, section: SearchSection): SectionKind {
  const {heading, page, hash, code, names: [own = ''] = []} = section;
  if (code !== undefined) return 'error';
  if (section.releases !== undefined) return 'problem';
  if (isNamed(section)) return /^[A-Z]/.test(own) ? 'type' : 'function';
  if (heading.endsWith('?')) return heading.startsWith('Why') ? 'reason' : 'question';
  if (hash === '') return 'page';
  return isGlossary(pages[page]?.url) ? 'term' : 'guide';
}

/** The places of a list whose elements a condition holds for, each with 1. */
function placesOf<Item>(list: readonly Item[], holds: (item: Item) => boolean): ReadonlyMap<number, number> {
  return new Map(list.flatMap((item, place) => (holds(item) ? [[place, 1] as const] : [])));
}

/** Makes what search knows of a build's sections ready, in steps. */
export function* prepareCorpus(documents: SearchDocuments, packed: PackedIndex): Generator<undefined, Corpus> {
  const {pages, sections, stacks} = documents;
  const names = indexNames(documents);
  const aliases = aliasesOf(names);
  const vocabulary = new Set(sameWords.flatMap(([word]) => (word.length > 3 ? [word] : [])));
  const termsOf = (keys: readonly string[]): ReadonlySet<string> =>
    new Set(tellingKeys(keys).map((key) => aliases.get(plainStem(key)) ?? stemOf(key)));

  const literalOf = (keys: readonly string[]): ReadonlySet<string> => new Set(tellingKeys(keys).map(plainStem));

  const read = new Map<string, readonly string[]>();
  /** The keys of a heading or an ask, which several finders read. */
  function keysIn(text: string): readonly string[] {
    let known = read.get(text);
    if (!known) read.set(text, (known = keysOf(text)));
    return known;
  }

  function termsIn(text: string): ReadonlySet<string> {
    const keys = keysIn(text);
    for (const key of keys) if (key.length > 3) vocabulary.add(key);
    return termsOf(keys);
  }

  const asks: string[][] = [];
  for (const {asks: asked = []} of sections) {
    if (asks.length % inStep === 0) yield;
    asks.push(asked.flatMap((ask) => [...termsIn(ask)]));
  }
  yield;
  const meant = (term: string) => aliases.get(term) ?? meantStem(term);
  const posted: Partial<Record<Field | 'asks', Postings>> = {asks: postingsOf(asks)};
  const indexed = yield* unpackIndex(documents, packed);
  for (const field of fields) {
    yield;
    posted[field] = postingsOf(indexed.map((section) => section[field].map(meant)));
  }
  const postings = posted as Corpus['postings'];
  const blend = yield* blendFields(postings, asks);
  const titled = new Map<string, Set<number>>();
  for (const [section, {page, heading, names: [own = ''] = []}] of sections.entries()) {
    if (section % inStep === 0) yield;
    const title = pages[page]?.title ?? '';
    for (const text of [heading, title, own]) {
      for (const term of termsIn(text)) titled.set(term, (titled.get(term) ?? new Set()).add(section));
    }
    for (const term of asks[section] ?? []) titled.set(term, (titled.get(term) ?? new Set()).add(section));
  }
  yield;
  const known = [...new Set([...fields.flatMap((field) => [...postings[field].keys()]), ...titled.keys()])];
  const weights = new Map<string, number>();
  for (const [at, term] of known.entries()) {
    if (at % termsInStep === 0) yield;
    const places = new Set(titled.get(term));
    for (const field of fields) for (const section of postings[field].get(term)?.keys() ?? []) places.add(section);
    weights.set(term, Math.log(1 + sections.length / places.size));
  }
  const unknown = Math.log(1 + sections.length);
  const weightOf = (term: string) => weights.get(term) ?? unknown;
  yield;
  const inHeadings = slipCorrector(vocabulary, (stem) => weights.has(meantStem(stem)));
  const slips = new Map<string, string>();
  /** The term of a text that is a slip apart from a word that the site doesn't have. */
  function inTexts(word: string): string {
    const stem = plainStem(word);
    if (word.length < slipLength.least || word.length > slipLength.most || weights.has(meant(stem))) return word;
    let correction = slips.get(word);
    if (correction === undefined) {
      if (slips.size > remembered) slips.clear();
      correction = known.find((term) => isOneSlipApart(term, stem)) ?? word;
      slips.set(word, correction);
    }
    return correction;
  }
  yield;
  const namesByKey = new Map<string, IndexedName[]>();
  for (const name of names) {
    for (const key of new Set([name.key, name.bareKey])) namesByKey.set(key, [...(namesByKey.get(key) ?? []), name]);
  }
  const askedAs = new Map<string, number[]>();
  sections.forEach(({asks: asked = []}, section) => {
    for (const key of asked.map(keyOf)) askedAs.set(key, [...(askedAs.get(key) ?? []), section]);
  });
  yield;
  const meanings = new Map<string, number>();
  sections.forEach(({hash, page, heading}, section) => {
    if (hash === '' || !isGlossary(pages[page]?.url)) return;
    for (const key of heading.split(', ').map(meaningKey)) if (!meanings.has(key)) meanings.set(key, section);
  });
  const phrases = yield* phraseFinder(documents, termsIn, weightOf);
  const literal = yield* phraseFinder(
    documents,
    (text) => literalOf(keysIn(text)),
    (stem) => weightOf(meant(stem)),
  );
  const letters = yield* letterFinder(documents, keysIn);
  yield;
  const errors = errorFinder(documents);
  yield;
  const direction = directionFinder(documents);
  yield;
  return {
    documents,
    names,
    namesByKey,
    stackOf: new Map(stacks.flatMap(({id, words}) => words.map((word) => [word, id] as const))),
    postings,
    blend,
    titled,
    kinds: sections.map((section) => kindOf(documents, section)),
    everyday: placesOf(sections, ({names: [own = ''] = []}) => isEveryday(own)),
    headingKeys: sections.map(({heading}) => keyOf(heading)),
    askedAs,
    meanings,
    termsOf,
    weightOf,
    corrected: (word) => {
      // A word of another language is no slip of an English one.
      if (namesByKey.has(word) || fromOtherLanguages.has(word)) return word;
      const correction = inHeadings(word);
      return correction === word ? inTexts(word) : correction;
    },
    phrases,
    literalOf,
    literal,
    letters,
    asked: new Map(sections.map(({asks: {length} = []}, section) => [section, Math.log1p(length)])),
    errors,
    direction,
  };
}
