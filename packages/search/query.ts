// cspell:ignore visuali
import type {Corpus} from './corpus';
import type {DirectionMatch} from './directions';
import type {ErrorMatches} from './errors';
import {languageOf} from './language';
import {matchNames, type IndexedName, type NameMatch} from './names';
import {foldedKeys} from './otherLanguages';
import type {PhraseMatches} from './phrases';
import {readQuery, type QueryReading} from './reading';
import {partsOf, wordsIn} from './words';

/** How many words of a query are searched: a pasted page must not hold up this one. */
const mostWords = 12;

/** What a query asks for, as far as its form tells. */
export type QueryKind = 'why' | 'whether' | 'amount' | 'how' | 'task' | 'trouble';

/** Words of a program that doesn't do what it should. */
const trouble =
  /\b(?:errors?|exceptions?|bugs?|fail(?:s|ed|ure|ing)?|throws?|hangs?|stuck|wrong\w*|incorrect\w*|inconsistent\w*|unexpected\w*|strange\w*|weird\w*|odd|glitch\w*|slow|crash\w*|segfaults?|leaks?|missing|gaps?|empty|zero|undefined|stretched|misshape\w*|invalid|broken|loses?|lost|unresolved|unable|cannot|no longer|(?:ca|do|does|is|are|wo)n['’]t|not)\b|(?<!\bH3)(?:Error|Exception)\b/;

/** In order: the first that fits is the kind. */
const forms: readonly (readonly [kind: QueryKind, form: RegExp])[] = [
  ['why', /^\s*why\b/i],
  ['trouble', trouble],
  ['amount', /\bhow (?:many|much|big|large|long|far|wide|small|accurate|precise)\b|\bnumber of\b/i],
  ['whether', /^\s*(?:is|are|does|do|can|could|should|will|has|have|who|where)\b|\b(?:or|vs|versus)\b/i],
  ['how', /^\s*(?:how|what|which|when)\b/i],
  [
    'task',
    /^\s*(?:add|aggregate|assign|build|calculate|check|color|compute|convert|count|cover|create|draw|export|fill|find|generate|get|group|import|index|join|list|load|make|measure|merge|plot|save|show|sort|split|store|sum|test|turn|use|visuali[sz]e)\s+\S/i,
  ],
];

/** The kind of a query; undefined where it is no sentence. */
export function kindOfQuery(query: string): QueryKind | undefined {
  return forms.find(([, form]) => form.test(query))?.[0];
}

/** A program's text: names in it are what it is about. */
const code = /[(){};=]|'[^']+'|\b(?:import|select|undefined|error|exception)\b|\w\.[a-z]\w+/i;
const question = /^\s*(?:why|how|what|which|when|where|who|can|does|do|is|are)\b|\b(?:or|vs|versus|difference)\b/i;
/** Asks what became of a name, or for the name itself. */
const renaming =
  /\b(?:replace\w*|rename\w*|renaming|new|old|former\w*|now|name\w*|called|instead|equivalent|go|went|gone|v[34]|[34]\.x)\b/i;
/** A program or a database that doesn't know a name: the answer is why, not the function. A name of 3.x has moved instead. */
const missingName =
  /\b(?:does(?:n't| not) exist|not found|no (?:attribute|member)|cannot import name|could not find function|no function matches|is not (?:a function|defined)|undefined (?:reference|symbol|function)|(?:unknown|no such|unresolved) \w+)/i;

/** A name within other words. */
export interface WithinMatch {
  readonly name: IndexedName;
  /** Whether the query is about the name: it is code, or has no more words than the name. */
  readonly sure: boolean;
  /** How much of the query the name is, from 0 to 1. */
  readonly share: number;
  /** Its place among the names of the query. */
  readonly place: number;
}

/** A query, read with all that is known of the sections. */
export interface Search extends QueryReading {
  readonly kind?: QueryKind;
  readonly isQuestion: boolean;
  /** Whether a program or a database doesn't know a name. */
  readonly isMissing: boolean;
  /** Its words as they are typed. */
  readonly typed: ReadonlySet<string>;
  /** Its telling terms, slips corrected. */
  readonly terms: ReadonlySet<string>;
  /** The weight of all of them. */
  readonly weight: number;
  /** The terms of the languages and engines that it names beside others. */
  readonly stackTerms: ReadonlySet<string>;
  /** Its last word, which may still be being typed. */
  readonly last: string;
  readonly named: ReadonlyMap<number, NameMatch>;
  readonly within: ReadonlyMap<number, WithinMatch>;
  /** How well headings and asks say it, with and without the languages and engines that it names. */
  readonly phrases: readonly PhraseMatches[];
  /** The same for the words themselves, without those of the same meaning. */
  readonly literal: readonly PhraseMatches[];
  readonly errors: ErrorMatches;
  readonly direction?: DirectionMatch;
}

/** The functions whose names are within the words of a query, as identifiers. */
function namesWithin({query, core}: QueryReading, {namesByKey}: Corpus, isMissing: boolean): Map<number, WithinMatch> {
  const isCode = code.test(query);
  const others = core.filter((word) => !/^\d+$/.test(word)).length;
  const found = wordsIn(query)
    .slice(0, mostWords * 2)
    .filter(({word, key}) => partsOf(word).length > 1 || (isCode && key.length > 5))
    .map(({word, key, start}) => ({
      length: partsOf(word).length,
      known: namesByKey.get(key) ?? [],
      called: query.charAt(start + word.length) === '(',
    }))
    .filter(({known}) => known.length > 0);
  // Two functions that are compared: the one with the longer name is the variant.
  if (!isCode && found.length > 1) found.sort((a, b) => b.length - a.length);
  else found.sort((a, b) => Number(b.called) - Number(a.called));
  const within = new Map<number, WithinMatch>();
  found.forEach(({length, known}, place) => {
    const share = Math.min(1, length / others);
    const sure = !isMissing && (found.length > 1 || share === 1 || isCode);
    for (const name of known) if (!within.has(name.section)) within.set(name.section, {name, sure, share, place});
  });
  return within;
}

/** Reads a query with what is known of the sections. */
export function readSearch(query: string, corpus: Corpus): Search {
  const reading = readQuery(query, mostWords, (word) => languageOf(word) ?? corpus.stackOf.get(word));
  const corrected = (words: readonly string[]) => words.flatMap(foldedKeys).map((word) => corpus.corrected(word));
  const terms = corpus.termsOf(corrected(reading.words));
  const stackTerms = corpus.termsOf(reading.stackWords);
  const isMissing = missingName.test(query);
  const kind = kindOfQuery(query);
  const asksForName = reading.core.length > 1 || renaming.test(query);
  const keys = [...new Set([reading.whole, asksForName ? reading.core.join('') : ''])].filter(Boolean);
  // A single word that is a heading is no direction: `CellBoundary` is a type.
  const isHeading = reading.keys.length === 1 && corpus.headingKeys.includes(reading.whole);
  const direction = isHeading ? undefined : corpus.direction(query, corrected(reading.directed));
  const said = corrected(reading.words);
  const withStack = [...said, ...corrected(reading.stackWords)];
  const ways = [said, ...(stackTerms.size > 0 ? [withStack] : [])].map(
    (words) => [corpus.termsOf(words), corpus.literalOf(words)] as const,
  );
  let weight = 0;
  for (const term of terms) weight += corpus.weightOf(term);
  return {
    ...reading,
    ...(kind && {kind}),
    isQuestion: question.test(query),
    isMissing,
    typed: new Set(wordsIn(query).map(({word}) => word)),
    terms,
    weight,
    stackTerms,
    last: reading.words.at(-1) ?? '',
    named: matchNames(corpus.names, keys),
    within: namesWithin(reading, corpus, isMissing),
    phrases: ways.map(([meant]) => corpus.phrases(meant)),
    literal: ways.map(([, literal]) => corpus.literal(literal)),
    errors: corpus.errors(query),
    ...(direction && {direction}),
  };
}
