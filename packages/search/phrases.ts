import {isEveryday} from '@h3-docs/catalogue/roles';
import {coverageFinder, type Stems} from './coverage';
import type {SearchDocuments} from './files';
import {isGlossary} from './glossary';
import {isNamed, serving} from './names';
import {containedDirectionOf, directionOf, nearDirectionOf, resolutionChange} from './reading';
import {americanOf} from './spelling';
import {slipCorrector} from './slips';
import {isEmpty, keysOf, meantStem, plainStem, stemOf, tellingKeys} from './stems';
import {sameWords} from './synonyms';
import {keyOf, keysIn, partsOf} from './words';

/** The score of a heading or an asked phrase that has exactly the query's words. */
const worth = {
  asked: 280,
  covered: 70,
  direction: 640,
  looseDirection: 600,
  nearDirection: 220,
  meaning: 320,
  function: 150,
} as const;
/** Of two phrases that fit alike, the longer one fits better. */
const lengthBonus = 0.04;
/** A heading is a part of its page: what the page is about and the query is not counts against it, but little. */
const titleWeight = 0.06;
/** A heading of one word, such as “Area”, says little without its page. */
const titleWeightOfWord = 0.5;
const servingWeight = 0.7;
const everydayWeight = 1.08;
/** Functions that answer yes or no. A query that asks whether something holds means them. */
const predicate = /^(?:is|are)[A-Z]/;
const predicateWeight = 0.85;
const asksWhether =
  /^\s*(?:is|are|do|does|can)\b|\b(?:check|checks|if|whether|valid\w*|invalid|test|same|touch\w*|two|next)\b/i;
/** Questions are answered by questions: how much more a heading with a question mark is meant, where a question is asked. */
const questionBonus = 1.45;
const asksQuestion =
  /^\s*(?:why|is|are|does|do|can|should|will|who|which|how do|what is the difference)\b|\b(?:or|vs|versus|should i)\b/i;
/** Reasons are told in sections of their own: how much less a function is meant where a query asks why. */
const asksWhy = /^\s*why\b/i;
const functionOfWhy = 0.7;
/** Numbers of things are told by functions and tables that say so: how much less other phrases are meant. */
const asksAmount = /\b(?:how many|number of)\b/i;
const amount = stemOf('number');
const amountWeight = 0.75;
const meaningBefore = /^(?:what(?:'s| is| are| does| do) (?:an? |the )?|define |definition of |meaning of )/i;
const meaningAfter = / (?:definition|meaning)$/i;
/** The words that say where a term occurs: `in an index` in `what do the digits in an index mean`. */
const within =
  / (?:in|of|at|on|for) (?:an? |the |my )?(?:h3(?: index(?:es)?| grid| cells?)?|index(?:es)?|grid|cells?)(?= means?$|$)/i;
/** How much a word of the query that a phrase lacks counts against it, compared with a word of the phrase that the query lacks. */
const recall = 1;
const sharpness = 2;
/** How much of a section's text is its opening, in characters. */
const lengthOfOpening = 200;
const stepNumber = /^\d+\. /;
/** How much more a phrase is meant that names the query's language. */
const languageBonus = 1.6;

interface Phrase {
  readonly section: number;
  readonly isQuestion: boolean;
  readonly isPredicate: boolean;
  /** Whether it is a heading of one word within a page. */
  readonly isAlone: boolean;
  readonly terms: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly weight: number;
}

/** The term whose meaning a query asks for; empty where it asks for none. */
function termAskedFor(query: string): string {
  const said = query
    .trim()
    .replace(/\s?\?$/, '')
    .replace(within, '');
  const [before] = meaningBefore.exec(said) ?? [];
  if (before !== undefined) return said.slice(before.length).replace(/ (?:means?|stand for)$/i, '');
  return meaningAfter.test(said) ? said.replace(meaningAfter, '') : '';
}

/** A term of the glossary, whatever its form. Words that mean the same are told apart: an address has its own entry. */
function meaningKey(term: string): string {
  const keys = keysOf(term).filter((key) => !isEmpty(key));
  return keys.map(plainStem).join(' ');
}

/** A phrase's words without plurals, to be compared whatever the number. */
function singular(direction: string): string {
  return direction.replace(/(?<=[a-z]{3})s\b/g, '');
}

/** Scores the sections whose headings and askings say what a query says. */
export interface PhraseFinder {
  /**
   * @param query as it was typed
   * @param words its telling words, as keys
   * @param optional those that may be missing from the phrase
   */
  readonly score: (query: string, words: readonly string[], optional: readonly string[]) => ReadonlyMap<number, number>;
  /** Whether a function fits well. @param words the telling words of the query, as keys */
  readonly asksForFunction: (query: string, words: readonly string[]) => boolean;
  /**
   * The section of the function that leads from one thing to another.
   * @param query as it was typed
   * @param words identifiers taken apart, in order
   */
  readonly direction: (
    query: string,
    words: readonly string[],
  ) => {readonly section: number; readonly score: number} | undefined;
  /** The word itself where a heading has it; else the one that is a slip apart, if any. */
  readonly corrected: (word: string) => string;
}

/** Reads the headings and askings of the documents once. */
export function phraseFinder({pages, sections}: SearchDocuments, {aliases, sections: anywhere}: Stems): PhraseFinder {
  const phrases: Phrase[] = [];
  const spread = new Map<string, Set<number>>();
  const directions = new Map<string, number>();
  const loose = new Map<string, number>();
  const vocabulary = new Set(sameWords.flatMap(([word]) => (word.length > 3 ? [word] : [])));

  /** The stems of the words that tell something; all names of a function are one. */
  function termsOf(keys: readonly string[]): ReadonlySet<string> {
    return new Set(tellingKeys(keys).map((key) => aliases.get(plainStem(key)) ?? stemOf(key)));
  }

  function termsIn(text: string, isHeading: boolean): ReadonlySet<string> {
    const keys = isHeading ? keysOf(text) : keysIn(text).map(americanOf);
    for (const key of keys) if (key.length > 3) vocabulary.add(key);
    return termsOf(keys);
  }

  const titles = pages.map(({title}) => termsIn(title, true));

  /** All that the phrases, the name, and the page of each section say. */
  const vocabularies = sections.map(
    ({page, names = []}) =>
      new Set([...(titles[page] ?? []), ...termsIn(names[0] ?? '', true), ...termsOf(names.slice(0, 1).map(keyOf))]),
  );
  /** The entries of the glossary by their terms. */
  const meanings = new Map<string, number>();

  function add(section: number, text: string, weightOfSection: number, isHeading: boolean): void {
    const terms = termsIn(text, isHeading);
    const title = titles[sections[section]?.page ?? -1] ?? new Set();
    const weight = weightOfSection * (1 + lengthBonus * terms.size);
    const isPredicate = predicate.test(sections[section]?.names?.[0] ?? '');
    const {hash = '', page = -1, names: named} = sections[section] ?? {};
    const isAlone = isHeading && terms.size === 1 && hash !== '' && !named && !isGlossary(pages[page]?.url);
    phrases.push({section, terms, title, weight, isQuestion: text.endsWith('?'), isPredicate, isAlone});
    for (const term of terms) vocabularies[section]?.add(term);
    for (const term of terms) {
      const places = spread.get(term) ?? new Set();
      spread.set(term, places.add(section));
    }
  }

  function sectionNamed(name: string): number | undefined {
    const section = sections.findIndex(({names = []}) => names[0] === name);
    return section < 0 ? undefined : section;
  }

  function addDirection(section: number, words: readonly string[]): void {
    const direction = directionOf(words);
    if (direction === undefined) return;
    if (!directions.has(direction)) directions.set(direction, section);
    if (!loose.has(singular(direction))) loose.set(singular(direction), section);
  }

  sections.forEach(({page, hash, heading, names = [], asks = [], code}, section) => {
    const [own] = names;
    const weight = isEveryday(own ?? '') ? everydayWeight : 1;
    // The number of an error, which `errors.ts` reads, is no word of its heading, and neither is the number of a step.
    const said = code === undefined ? heading.replace(stepNumber, '') : (own ?? heading);
    add(section, said, serving.test(own ?? '') || code !== undefined ? servingWeight : weight, true);
    for (const ask of asks) {
      add(section, ask, weight, false);
      // An identifier, such as the name of an option, is typed as a whole or in parts.
      const parts = partsOf(ask);
      if (!/\W/.test(ask) && parts.length > 1) add(section, parts.join(' '), weight, false);
    }
    if (hash !== '' && isGlossary(pages[page]?.url)) {
      for (const term of heading.split(', ')) {
        const key = meaningKey(term);
        if (key !== '' && !meanings.has(key)) meanings.set(key, section);
      }
    }
    if (own !== undefined) addDirection(section, partsOf(own));
    for (const ask of asks) if (ask.includes(' to ')) addDirection(section, ask.split(' '));
  });

  /** The weight of a term. Terms in fewer sections weigh more. */
  const weights = new Map(
    Array.from(spread, ([term, places]) => [term, Math.log(1 + sections.length / places.size)] as const),
  );
  /** A word that no heading has suggests that the query doesn't mean the phrase. */
  const unknown = 5;
  const corrected = slipCorrector(vocabulary, (stem) => anywhere.has(meantStem(stem)));
  const openings = sections.map(({text}) => termsOf(keysIn(text.slice(0, lengthOfOpening)).map(americanOf)));
  const coverage = coverageFinder({sections: sections.length, vocabularies, openings, anywhere, weights});

  function weightOf(terms: Iterable<string>): number {
    let sum = 0;
    for (const term of terms) sum += weights.get(term) ?? unknown;
    return sum;
  }

  const phraseWeights = phrases.map(({terms}) => weightOf(terms));
  const sharesOfTitle = phrases.map(({isAlone}) => (isAlone ? titleWeightOfWord : titleWeight));
  const titleWeights = phrases.map(({title}, place) => weightOf(title) * (sharesOfTitle[place] ?? titleWeight));

  const finder: PhraseFinder = {
    score(query, words, optional) {
      const scores = new Map<number, number>();
      const wanted = termsOf(words);
      const bonus = new Set(optional.map(stemOf));
      if (wanted.size === 0) return scores;
      const whole = weightOf(wanted);
      const isQuestion = asksQuestion.test(query);
      const isWhether = asksWhether.test(query);
      const isWhy = asksWhy.test(query);
      const isAmount = asksAmount.test(query);
      phrases.forEach((phrase, place) => {
        const {section, terms, title, weight} = phrase;
        let common = 0;
        let titled = 0;
        for (const term of wanted) {
          if (terms.has(term)) common += weights.get(term) ?? unknown;
          if (title.has(term)) titled += weights.get(term) ?? unknown;
        }
        if (common === 0) return;
        let extra = 0;
        for (const term of bonus) if (terms.has(term)) extra += weights.get(term) ?? unknown;
        const beside = Math.max(0, (titleWeights[place] ?? 0) - titled * (sharesOfTitle[place] ?? titleWeight));
        const share =
          ((1 + recall) * (common + extra)) / (recall * (whole + extra) + beside + (phraseWeights[place] ?? whole));
        const fitting =
          (isQuestion && phrase.isQuestion ? questionBonus : 1) *
          (phrase.isPredicate && !isWhether ? predicateWeight : 1) *
          (isAmount && !terms.has(amount) ? amountWeight : 1) *
          (isWhy && sections[section]?.names ? functionOfWhy : 1);
        const score = worth.asked * weight * share ** sharpness * fitting * (extra > 0 ? languageBonus : 1);
        if (score > (scores.get(section) ?? 0)) scores.set(section, score);
      });
      for (const [section, share] of coverage(wanted)) {
        scores.set(section, (scores.get(section) ?? 0) + worth.covered * share);
      }
      const meaning = meanings.get(meaningKey(termAskedFor(query)));
      if (meaning !== undefined) scores.set(meaning, (scores.get(meaning) ?? 0) + worth.meaning);
      return scores;
    },
    asksForFunction(query, words) {
      for (const [section, score] of finder.score(query, words, [])) {
        const entry = sections[section];
        if (score >= worth.function && entry && isNamed(entry)) return true;
      }
      return false;
    },
    direction(query, said) {
      const direction = directionOf(said) ?? '';
      const exact = directions.get(direction);
      if (exact !== undefined) return {section: exact, score: worth.direction};
      const near = loose.get(singular(direction));
      if (near !== undefined) return {section: near, score: worth.looseDirection};
      const change = resolutionChange(query);
      const level = change && sectionNamed(change === 'coarser' ? 'cellToParent' : 'cellToChildren');
      if (level !== undefined) return {section: level, score: worth.nearDirection};
      const nearby = nearDirectionOf(query, said) ?? containedDirectionOf(query) ?? '';
      const beside = directions.get(nearby) ?? loose.get(singular(nearby));
      return beside === undefined ? undefined : {section: beside, score: worth.nearDirection};
    },
    corrected,
  };
  return finder;
}
