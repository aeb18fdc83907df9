import type {Corpus} from './corpus';
import {evidence, features, traits, type Feature} from './features';
import type {SearchResult} from './files';
import {languageLabel, languageSpelling} from './language';
import {nearestNames, type IndexedName} from './names';
import {pastedFinder} from './pastedResults';
import {readSearch, type Search} from './query';
import {treeScore, type Tree} from './trees';
import model from './weights.json';
import {keyOf, partsOf, wordsIn} from './words';

/** Answers queries from one build's index. */
export interface Searcher {
  /** The sections that fit a query best, best first; at most `limit`. */
  search(query: string, limit: number): SearchResult[];
  /** The functions whose names are most like a query that finds nothing. */
  nearest(query: string, limit: number): readonly {readonly url: string; readonly label: string}[];
}

/** Evidence that is enough alone, whatever other words a search has. */
const sureEvidence: readonly string[] = [
  'name',
  'joinedName',
  'nameSlip',
  'nameSlips',
  'nameWithin',
  'nameAmong',
  'direction',
  'errorNumber',
  'errorMessage',
  'typing',
];
/** The share of a search's weight, squared, that a section must have unless there is other evidence. */
const leastCoverage = 0.2;

/** Whether hardly any word of a search is in a section, and nothing else speaks for it. */
function isWeak(section: number, values: Candidates['values']): boolean {
  const covered = values.coverage?.get(section) ?? 0;
  return covered < leastCoverage && !sureEvidence.some((name) => values[name]?.has(section));
}

/** How features make a score. `npm run search:train` computes it. */
export interface Model {
  readonly weights: Readonly<Record<string, number>>;
  readonly trees: readonly Tree[];
}

/** How many sections are compared by all features: those with the most evidence. */
export const compared = 50;

/** The values of a feature for the sections that a search finds, for those that train weights. */
export interface Candidates {
  readonly sections: ReadonlySet<number>;
  readonly values: Readonly<Record<string, ReadonlyMap<number, number>>>;
  /** What the search says of itself, for all sections. */
  readonly traits: Readonly<Record<string, number>>;
}

/** The sections that a search finds by any evidence, and the values of all features. */
export function candidatesOf(search: Search, corpus: Corpus): Candidates {
  const values = Object.fromEntries(
    Object.entries(features).map(([name, feature]: [string, Feature]) => [name, feature(search, corpus)]),
  );
  const sections = new Set(Object.keys(evidence).flatMap((name) => [...(values[name]?.keys() ?? [])]));
  const own = Object.entries(traits).map(([name, trait]: [string, (search: Search) => number]) => [
    name,
    trait(search),
  ]);
  return {sections, values, traits: Object.fromEntries(own) as Record<string, number>};
}

/** Sections by their scores, best first. */
function sorted(scores: Iterable<readonly [section: number, score: number]>): number[] {
  return [...scores].sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b).map(([section]) => section);
}

/** More than all evidence that a section can have without the name. */
const named = 100;
/** The features of a section whose name the search is, with or without a slip. */
const asName: readonly string[] = ['name', 'joinedName', 'nameSlip', 'nameSlips'];

/**
 * The sections of a search by the sum of their evidence, highest first. Those whose name the search is come before all, because
 * many others have this name in a heading or an ask, also if it has a slip.
 */
export function byEvidence({sections, values}: Pick<Candidates, 'sections' | 'values'>): number[] {
  const sums = new Map<number, number>(
    Array.from(sections, (section) => [section, asName.some((name) => values[name]?.has(section)) ? named : 0]),
  );
  for (const name of Object.keys(evidence))
    for (const [section, value] of values[name] ?? []) sums.set(section, (sums.get(section) ?? 0) + value);
  return sorted(sums);
}

/** Orders the sections of a search by a model, best first. */
function orderBy({weights, trees}: Model): (candidates: Candidates) => number[] {
  const columns = [...Object.keys(weights), ...Object.keys(traits)];
  const scoreOf = treeScore(trees, columns);
  return (candidates) => {
    const {values, traits: own} = candidates;
    const found = byEvidence(candidates);
    const scores = found.slice(0, compared).map((section) => {
      const row = columns.map((name) => own[name] ?? values[name]?.get(section) ?? 0);
      const sum = row.reduce((score, value, at) => score + value * (weights[columns[at] ?? ''] ?? 0), 0);
      return [section, sum + scoreOf(row)] as const;
    });
    return [...sorted(scores), ...found.slice(compared)];
  };
}

const order = orderBy(model);

/** Answers queries about a build's documents. */
export function createSearcher(corpus: Corpus): Searcher {
  const {documents, names, namesByKey, headingKeys} = corpus;
  const pastedResults = pastedFinder(documents);

  /** The engine of a name that is one word of a query. Of engines whose names have one key, the spelling decides. */
  function engineOf({section, key, stack}: IndexedName, query: string): string | undefined {
    const typed = query.split(/\s+/).map((word) => word.replace(/\(.*/, ''));
    if (!typed.some((word) => keyOf(word) === key)) return undefined;
    const same = namesByKey
      .get(key)
      ?.find((name) => name.kind === 'other' && name.section === section && typed.includes(name.name));
    return same?.stack ?? stack;
  }

  const labels = new Map(documents.stacks.map(({id, label}) => [id, label] as const));

  /** The name by which a section was found: the search itself, or the one that is within it. */
  function foundBy(section: number, {named, within}: Search): IndexedName | undefined {
    return named.get(section)?.name ?? within.get(section)?.name;
  }

  function result(section: number, search: Search, {values}: Candidates): SearchResult[] {
    const entry = documents.sections[section];
    const page = entry && documents.pages[entry.page];
    if (!page) return [];
    const {query, words, typed} = search;
    const name = foundBy(section, search);
    const marks = name
      ? [keyOf(entry.names?.[0] ?? entry.heading), name.key, ...(words.length === 1 ? words : [])]
      : words;
    const via = name && name.kind !== 'own' && name.key !== headingKeys[section] ? name : undefined;
    // The name as the reader spells it: by its key it is the same in all languages.
    const spelled =
      name && (name.kind === 'own' || name.kind === 'spelling')
        ? languageSpelling([...typed].find((word) => keyOf(word) === name.key) ?? '')
        : undefined;
    const engine = name?.kind === 'other' ? engineOf(name, query) : undefined;
    const stack = entry.names && (search.stack ?? spelled ?? engine);
    return [
      {
        url: page.url + entry.hash,
        page: page.title,
        group: page.group ?? '',
        heading: entry.heading,
        text: entry.text,
        marks: [...new Set(marks)],
        ...(via && {via: {name: via.name, former: via.kind === 'former'}}),
        ...(stack !== undefined && {stack, stackLabel: labels.get(stack) ?? languageLabel(stack) ?? stack}),
        ...(entry.releases !== undefined && {releases: entry.releases}),
        ...(isWeak(section, values) && {weak: true}),
      },
    ];
  }

  function searchWords(query: string, limit: number): SearchResult[] {
    const search = readSearch(query, corpus);
    const candidates = candidatesOf(search, corpus);
    return order(candidates)
      .slice(0, limit)
      .flatMap((section) => result(section, search, candidates));
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
