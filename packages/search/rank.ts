// cspell:ignore kilomet
import lunr from 'lunr';
import type {Stems} from './coverage';
import type {SearchDocuments, SearchResult} from './files';
import {errorFinder} from './errors';
import {kindOfQuery, kindWeigher, trouble} from './kinds';
import {languageOf, languageSpelling} from './language';
import {indexNames, isNamed, matchNames, nearestNames, type IndexedName, type NameMatch} from './names';
import {sectionOf} from './packedIndex';
import {pastedFinder} from './pastedResults';
import {phraseFinder} from './phrases';
import {readQuery, type QueryReading} from './reading';
import {keyOf, keysAndPartsIn, partsOf, wordsIn} from './words';

/** Answers queries from one build's index. */
export interface Searcher {
  /** The sections that fit a query best, best first; at most `limit`. */
  search(query: string, limit: number): SearchResult[];
  /** The functions whose names are most like a query that finds nothing. */
  nearest(query: string, limit: number): readonly {readonly url: string; readonly label: string}[];
}

/** What one word of a query finds: how well it fits each section, and the words that it stands for. */
interface WordMatch {
  readonly scores: ReadonlyMap<number, number>;
  readonly marks: readonly string[];
}

interface Found {
  score: number;
  /** The weight of the words that were found. */
  matched: number;
}

const wholeHeading = {page: 700, section: 300} as const;
/** A heading of several words that begins with what was typed: more than parts of a name, less than a name. */
const headingStart = 120;
/** A word that begins with what was typed, where what was typed is no word itself, and where it is. */
const typingWeight = {alone: 0.6, besides: 0.1} as const;
/** From this score on, the query is the name itself and not only a part of it. */
const certainName = 250;
/** A name within other words: `h3.gridDisk(cell, 1)` and error messages are about it, a question may be about more. */
const withinCode = {first: 800, later: 60, heading: 900} as const;
const withinWords = 160;
/** How much more or less the name is meant by whose name it is. */
const kindWithin: Readonly<Partial<Record<IndexedName['kind'], number>>> = {other: 0.7};
/** How much more a type is meant whose name is typed to the letter. */
const typedType = 1.3;
/** How much the words besides a name count against it: 0 is not at all, 1 in proportion. */
const otherWords = 0.7;
/** How much less a name is meant where a query tells of trouble with it. */
const withinTrouble = 0.7;
const code = /[(){};=]|'[^']+'|\b(?:import|select|undefined|error|exception)\b|\w\.[a-z]\w+/i;
/** A question asks for an explanation, so parts of its words in names of functions count less. */
const questionWord = /^\s*(?:why|how|what|which|when|where|who|can|does|do|is|are)\b|\b(?:or|vs|versus|difference)\b/i;
const nameInQuestion = 0.4;
/** A name that only words of a question make together is hardly meant: `is it lat lng` asks for no type. */
const joinedInQuestion = 0.07;
/** The name of a type that words make together: `cell boundary` is rather the function. */
const joinedType = 0.6;
/** A name as it is typed, to the letter, before one that differs in case or underscores. */
const toTheLetter = 6;
/** Asks what became of a name, or for the name itself. */
const renaming =
  /\b(?:replace\w*|rename\w*|renaming|new|old|former\w*|now|name\w*|called|instead|equivalent|go|went|gone|v[34]|[34]\.x)\b/i;
/** A program or a database that doesn't know a name: the answer is why, not the function. A name of 3.x has moved instead. */
const missingName =
  /\b(?:does(?:n't| not) exist|not found|no (?:attribute|member)|cannot import name|could not find function|no function matches|is not (?:a function|defined)|undefined (?:reference|symbol|function)|(?:unknown|no such|unresolved) \w+)/i;
/** Queries about an engine itself, or about what is stored in it, which no function answers. */
const noFunction = /\b(?:is there|are there|store|storing|save|install\w*|set ?up)\b/i;
/** Where a query names an engine and asks for a function, how much less other sections are meant. */
const besideFunctions = 0.55;
const textWeight = 1;
const slipWeight = 0.5;
/** The unit in which a function returns its result, by its name. */
const unitOfName = /(Km|M|Rads)2?$/;
/** How much a function is meant whose result is in another unit than the query's. */
const otherUnit = 0.8;
/** The number of sections at or below which a word has the highest weight. */
const rarest = 5;
/**
 * The lengths of words that are checked for typing errors. A shorter word would match almost any other word, and a
 * longer one would take too long.
 */
const slipLength = {least: 4, most: 30} as const;
/** How many words of a query are searched: a pasted page must not hold up this one. */
const mostWords = 12;
const remembered = 400;

/** Whether a name is that of a type or a constant. */
function isType({name, kind}: IndexedName): boolean {
  return kind === 'own' && /^[A-Z]/.test(name);
}

/** The unit that a query names, as the names of functions have it. */
function unitOf(query: string): string | undefined {
  if (/\b(?:km2?|kilomet(?:er|re)s?)\b/i.test(query)) return 'Km';
  if (/\b(?:m2?|met(?:er|re)s?)\b/i.test(query)) return 'M';
  return /\bradians?\b/i.test(query) ? 'Rads' : undefined;
}

/** Answers queries about a build's documents from their index and the stems in it. */
export function createSearcher(documents: SearchDocuments, index: lunr.Index, stems: Stems): Searcher {
  const names = indexNames(documents);
  const namesByKey = new Map<string, IndexedName[]>();
  for (const name of names) {
    for (const key of new Set([name.key, name.bareKey])) namesByKey.set(key, [...(namesByKey.get(key) ?? []), name]);
  }
  const stackOf = new Map(documents.stacks.flatMap(({id, words}) => words.map((word) => [word, id] as const)));
  const phrases = phraseFinder(documents, stems);
  const errorsOf = errorFinder(documents);
  const pastedResults = pastedFinder(documents);
  const weightOfKind = kindWeigher(documents);
  const headings = new Set(documents.sections.map(({heading}) => heading));
  const headingKeys = documents.sections.map(({heading}) => keyOf(heading));
  const memory = new Map<string, WordMatch>();

  function collect(scores: Map<number, number>, results: lunr.Index.Result[], weight: number): void {
    for (const {ref, score} of results) {
      const section = sectionOf(ref);
      scores.set(section, Math.max(scores.get(section) ?? 0, score * weight));
    }
  }

  function find(term: string, options: object): lunr.Index.Result[] {
    return index.query((query) => {
      query.term(term, options);
    });
  }

  /** The sections that a word is in; of the last word its beginning counts, as it may still be being typed. */
  function matchWord(word: string, typing: boolean, alone: boolean): WordMatch {
    const known = memory.get(`${word} ${typing} ${alone}`);
    if (known) return known;
    const scores = new Map<number, number>();
    const marks = [word];
    collect(scores, find(word, {}), 1);
    if (typing && word.length > (alone ? 1 : 2)) {
      const options = {wildcard: lunr.Query.wildcard.TRAILING, usePipeline: false};
      collect(scores, find(word, options), scores.size === 0 ? typingWeight.alone : typingWeight.besides);
    }
    if (scores.size === 0 && word.length >= slipLength.least && word.length <= slipLength.most) {
      const results = find(word, {editDistance: 1});
      collect(scores, results, slipWeight);
      marks.push(...new Set(results.flatMap(({matchData}) => Object.keys(matchData.metadata))));
    }
    const match = {scores, marks};
    if (memory.size > remembered) memory.clear();
    memory.set(`${word} ${typing} ${alone}`, match);
    return match;
  }

  /** How well the words of a query fit the text of each section: the more of their weight it has, the better. */
  function scoreText(matches: readonly WordMatch[], optional: readonly WordMatch[]): Map<number, number> {
    const found = new Map<number, Found>();
    for (const {scores} of optional) for (const [section, score] of scores) found.set(section, {score, matched: 0});
    let all = 0;
    for (const {scores} of matches) {
      // Rare words weigh more. A word that no section has weighs as much as a rare one.
      const telling = Math.log(1 + documents.sections.length / Math.max(scores.size, rarest));
      all += telling;
      for (const [section, score] of scores) {
        const entry = found.get(section);
        if (!entry) found.set(section, {score, matched: telling});
        else {
          entry.score += score;
          entry.matched += telling;
        }
      }
    }
    return new Map(
      Array.from(found, ([section, {score, matched}]) => [section, score * textWeight * (matched / all) ** 2]),
    );
  }

  /** The sections that compare functions which a query names: both names are in their headings. */
  function comparisons(query: string): readonly number[] {
    const named = wordsIn(query).flatMap(({key}) => {
      const [known] = namesByKey.get(key) ?? [];
      return known && partsOf(known.name).length > 1 ? [known.section] : [];
    });
    const own = [...new Set(named)].map((section) => keyOf(documents.sections[section]?.names?.[0] ?? ''));
    if (own.length < 2) return [];
    return headingKeys.flatMap((heading, section) => (own.every((key) => heading.includes(key)) ? [section] : []));
  }

  /** The functions that return another unit, each with the function that returns this one. */
  function siblings(unit: string): ReadonlyMap<number, number> {
    const wanted = new Map<string, number>();
    const others = new Map<number, string>();
    documents.sections.forEach(({names: [own = ''] = []}, section) => {
      const [suffix, found] = unitOfName.exec(own) ?? [];
      if (suffix === undefined) return;
      const rest = own.slice(0, -suffix.length) + suffix.replace(/\D/g, '');
      if (found === unit) wanted.set(rest, section);
      else others.set(section, rest);
    });
    return new Map(
      Array.from(others).flatMap(([section, rest]) => {
        const sibling = wanted.get(rest);
        return sibling === undefined ? [] : [[section, sibling] as const];
      }),
    );
  }

  /** The functions whose names are within the words of a query, as identifiers. */
  function namesWithin(query: string, reading: QueryReading): Map<number, NameMatch> {
    const within = new Map<number, NameMatch>();
    const isCode = code.test(query);
    const isMissing = missingName.test(query);
    const isTrouble = isMissing || trouble.test(query);
    const typed = new Set(wordsIn(query).map(({word}) => word));
    const others = reading.core.filter((word) => !/^\d+$/.test(word)).length;
    const found = wordsIn(query)
      .filter(({word, key}) => partsOf(word).length > 1 || (isCode && key.length > 5))
      .map(({word, key, start}) => ({
        length: partsOf(word).length,
        known: namesByKey.get(key) ?? [],
        called: query.charAt(start + word.length) === '(',
      }))
      .filter(({known}) => known.length > 0);
    // Two functions that are compared: the one with the longer name is the variant.
    const compared = !isCode && found.length > 1;
    if (compared) found.sort((a, b) => b.length - a.length);
    else found.sort((a, b) => Number(b.called) - Number(a.called));
    found.forEach(({length, known}, place) => {
      const sure = !isMissing && (compared || others <= length || (isCode && !isTrouble));
      // The more other words there are, the less a name among them is what is asked about.
      const share = Math.min(1, length / others) ** otherWords;
      for (const name of known) {
        const fitting = isType(name) && typed.has(name.name) ? typedType : (kindWithin[name.kind] ?? 1);
        const unsure = withinWords * share * fitting * (isTrouble ? withinTrouble : 1);
        const score = sure ? (withinCode.first - place * withinCode.later) * fitting : unsure;
        if (score > (within.get(name.section)?.score ?? 0)) within.set(name.section, {name, score});
      }
    });
    return within;
  }

  /** The engine of a name that is one word of a query. Of engines whose names have one key, the spelling decides. */
  function engineOf({section, key, stack}: IndexedName, query: string): string | undefined {
    const typed = query.split(/\s+/).map((word) => word.replace(/\(.*/, ''));
    if (!typed.some((word) => keyOf(word) === key)) return undefined;
    const same = namesByKey
      .get(key)
      ?.find((name) => name.kind === 'other' && name.section === section && typed.includes(name.name));
    return same?.stack ?? stack;
  }

  function result(
    section: number,
    reading: QueryReading,
    matches: readonly WordMatch[],
    named?: NameMatch,
  ): SearchResult[] {
    const entry = documents.sections[section];
    const page = entry && documents.pages[entry.page];
    if (!page) return [];
    const {words} = reading;
    const marks = new Set(matches.filter(({scores}) => scores.has(section)).flatMap((match) => match.marks));
    const certain = named && named.score >= certainName;
    if (certain) {
      marks.clear();
      for (const key of [
        keyOf(entry.names?.[0] ?? entry.heading),
        named.name.key,
        ...(words.length === 1 ? words : []),
      ])
        marks.add(key);
    }
    const via = named && named.name.kind !== 'own' && named.name.key !== headingKeys[section] ? named.name : undefined;
    // The name as the reader spells it: by its key it is the same in all languages.
    const spelled =
      certain && (named.name.kind === 'own' || named.name.kind === 'spelling')
        ? languageSpelling(wordsIn(reading.query).find(({key}) => key === named.name.key)?.word ?? '')
        : undefined;
    const engine = certain && named.name.kind === 'other' ? engineOf(named.name, reading.query) : undefined;
    const stack = entry.names && (reading.stack ?? spelled ?? engine);
    return [
      {
        url: page.url + entry.hash,
        page: page.title,
        heading: entry.heading,
        text: entry.text,
        marks: [...(marks.size > 0 ? marks : words)],
        ...(via && {via: {name: via.name, former: via.kind === 'former'}}),
        ...(stack !== undefined && {stack}),
      },
    ];
  }

  function addTo(scores: Map<number, number>, section: number, score: number): void {
    scores.set(section, (scores.get(section) ?? 0) + score);
  }

  /** Reads a query; the word of an engine is set apart where the others are a function: `polygon to cells postgres`. */
  function read(query: string): QueryReading & {readonly asksForFunction?: boolean} {
    const plain = readQuery(query, mostWords);
    const apart = readQuery(query, mostWords, (word) => languageOf(word) ?? stackOf.get(word));
    if (apart.stackWords.length === plain.stackWords.length || noFunction.test(query)) return plain;
    const asks =
      namesByKey.has(apart.core.join('')) ||
      // With more words beside the name, the query is about more than the function.
      (apart.words.length < 3 && apart.words.some((word) => namesByKey.has(word))) ||
      phrases.direction(query, apart.directed) !== undefined ||
      phrases.asksForFunction(query, apart.words);
    return asks ? {...apart, asksForFunction: true} : plain;
  }

  function searchWords(query: string, limit: number): SearchResult[] {
    const reading = read(query);
    const words = reading.words;
    const directed = reading.directed.map((word) => phrases.corrected(word));
    const matches = words.map((word, place) => matchWord(word, place === words.length - 1, words.length === 1));
    const scores = scoreText(
      matches,
      reading.stackWords.map((word) => matchWord(word, false, false)),
    );
    const asksForName = reading.core.length > 1 || renaming.test(query);
    const keys = [...new Set([reading.whole, asksForName ? reading.core.join('') : ''])].filter(Boolean);
    const named = matchNames(names, {keys, words: [...new Set(words.flatMap(keysAndPartsIn))]});
    for (const [section, match] of namesWithin(query, reading)) {
      if (match.score > (named.get(section)?.score ?? 0)) named.set(section, match);
    }
    const nameWeight = questionWord.test(query) ? nameInQuestion : 1;
    const typed = new Set(wordsIn(query).map(({word}) => word));
    const typedKeys = new Set(reading.keys);
    const joined = (name: IndexedName) => !typedKeys.has(name.key) && !typedKeys.has(name.bareKey);
    for (const [section, {name, score}] of named) {
      const sureWeight = joined(name) ? (nameWeight < 1 ? joinedInQuestion : isType(name) ? joinedType : 1) : 1;
      const weight = score < certainName ? nameWeight : sureWeight;
      addTo(scores, section, score * weight + (typed.has(name.name) ? toTheLetter : 0));
    }
    for (const [section, score] of errorsOf(query)) addTo(scores, section, score);
    for (const [section, score] of phrases.score(
      query,
      words.map((word) => phrases.corrected(word)),
      reading.stackWords,
    ))
      addTo(scores, section, score);
    // A single word that is a heading is no direction: `CellBoundary` is a type.
    const direction =
      reading.keys.length === 1 && headings.has(query.trim()) ? undefined : phrases.direction(query, directed);
    if (direction) addTo(scores, direction.section, direction.score);
    for (const section of comparisons(query)) addTo(scores, section, withinCode.heading);
    const severalWords = reading.keys.length > 1;
    headingKeys.forEach((key, section) => {
      const entry = documents.sections[section];
      if (key === reading.whole) {
        const pages = headingKeys.filter((other) => other === key).length;
        addTo(scores, section, entry?.hash === '' ? wholeHeading.page : wholeHeading.section / pages ** 2);
      } else if (severalWords && !entry?.names && key.startsWith(reading.whole)) addTo(scores, section, headingStart);
    });
    if (reading.asksForFunction) {
      for (const [section, score] of scores) {
        const entry = documents.sections[section];
        if (entry && !isNamed(entry)) scores.set(section, score * besideFunctions);
      }
    }
    const unit = unitOf(query);
    if (unit !== undefined) {
      for (const [section, sibling] of siblings(unit)) {
        const score = scores.get(section) ?? 0;
        if (score > (scores.get(sibling) ?? 0)) scores.set(sibling, score);
        scores.set(section, score * otherUnit);
      }
    }
    const kind = kindOfQuery(query);
    if (kind) for (const [section, score] of scores) scores.set(section, score * weightOfKind(kind, section));
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .slice(0, limit)
      .flatMap(([section]) => result(section, reading, matches, named.get(section)));
  }

  /** The words inside the identifiers of a query, for one that is nowhere as a whole: `get_disk` is get disk. */
  function inParts(query: string): string {
    return wordsIn(query)
      .flatMap(({word}) => partsOf(word))
      .join(' ');
  }

  return {
    search(query, limit) {
      if (keyOf(query) === '') return [];
      const pasted = pastedResults(query);
      const found = searchWords(query, limit);
      if (pasted.length > 0) return [...pasted, ...found].slice(0, limit);
      if (found.length > 0) return found;
      const parts = inParts(query);
      return parts === query ? [] : searchWords(parts, limit);
    },
    nearest(query, limit) {
      return nearestNames(names, keyOf(query), limit).flatMap(({section, name}) => {
        const entry = documents.sections[section];
        const page = entry && documents.pages[entry.page];
        return page ? [{url: page.url + entry.hash, label: name}] : [];
      });
    },
  };
}
