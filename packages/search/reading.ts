import {languageOf} from './language';
import {americanOf} from './spelling';
import {isStopWord} from './stems';
import {resolutionWords, synonyms} from './synonyms';
import {keyOf, partsOf, wordsIn} from './words';

/** Words around a name that say only what is asked about it: `what replaced kRing in 4.x`. */
const frame = new Set(
  [
    'a|an|the|my|your|this|that|these|those|it|its|all|any|some|every|please|i|we|you|me|us|is|are|was',
    'were|be|been|do|does|did|can|could|should|would|will|shall|may|might|must|what|which|how|where|when',
    'who|why|in|on|for|with|without|using|use|used|uses|via|by|about|there|here|function|functions|method',
    'methods|call|called|name|named|new|old|current|former|replace|replaced|replaces|replacing',
    'replacement|renamed|rename|renaming|instead|equivalent|now|today|gone|went|became|become|version',
    'happen|happened|happens|parameter|parameters|argument|arguments|signature|return|returns|type|types',
    'example|examples|docs|documentation|syntax|usage|release|need|want|help|find|convert|transform|change|turn|make|compute|calculate',
  ].flatMap((words) => words.split('|')),
);
const versions = /\bv?[34](?:\.(?:\d+|x))+\b|\bv[34]\b/gi;

/** Words on so many pages that they tell nothing, in addition to lunr's stop words. */
const commonplace = new Set(['h3', 'uber', 'please', 'want', 'need', 'way', 'best', 'get', 'use', 'using']);

const synonymOf = new Map(synonyms);
/** What functions lead from and to. */
const things = new Set(synonyms.map(([, term]) => term));
const longestCalling = 3;

/** The terms of a list of words: callings of the same thing become one. */
function termsOf(words: readonly string[]): string[] {
  const terms: string[] = [];
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestCalling, words.length - at);
    while (length > 1 && !synonymOf.has(words.slice(at, at + length).join(' '))) length -= 1;
    const calling = words.slice(at, at + length).join(' ');
    terms.push(synonymOf.get(calling) ?? calling);
    at += length;
  }
  return terms;
}

/** Words at the beginning of a request, before the things that it names. */
const opening = new Set(['from', 'get', 'find', 'show', 'list', 'export', 'give', 'for']);

/**
 * From one thing to another, in the order of a function's name, where words say so: `a from b`, `a of b`, and `a for b` are `b to a`,
 * and two terms alone are the first to the second.
 */
export function directionOf(words: readonly string[]): string | undefined {
  const terms = termsOf(words);
  while (opening.has(terms[0] ?? '')) terms.shift();
  const turn = terms.findIndex((term) => term === 'from' || term === 'of' || term === 'for');
  const to = terms.indexOf('to');
  if (turn > 0 && to < 0) return [...terms.slice(turn + 1), 'to', ...terms.slice(0, turn)].join(' ');
  if (to > 0) return terms.filter((term) => term !== 'from' && term !== 'of' && term !== 'for').join(' ');
  // A cell's area is a measure: it is a polygon only where something leads from it or to it.
  return terms.length === 2 && !words.includes('area') ? terms.join(' to ') : undefined;
}

/** Questions about two things, which ask for no way from one to the other. */
const noRequest = /^\s*(?:why|can|is|are|does|do|should|will)\b|\bdifference\b/i;

/**
 * The direction of the two things beside `to`, `into`, or `from`: `split a GeoJSON polygon into hexagons` is polygon to
 * cells.
 * @param query as it was typed: identifiers in it say where they lead themselves
 */
export function nearDirectionOf(query: string, words: readonly string[]): string | undefined {
  if (noRequest.test(query) || wordsIn(query).some(({word}) => partsOf(word).length > 1)) return undefined;
  const turn = words.findIndex((word, place) => place > 0 && (word === 'to' || word === 'into' || word === 'from'));
  if (turn < 0) return undefined;
  const before = termsOf(words.slice(0, turn));
  const after = termsOf(words.slice(turn + 1));
  const from = before.findLast((term) => things.has(term)) ?? before.at(-1);
  const into = after.find((term) => things.has(term)) ?? after[0];
  if (from === undefined || into === undefined) return undefined;
  return words[turn] === 'from' ? `${into} to ${from}` : `${from} to ${into}`;
}

/** What lies in something else: `hexagons in a polygon` leads from the polygon to the hexagons. */
const containing = new Set(['in', 'inside', 'within', 'covering', 'intersecting', 'touching', 'overlapping']);
const articles = new Set(['a', 'an', 'the', 'my', 'your', 'this', 'each', 'every']);

/** The direction from a container to what it contains: `count hexagons in a polygon` is polygon to cells. */
export function containedDirectionOf(query: string): string | undefined {
  const keys = wordsIn(query).map(({key}) => key);
  if (noRequest.test(query) || keys.includes('to') || keys.includes('into')) return undefined;
  const turn = keys.findIndex((key, place) => place > 0 && containing.has(key));
  const before = turn < 0 ? undefined : termsOf(keys.slice(0, turn)).at(-1);
  const after = termsOf(keys.slice(turn + 1).filter((key) => !articles.has(key)))[0];
  return before === 'cells' && after !== undefined ? `${after} to ${before}` : undefined;
}

const resolution = resolutionWords.join('|');
const resolutions = new RegExp(`\\b(?:${resolution})s?\\b`, 'i');
const fromTo = new RegExp(`\\b(\\d{1,2})\\s*(?:to|into|->|→)\\s*(?:(?:${resolution})\\s*)?(\\d{1,2})\\b`, 'i');

/** Whether a query asks for coarser or finer cells by two resolutions: `level 4 to 6`. */
export function resolutionChange(query: string): 'coarser' | 'finer' | undefined {
  const [, from, to] = (resolutions.test(query) ? fromTo.exec(query) : null) ?? [];
  if (from === undefined || from === to) return undefined;
  return Number(to) < Number(from) ? 'coarser' : 'finer';
}

/** Units that readers write. Those of areas count as their length. */
const units = 'k?m2?|(?:kilo)?met(?:er|re)s?|miles?';
/** Numbers in words, without those of `notableResolutions`. */
const numeral =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|twenty|thirty|fifty|hundred';
/** A number that only says how much: `cells within 5 km`, `children at resolution nine`. */
const amounts = new RegExp(
  `\\b(?:${resolution}|k|distance|radius|ring|within|by)[\\s=]*(\\d{1,4}|${numeral})\\b|` +
    `\\b(\\d+(?:\\.\\d+)?|${numeral})\\s*(?:${units}|rings?|steps?)\\b`,
  'gi',
);
/** Resolutions that are told of themselves: the first and the last, and the next one that isn't there. */
const notableResolutions = new Set(['0', '15', '16']);

/** The numbers of a query that are amounts, as keys. */
function amountsIn(query: string): ReadonlySet<string> {
  const found = Array.from(query.matchAll(amounts), ([, after, before = '']) => after ?? before);
  return new Set(
    found.flatMap((number) => number.toLowerCase().split('.')).filter((number) => !notableResolutions.has(number)),
  );
}

/** A query, as far as it can be read without the index. */
export interface QueryReading {
  /** As it was typed. */
  readonly query: string;
  /** Its letters and digits. */
  readonly whole: string;
  /** Its words as keys, in order, in American spelling. */
  readonly keys: readonly string[];
  /** The words that say something, languages apart where there are others. */
  readonly words: readonly string[];
  /** The words of the languages and stacks that it names beside others. */
  readonly stackWords: readonly string[];
  /** The first of those stacks. */
  readonly stack?: string;
  /** The query without the words around a name, and with identifiers split into words. */
  readonly core: readonly string[];
  /** The same with the words that turn a direction around: `index for a position`. */
  readonly directed: readonly string[];
}

/** Whether lunr has no word for it, or every page does. */
function isTelling(key: string): boolean {
  return !commonplace.has(key) && !isStopWord(key);
}

/** `where did kRing go` names no language. */
const going = /\b(?:did|does|has|have|can|will|should)\b.*(?<!\b(?:in|for|with|using) )\bgo(?:ne)?\b|\bto go\b/i;

/**
 * Reads a query.
 * @param most how many of its words are read: a pasted page must not hold up this one.
 * @param stackOf the stack that a word names, if any
 */
export function readQuery(
  query: string,
  most: number,
  stackOf: (word: string) => string | undefined = languageOf,
): QueryReading {
  const found = wordsIn(query).slice(0, 60);
  const keys = found.map(({key}) => americanOf(key)).filter(Boolean);
  const named = keys.filter((key) => stackOf(key) !== undefined && !(key === 'go' && going.test(query)));
  const others = keys.filter((key) => !named.includes(key));
  const stackWords = others.some(isTelling) ? [...new Set(named)] : [];
  const pool = [...new Set(stackWords.length > 0 ? others : keys)];
  const amount = amountsIn(query);
  const telling = pool.filter((key) => isTelling(key) && !amount.has(key));
  const within = wordsIn(query.replace(versions, ' '))
    .slice(0, most)
    .filter(({key}) => !stackWords.includes(key));
  const partsWithout = (kept: ReadonlySet<string>) =>
    within
      .filter(({key}) => kept.has(key) || !frame.has(key))
      .flatMap(({word}) => partsOf(word))
      .map(americanOf);
  const stack = stackWords[0] === undefined ? undefined : stackOf(stackWords[0]);
  return {
    query,
    whole: keyOf(query),
    keys,
    words: (telling.length > 0 ? telling : pool).slice(0, most),
    stackWords,
    ...(stack !== undefined && {stack}),
    core: partsWithout(new Set()),
    directed: partsWithout(new Set(['for'])),
  };
}
