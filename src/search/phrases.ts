import lunr from 'lunr';
import type {SearchDocuments} from './files';
import {serving} from './names';
import {directionOf} from './reading';
import {americanOf} from './spelling';
import {isOneSlipApart, partsOf, wordsIn} from './words';

/** What a heading or an asking is worth that has the query's words and no others. */
const worth = {asked: 280, direction: 640, looseDirection: 600} as const;
/** Words that are in nearly every question. */
const empty = new Set(
  [
    'a|an|the|of|my|to|in|with|for|on|and|or|it|its|i|is|are|was|be|do|does|did|can|could|should|will',
    'there|that|this|from|by|as|at|if|how|what|which|where|who|when|me|you|your|use',
  ].flatMap((words) => words.split('|')),
);
/** Of two phrases that fit alike, the longer one fits better. */
const lengthBonus = 0.04;
/** A heading is a part of its page: what the page is about and the query is not counts against it, but little. */
const titleWeight = 0.08;
const servingWeight = 0.7;
/** How much more a phrase is meant that names the query's language. */
const languageBonus = 1.4;

interface Phrase {
  readonly section: number;
  readonly terms: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly weight: number;
}

function plainStem(key: string): string {
  return lunr.stemmer(new lunr.Token(key, {})).toString();
}

const stems = new Map<string, string>();
/** Words that mean the same wherever they are, by their stems. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    cell: 'hexagon hex',
    size: 'big large small',
    contain: 'inside within lie',
    children: 'child',
    integer: 'int bigint int64 uint64 long',
    lat: 'latitude',
    lng: 'longitude lon long',
    neighbor: 'adjacent nearby surrounding',
    fail: 'fails failing crash wrong',
    empty: 'nothing none',
    merge: 'dissolve union combine join',
    draw: 'plot render visualize display show',
    convert: 'transform',
  }).flatMap(([meant, others]) => others.split(' ').map((other) => [plainStem(other), plainStem(meant)] as const)),
);

function stemOf(key: string): string {
  let stem = stems.get(key);
  if (stem === undefined) {
    if (stems.size > 5000) stems.clear();
    const plain = plainStem(key);
    stem = same[plain] ?? plain;
    stems.set(key, stem);
  }
  return stem;
}

/** A phrase's words without plurals, to be compared whatever the number. */
function singular(direction: string): string {
  return direction.replace(/(?<=[a-z]{3})s\b/g, '');
}

/** Scores the sections whose headings and askings say what a query says. */
export interface PhraseFinder {
  /** @param words the words of the query, as keys; @param optional those that may be missing from the phrase */
  readonly score: (words: readonly string[], optional: readonly string[]) => ReadonlyMap<number, number>;
  /** The section of the function that leads from one thing to another. @param words identifiers taken apart, in order */
  readonly direction: (words: readonly string[]) => {readonly section: number; readonly score: number} | undefined;
  /** The word itself where a heading has it; else the one that is a slip apart, if any. */
  readonly corrected: (word: string) => string;
}

/** Reads the headings and askings of the documents once. */
export function phraseFinder({pages, sections}: SearchDocuments): PhraseFinder {
  const phrases: Phrase[] = [];
  const spread = new Map<string, Set<number>>();
  const directions = new Map<string, number>();
  const loose = new Map<string, number>();
  const vocabulary = new Set<string>();

  function termsIn(text: string): ReadonlySet<string> {
    const all = wordsIn(text);
    const keys = (all.length === 1 ? partsOf(text) : all.map(({key}) => key)).map(americanOf);
    for (const key of keys) if (key.length > 3) vocabulary.add(key);
    return new Set(keys.filter((key) => !empty.has(key)).map(stemOf));
  }

  const titles = pages.map(({title}) => termsIn(title));

  function add(section: number, text: string, serves: boolean): void {
    const terms = termsIn(text);
    const title = titles[sections[section]?.page ?? -1] ?? new Set();
    const weight = (serves ? servingWeight : 1) * (1 + lengthBonus * terms.size);
    phrases.push({section, terms, title, weight});
    for (const term of terms) {
      const places = spread.get(term) ?? new Set();
      spread.set(term, places.add(section));
    }
  }

  function addDirection(section: number, words: readonly string[]): void {
    const direction = directionOf(words);
    if (direction === undefined) return;
    if (!directions.has(direction)) directions.set(direction, section);
    if (!loose.has(singular(direction))) loose.set(singular(direction), section);
  }

  sections.forEach(({heading, names = [], asks = [], code}, section) => {
    const [own] = names;
    // The number of an error, which `errors.ts` reads, is no word of its heading.
    add(section, code === undefined ? heading : (own ?? heading), serving.test(own ?? ''));
    for (const ask of asks) add(section, ask, false);
    if (own !== undefined) addDirection(section, partsOf(own));
    for (const ask of asks) if (ask.includes(' to ')) addDirection(section, ask.split(' '));
  });

  /** How much a term tells: more, the fewer sections have it. */
  const weights = new Map(
    Array.from(spread, ([term, places]) => [term, Math.log(1 + sections.length / places.size)] as const),
  );
  /** A word that no heading has tells that the phrase may not be meant. */
  const unknown = 3;
  const words = [...vocabulary];
  const corrections = new Map<string, string>();

  function weightOf(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += weights.get(term) ?? unknown;
    return sum;
  }

  const phraseWeights = phrases.map(({terms}) => weightOf(terms));
  const titleWeights = phrases.map(({title}) => weightOf(title) * titleWeight);

  return {
    score(query, optional) {
      const scores = new Map<number, number>();
      const wanted = new Set(query.filter((word) => !empty.has(word)).map(stemOf));
      const bonus = new Set(optional.map(stemOf));
      if (wanted.size === 0) return scores;
      const whole = weightOf(wanted);
      phrases.forEach(({section, terms, title, weight}, place) => {
        let common = 0;
        let titled = 0;
        for (const term of wanted) {
          if (terms.has(term)) common += weights.get(term) ?? unknown;
          if (title.has(term)) titled += weights.get(term) ?? unknown;
        }
        if (common === 0) return;
        let extra = 0;
        for (const term of bonus) if (terms.has(term)) extra += weights.get(term) ?? unknown;
        const beside = Math.max(0, (titleWeights[place] ?? 0) - titled * titleWeight);
        const share = (2 * (common + extra)) / (whole + extra + beside + (phraseWeights[place] ?? whole));
        const score = worth.asked * weight * share ** 2 * (extra > 0 ? languageBonus : 1);
        if (score > (scores.get(section) ?? 0)) scores.set(section, score);
      });
      return scores;
    },
    direction(query) {
      const direction = directionOf(query);
      if (direction === undefined) return undefined;
      const exact = directions.get(direction);
      if (exact !== undefined) return {section: exact, score: worth.direction};
      const near = loose.get(singular(direction));
      return near === undefined ? undefined : {section: near, score: worth.looseDirection};
    },
    corrected(word) {
      if (word.length < 5 || word.length > 20 || vocabulary.has(word) || /\d/.test(word)) return word;
      let correction = corrections.get(word);
      if (correction === undefined) {
        if (corrections.size > 1000) corrections.clear();
        const prefix = words.some((known) => known.startsWith(word));
        // A slip in a British word hides it from the rules of `spelling.ts`.
        const spellings = new Set([word, word.replace(/our(?=s?$)/, 'or')]);
        const near = prefix ? [] : words.filter((known) => [...spellings].some((each) => isOneSlipApart(known, each)));
        // Whoever slips seldom does so in the first letter or the last.
        correction =
          near.find((known) => known.startsWith(word.charAt(0)) && known.at(-1) === word.at(-1)) ?? near[0] ?? word;
        corrections.set(word, correction);
      }
      return correction;
    },
  };
}
