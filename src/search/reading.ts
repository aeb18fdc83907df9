import lunr from 'lunr';
import {languageOf} from './language';
import {americanOf} from './spelling';
import {keyOf, partsOf, wordsIn} from './words';

/** Words around a name that say only what is asked about it: `what replaced kRing in 4.x`. */
const frame = new Set(
  [
    'a|an|the|my|your|this|that|these|those|it|its|all|any|some|every|please|i|we|you|me|us|is|are|was',
    'were|be|been|do|does|did|can|could|should|would|will|shall|may|might|must|what|which|how|where|when',
    'who|why|in|on|for|with|without|using|use|used|uses|via|by|about|there|here|function|functions|method',
    'methods|call|called|name|named|new|old|current|former|replace|replaced|replaces|replacing',
    'replacement|renamed|rename|renaming|instead|equivalent|now|today|gone|went|became|become|version',
    'release|need|want|help|find|convert|transform|change|turn|make|compute|calculate',
  ].flatMap((words) => words.split('|')),
);
const versions = /\bv?[34](?:\.(?:\d+|x))+\b|\bv[34]\b/gi;

/** Words that are on so many pages that they tell nothing, beside those that lunr leaves out. */
const commonplace = new Set(['h3', 'uber', 'please', 'want', 'need', 'way', 'best', 'get', 'use', 'using']);

/**
 * What readers call the same thing, as the names of functions have it. A plural is that of the first word. Longer
 * callings come first.
 */
// cspell:disable -- what readers type
const synonyms: readonly (readonly [calling: string, term: string])[] = Object.entries({
  latlng: [
    'latitude and longitude|latitude longitude|longitude latitude|lat lng|lat lon|lat long',
    'lng lat|lon lat|latlng|latlon|latlong|lnglat|lonlat|coordinate|coordinates|coords|coord',
    'point|points|position|positions|location|locations|gps|geo|place|places|latlngs',
  ].join('|'),
  string: ['hex string|hex text|string index|text index|hexadecimal string|hexadecimal|string|strings', 'text'].join(
    '|',
  ),
  integer: 'integer index|integer|int|int64|uint64|bigint|long|number|decimal',
  cell: 'h3 index|h3 cell|cell index|hexagon index|cell|hexagon|hex|index|h3|h3index|tile|hexbin',
  cells: 'h3 indexes|h3 indices|h3 cells|cells|hexagons|hexes|indexes|indices|hexs|tiles|hexbins',
  polygon: [
    'bounding box|polygon|polygons|area|shape|region|bbox|box|geojson|geometry|geofence',
    'multipolygon|multi polygon',
  ].join('|'),
  boundary: 'boundary|boundaries|outline|outlines|border|vertices|corners|corner|perimeter',
  center: 'center|centers|centroid|midpoint|middle',
  edge: 'directed edge|unidirectional edge|edge',
  edges: 'directed edges|unidirectional edges|edges',
  to: 'to|into|2|as',
  parent: 'parent|ancestor',
  children: 'children|child|descendants',
})
  .flatMap(([term, callings]) => callings.split('|').map((calling) => [calling, term] as const))
  .sort(([a], [b]) => b.split(' ').length - a.split(' ').length || b.length - a.length);
// cspell:enable
const synonymOf = new Map(synonyms);
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

/** What a request begins with, before the things. */
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
  return terms.length === 2 ? terms.join(' to ') : undefined;
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
  /** What is left without the words around a name, identifiers taken apart. */
  readonly core: readonly string[];
  /** The same with the words that turn a direction around: `index for a position`. */
  readonly directed: readonly string[];
}

/** Whether lunr has no word for it, or every page does. */
function isTelling(key: string): boolean {
  return (
    !commonplace.has(key) && (lunr.stopWordFilter(new lunr.Token(key, {})) as lunr.Token | undefined) !== undefined
  );
}

/** `where did kRing go` names no language. */
const going = /\b(?:did|does|has|have|to|can|will|should)\b.*\bgo(?:ne)?\b/i;

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
  const telling = pool.filter(isTelling);
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
