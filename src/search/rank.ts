import lunr from 'lunr';
import type {SearchDocuments, SearchResult} from './files';
import {indexNames, matchNames, type NameMatch} from './names';
import {sectionOf} from './packedIndex';
import {keyOf, keysIn, keysAndPartsIn} from './words';

/** Answers queries from one build's index. */
export interface Searcher {
  /** The sections that fit a query best, best first; at most `limit`. */
  search(query: string, limit: number): SearchResult[];
}

/** What one word of a query finds: how well it fits each section, and the words that it stands for. */
interface WordMatch {
  readonly scores: ReadonlyMap<number, number>;
  readonly marks: readonly string[];
}

interface Found {
  score: number;
  matched: number;
}

const wholeHeading = {page: 700, section: 300} as const;
/** A heading of several words that begins with what was typed: more than parts of a name, less than a name. */
const headingStart = 120;
/** A word that begins with what was typed, where what was typed is no word itself, and where it is. */
const typingWeight = {alone: 0.6, besides: 0.1} as const;
/** From this score on, the query is the name itself and not only a part of it. */
const certainName = 250;
/** A question asks for an explanation, so parts of its words in names of functions count less. */
const questionWord = /^\s*(?:why|how|what|which|when|where|who|can|does|do|is|are)\b/i;
const nameInQuestion = 0.4;
const slipWeight = 0.5;
/** In how long a word a slip is looked for: in a shorter one it is any other word, in a longer one it takes long. */
const slipLength = {least: 4, most: 30} as const;
/** How many words of a query are searched: a pasted page must not hold up this one. */
const mostWords = 12;
const remembered = 400;

/** The first words of a query that say something: all but the stop words, or any when there are no others. */
function tellingWords(all: readonly string[]): string[] {
  const keys = [...new Set(all)];
  const telling = keys.filter((key) => lunr.stopWordFilter(new lunr.Token(key, {})) as lunr.Token | undefined);
  return (telling.length > 0 ? telling : keys).slice(0, mostWords);
}

/** Answers queries about a build's documents from their index. */
export function createSearcher(documents: SearchDocuments, index: lunr.Index): Searcher {
  const names = indexNames(documents);
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
  function matchWord(word: string, typing: boolean): WordMatch {
    const known = memory.get(`${word} ${typing}`);
    if (known) return known;
    const scores = new Map<number, number>();
    const marks = [word];
    collect(scores, find(word, {}), 1);
    if (typing && word.length > 1) {
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
    memory.set(`${word} ${typing}`, match);
    return match;
  }

  /** How well the words of a query fit the text of each section: the more of them are in it, the better. */
  function scoreText(matches: readonly WordMatch[]): Map<number, number> {
    const found = new Map<number, Found>();
    for (const {scores} of matches) {
      for (const [section, score] of scores) {
        const entry = found.get(section);
        if (!entry) found.set(section, {score, matched: 1});
        else {
          entry.score += score;
          entry.matched += 1;
        }
      }
    }
    return new Map(
      Array.from(found, ([section, {score, matched}]) => [section, score * (matched / matches.length) ** 2]),
    );
  }

  function result(
    section: number,
    words: readonly string[],
    matches: readonly WordMatch[],
    named?: NameMatch,
  ): SearchResult[] {
    const entry = documents.sections[section];
    const page = entry && documents.pages[entry.page];
    if (!page) return [];
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
    const via = named && !named.name.own && named.name.key !== headingKeys[section] ? named.name : undefined;
    return [
      {
        url: page.url + entry.hash,
        page: page.title,
        heading: entry.heading,
        text: entry.text,
        marks: [...(marks.size > 0 ? marks : words)],
        ...(via && {via: {name: via.name, former: via.former}}),
      },
    ];
  }

  return {
    search(query, limit) {
      const whole = keyOf(query);
      if (whole === '') return [];
      const keys = keysIn(query);
      const words = tellingWords(keys);
      const named = matchNames(names, whole, [...new Set(words.flatMap(keysAndPartsIn))]);
      const matches = words.map((word, place) => matchWord(word, place === words.length - 1));
      const scores = scoreText(matches);
      const nameWeight = questionWord.test(query) ? nameInQuestion : 1;
      for (const [section, {score}] of named) {
        const weight = score >= certainName ? 1 : nameWeight;
        scores.set(section, (scores.get(section) ?? 0) + score * weight);
      }
      const severalWords = keys.length > 1;
      headingKeys.forEach((key, section) => {
        const entry = documents.sections[section];
        let bonus = 0;
        if (key === whole) bonus = entry?.hash === '' ? wholeHeading.page : wholeHeading.section;
        else if (severalWords && !entry?.names && key.startsWith(whole)) bonus = headingStart;
        if (bonus > 0) scores.set(section, (scores.get(section) ?? 0) + bonus);
      });
      return [...scores]
        .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
        .slice(0, limit)
        .flatMap(([section]) => result(section, words, matches, named.get(section)));
    },
  };
}
