// cspell:ignore Zhai Lafferty
import {meaningKey, type Corpus, type SectionKind} from './corpus';
import type {PhraseMatches} from './phrases';
import type {QueryKind, Search} from './query';
import {stemOf} from './stems';
import type {Field} from './terms';
import {keyOf} from './words';

/** A number for each section that has one; 0 for all others. Most features are between 0 and 1. */
export type Scores = ReadonlyMap<number, number>;

/** What tells how well a section answers a search. */
export type Feature = (search: Search, corpus: Corpus) => Scores;

/** The sections for which a condition holds, as 1. */
function flag(sections: Iterable<number>, holds: (section: number) => boolean = () => true): Scores {
  const scores = new Map<number, number>();
  for (const section of sections) if (holds(section)) scores.set(section, 1);
  return scores;
}

/** How well a field has the terms of a search: BM25, as a share of the weight of all of them. */
function textIn(field: Field): Feature {
  return ({terms, weight}, {postings, weightOf}) => {
    const scores = new Map<number, number>();
    for (const term of terms) {
      const share = weightOf(term) / weight;
      for (const [section, value] of postings[field].get(term) ?? [])
        scores.set(section, (scores.get(section) ?? 0) + value * share);
    }
    return scores;
  };
}

/** The sections that have a term, wherever but in code. */
function* placesOf(term: string, {titled, postings}: Corpus): Generator<number> {
  yield* titled.get(term) ?? [];
  yield* postings.opening.get(term)?.keys() ?? [];
  yield* postings.text.get(term)?.keys() ?? [];
}

/** The share of a search's weight that sections have, squared: half of the words is much less than all. */
function covered({terms, weight}: Search, {weightOf}: Corpus, places: (term: string) => Iterable<number>): Scores {
  const shares = new Map<number, number>();
  for (const term of terms) {
    const share = weightOf(term) / weight;
    for (const section of new Set(places(term))) shares.set(section, (shares.get(section) ?? 0) + share);
  }
  return new Map(Array.from(shares, ([section, share]) => [section, share ** 2]));
}

/** How much all sections count in the likelihood of a term, as a number of terms (Dirichlet smoothing). */
const smoothing = 30;
/** Likelihoods are logarithms: this makes them about as large as other features. */
const logarithms = 5;

/** The likelihood of the terms in each section, against that in all sections: a language model (Zhai and Lafferty, 2001). */
function likelihood({terms}: Search, {blend: {counts, lengths, shareOf}}: Corpus): Scores {
  const sums = new Map<number, number>();
  for (const term of terms) {
    const expected = smoothing * shareOf(term);
    for (const [section, count] of counts.get(term) ?? [])
      sums.set(section, (sums.get(section) ?? 0) + Math.log(1 + count / expected));
  }
  const lengthTerm = (section: number) => Math.log(smoothing / ((lengths[section] ?? 0) + smoothing));
  return new Map(
    Array.from(sums, ([section, sum]) => [section, (sum / terms.size + lengthTerm(section)) / logarithms]),
  );
}

/** The best likeness of a section's headings or asks with the search, to a power: a part says much less than the whole. */
function phrase(kind: keyof PhraseMatches, power: number, of: 'phrases' | 'literal' = 'phrases'): Feature {
  return (search) => {
    const scores = new Map<number, number>();
    for (const matches of search[of]) {
      for (const [section, likeness] of matches[kind])
        scores.set(section, Math.max(scores.get(section) ?? 0, likeness ** power));
    }
    return scores;
  };
}

type Named = Search['named'] extends ReadonlyMap<number, infer Match> ? Match : never;

/** The sections whose name the search is like. */
function named(holds: (match: Named, search: Search) => boolean): Feature {
  return (search) =>
    flag(search.named.keys(), (section) => {
      const match = search.named.get(section);
      return match !== undefined && holds(match, search);
    });
}

const isWhole = ({form}: Named) => form === 'whole' || form === 'bare';
/** Whether words of the search make the name together: it isn't typed as one. */
const isJoined = ({name}: Named, {keys, query}: Search) =>
  /\s/.test(query.trim()) && !keys.includes(name.key) && !keys.includes(name.bareKey);

/** Sections of some kinds where the search is of some kind. */
function forKind(queries: readonly QueryKind[], kinds: readonly SectionKind[]): Feature {
  const list = ofKind(kinds);
  return ({kind}, corpus) => (kind && queries.includes(kind) ? list(corpus) : new Map());
}

/** The sections of some kinds: the same for all searches, so they are listed once. */
function ofKind(kinds: readonly SectionKind[]): (corpus: Corpus) => Scores {
  const lists = new WeakMap<Corpus, Scores>();
  return (corpus) => {
    let list = lists.get(corpus);
    if (!list) {
      list = flag(corpus.kinds.keys(), (section) => kinds.includes(corpus.kinds[section] ?? 'guide'));
      lists.set(corpus, list);
    }
    return list;
  };
}

const reference: readonly SectionKind[] = ['function', 'type'];
const explaining: readonly SectionKind[] = ['reason', 'question', 'error'];

const functions = ofKind(['function']);
const terms = ofKind(['term']);
const problems = ofKind(['problem']);
const questions = ofKind(['question', 'reason']);
const openings = ofKind(['page']);

/** Functions that answer yes or no, and searches that ask whether something holds. */
const predicate = /^(?:is|are)[A-Z]/;
const asksWhether =
  /^\s*(?:is|are|do|does|can)\b|\b(?:check|checks|if|whether|valid\w*|invalid|test|same|touch\w*|two|next)\b/i;
const meaningBefore = /^(?:what(?:'s| is| are| does| do) (?:an? |the )?|define |definition of |meaning of )/i;
const meaningAfter = / (?:definition|meaning)$/i;
/** The words that say where a term occurs: `in an index` in `what do the digits in an index mean`. */
const within =
  / (?:in|of|at|on|for) (?:an? |the |my )?(?:h3(?: index(?:es)?| grid| cells?)?|index(?:es)?|grid|cells?)(?= means?$|$)/i;

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

/** Features by which a section is found. Each name says what a high value means. */
export const evidence = {
  /** The words are in the heading. */
  headingText: textIn('heading'),
  /** The words are in the title of the page. */
  titleText: textIn('title'),
  /** The words are in the first sentences, the summary, or the description. */
  openingText: textIn('opening'),
  /** The words are in the text. */
  bodyText: textIn('text'),
  /** The words are in code. */
  codeText: textIn('code'),
  /** The heading, the page, the name, and the asks have all words together. */
  titleCoverage: (search, corpus) => covered(search, corpus, (term) => corpus.titled.get(term) ?? []),
  /** The section has all words, wherever. */
  coverage: (search, corpus) => covered(search, corpus, (term) => placesOf(term, corpus)),
  /** An ask says what the search says. */
  ask: phrase('asks', 2),
  /** Another ask says it, too. */
  furtherAsk: phrase('furtherAsks', 1),
  /** An ask is the search to the letter. */
  sameAsk: ({whole}, {askedAs}) => flag(askedAs.get(whole) ?? []),
  /** The heading has the words of the search themselves, and not others of the same meaning. */
  literalHeading: phrase('headings', 2, 'literal'),
  /** The last word begins a word of the heading or of an ask: it is still being typed. */
  typing: ({last, keys}, {titled}) => {
    const scores = new Map<number, number>();
    if (last.length < 2 || titled.has(stemOf(last))) return scores;
    for (const [term, sections] of titled) {
      if (!term.startsWith(last)) continue;
      const share = last.length / term.length / keys.length;
      for (const section of sections) scores.set(section, Math.max(scores.get(section) ?? 0, share));
    }
    return scores;
  },
  /** The search is a name of the section. */
  name: named((match, search) => isWhole(match) && !isJoined(match, search)),
  /** The words of the search make the section's name together. */
  joinedName: named((match, search) => isWhole(match) && isJoined(match, search) && !search.isQuestion),
  /** The search is a name as it is spelled, capitals and all. */
  nameToTheLetter: named((match, {typed}) => isWhole(match) && typed.has(match.name.name)),
  /** The search is a name with one slip. */
  nameSlip: named(({form}) => form === 'slip'),
  /** The search is a long name with two slips. */
  nameSlips: named(({form}) => form === 'slips'),
  /** A name within the search is what it is about. */
  nameWithin: ({within: names}) =>
    new Map(Array.from(names).flatMap(([section, {sure, place}]) => (sure ? [[section, 1 / (1 + place / 8)]] : []))),
  /** A name is among the words of the search: the more it is of them, the surer. */
  nameAmong: ({within: names}) =>
    new Map(Array.from(names).flatMap(([section, {sure, share}]) => (sure ? [] : [[section, Math.sqrt(share)]]))),
  /** The heading has both names that the search compares. */
  comparison: ({within: names}, {documents, headingKeys}) => {
    const own = [...names.keys()].map((section) => keyOf(documents.sections[section]?.names?.[0] ?? ''));
    if (own.length < 2) return new Map();
    return flag(headingKeys.keys(), (at) => own.every((key) => headingKeys[at]?.includes(key)));
  },
  /** The section leads from the one thing to the other that the search is. */
  direction: ({direction}) => flag(direction?.form === 'exact' ? [direction.section] : []),
  /** The search has two things beside other words, and the section leads from one to the other. */
  nearDirection: ({direction}) => flag(direction?.form === 'near' ? [direction.section] : []),
  /** The search has the number of the error. */
  errorNumber: ({errors}) => errors.numbered,
  /** The search has the message of the error. */
  errorMessage: ({errors}) => errors.said,
  /** The search asks for the meaning of the term. */
  meaning: ({query}, {meanings}) => {
    const section = meanings.get(meaningKey(termAskedFor(query)));
    return flag(section === undefined ? [] : [section]);
  },
} satisfies Readonly<Record<string, Feature>>;

/** Features that only order what was found. */
const preferences = {
  /** The heading and the asks have the same runs of letters. */
  letters: ({query}, {letters}) => letters(query),
  /** The words are likely in the section. */
  likelihood,
  /** The section has many asks. */
  asked: (_search, {asked}) => asked,
  /** The page has all words, in whichever sections. */
  pageCoverage: (search, corpus) => {
    const {sections} = corpus.documents;
    const pages = covered(search, corpus, function* (term) {
      for (const section of placesOf(term, corpus)) yield sections[section]?.page ?? 0;
    });
    return new Map(sections.flatMap(({page}, at) => (pages.has(page) ? [[at, pages.get(page) ?? 0] as const] : [])));
  },
  /** The section names the language or the engine that the search names. */
  stackText: ({stackTerms}, {postings}) => {
    const scores = new Map<number, number>();
    for (const field of ['heading', 'asks', 'opening'] as const)
      for (const term of stackTerms)
        for (const section of postings[field].get(term)?.keys() ?? []) scores.set(section, 1);
    return scores;
  },
  /** The section is a function. */
  function: (_search, corpus) => functions(corpus),
  /** The section is a term of the glossary. */
  term: (_search, corpus) => terms(corpus),
  /** The section is a known problem, and the search neither tells of trouble, nor asks why, nor is like its asks. */
  problemUnasked: ({kind, phrases}, corpus) => {
    if (kind === 'trouble' || kind === 'why') return new Map();
    const likeness = (section: number) =>
      Math.max(...phrases.flatMap(({headings, asks}) => [headings.get(section) ?? 0, asks.get(section) ?? 0]));
    return new Map(Array.from(problems(corpus), ([section]) => [section, 1 - likeness(section)]));
  },
  /** The section is a known problem that tells of a function which the search names beside other words. */
  problemOfName: ({within: names, named: whole}, corpus) => {
    const keys = Array.from(names).flatMap(([section, {name}]) => (whole.has(section) ? [] : [name.key]));
    const told = [...corpus.termsOf(keys)].flatMap((term) => [...placesOf(term, corpus)]);
    return flag(told, (section) => corpus.kinds[section] === 'problem');
  },
  /** The section is a question. */
  question: (_search, corpus) => questions(corpus),
  /** The section is the opening of a page. */
  page: (_search, corpus) => openings(corpus),
  /** The function is one that most programs call. */
  everyday: (_search, {everyday}) => everyday,
  /** The search asks why, and the section is a function. */
  functionForWhy: forKind(['why'], reference),
  /** The search tells of trouble, and the section is a function. */
  functionForTrouble: forKind(['trouble'], reference),
  /** The search tells of trouble or asks why, and the section gives reasons. */
  reasonForTrouble: forKind(['trouble', 'why'], explaining),
  /** The search tells of trouble or asks why, and the section is a known problem. */
  problemForTrouble: forKind(['trouble', 'why'], ['problem']),
  /** The search asks how or whether, and the section is a function. */
  functionForQuestion: forKind(['how', 'whether'], reference),
  /** The function answers yes or no, and the search doesn't ask for that. */
  predicateUnasked: ({query}, {documents: {sections}}) =>
    asksWhether.test(query) ? new Map() : flag(sections.keys(), (at) => predicate.test(sections[at]?.names?.[0] ?? '')),
} satisfies Readonly<Record<string, Feature>>;

/** What a search says of itself: the same for all sections, so it only decides between branches of trees. */
export const traits = {
  /** How many telling terms it has. */
  terms: ({terms}) => terms.size,
  /** How many words it has. */
  words: ({keys}) => keys.length,
} satisfies Readonly<Record<string, (search: Search) => number>>;

/** All features, by name. */
export const features: Readonly<Record<string, Feature>> = {...evidence, ...preferences};
