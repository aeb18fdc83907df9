import {boosts, entryShare} from './boosts';
import type {Engine, Hit} from './engine';
import {errorFinder} from './errors';
import {bestMatches, type ResultGroup, type SearchDocuments, type SearchResult, type SearchSection} from './files';
import {isNamed, type FoundName, type IndexedName, type Names} from './names';
import {pastedFinder} from './pasted';
import {languageSpelling, stackReader, type NamedStacks} from './stacks';
import {isEmpty, termsIn} from './terms';
import {keyOf, wordsIn} from './words';

/** Answers queries from one build's index. */
export interface Searcher {
  /** The sections that fit a query best, best first; at most `limit`. */
  search(query: string, limit: number): SearchResult[];
  /** The functions whose names are most like a query that finds nothing. */
  nearest(query: string, limit: number): readonly {readonly url: string; readonly label: string}[];
}

/** How many terms of a query are searched: a pasted page must not hold up this one. */
const mostTerms = 16;
/** The share of a search's words below which a section hardly answers. */
const leastShare = 0.45;

/** Functions that only serve another one, and variants of one. */
const serving = /^(max|destroy)|(Size|Safe|Unsafe|Experimental)$/;
const boostNames = Object.keys(boosts) as (keyof typeof boosts)[];

/** What a section is, among the groups of results. */
function kindOf(section: SearchSection): ResultGroup {
  if ((section.entry ?? (section.messages && 'problem')) === 'problem') return 'troubleshooting';
  return isNamed(section) ? 'reference' : 'guide';
}

/** The best results as they are ranked, then the others by group: the group of the best of them first. */
function grouped(results: readonly SearchResult[]): SearchResult[] {
  const others = results.slice(bestMatches);
  const kinds = [...new Set(others.map(({kind}) => kind))];
  return [
    ...results.slice(0, bestMatches),
    ...kinds.flatMap((kind) => others.filter((result) => result.kind === kind)),
  ];
}

/** A section with its score, and the name by which it was found. */
interface Ranked {
  readonly section: number;
  readonly score: number;
  /** Whether it is about other stacks than the search. */
  readonly isOther: boolean;
  readonly found?: FoundName;
  readonly weak: boolean;
}

/** Answers queries about a build's documents. */
export function createSearcher(documents: SearchDocuments, engine: Engine, names: Names): Searcher {
  const {sections, pages, stacks} = documents;
  const pastedResults = pastedFinder(documents);
  const errorsIn = errorFinder(documents);
  const readStacks = stackReader(stacks);
  const stacksOf: ReadonlySet<string>[] = [];

  /** The stacks of a section: its own, or those that its heading names. A heading that lists several is about none. */
  function stacksIn(place: number): ReadonlySet<string> {
    const section = sections[place];
    if (section?.stacks) return new Set(section.stacks.map((stack) => stacks[stack]?.id ?? ''));
    if (!section || section.heading.includes(',') || isNamed(section)) return new Set();
    return readStacks(section.heading, section.code === undefined && section.messages !== undefined).ids;
  }

  /** How a section's stacks fit those of a search: 1 for one of them, -1 for others only, 0 where either has none. */
  function stackFit(section: number, {ids, related}: NamedStacks): -1 | 0 | 1 {
    const own = [...(stacksOf[section] ??= stacksIn(section))];
    if (ids.size === 0 || own.length === 0 || own.includes('general')) return 0;
    if (own.some((id) => ids.has(id))) return 1;
    return own.some((id) => related.has(id)) ? 0 : -1;
  }

  function rank(query: string, named: NamedStacks): Ranked[] {
    const terms = [...new Set(termsIn(query))].slice(0, mostTerms);
    const within = names.within(query);
    const errors = errorsIn(query);
    const hits = new Map<number, Hit>(engine.hits(terms, within).map((hit) => [hit.section, hit]));
    const ranked = [...new Set([...hits.keys(), ...within.keys(), ...errors])].map((section): Ranked => {
      const hit = hits.get(section);
      const found = within.get(section);
      const like = hit?.like ?? 0;
      const isError = errors.has(section);
      const entry = sections[section];
      const fit = stackFit(section, named);
      const values: Readonly<Record<keyof typeof boosts, number>> = {
        text: hit?.score ?? 0,
        ask: like ** 2,
        askCount: Math.log1p(engine.asksOf(section)),
        name: found?.sureness ?? 0,
        error: Number(isError),
        ownStack: Number(fit === 1),
        entry: entry?.entry ? 1 - Math.max(like, entryShare * (hit?.share ?? 0)) : 0,
      };
      const score = boostNames.reduce((sum, name) => sum + boosts[name] * values[name], 0);
      return {
        section,
        score,
        isOther: fit < 0,
        weak: !found && !isError && (hit?.share ?? 0) < leastShare,
        ...(found && {found}),
      };
    });
    // A section of another stack comes after all that may answer.
    return ranked.sort((a, b) => Number(a.isOther) - Number(b.isOther) || b.score - a.score || a.section - b.section);
  }

  /**
   * The stack whose calls a result shows: that of the query, or of the name as it is spelled. Of engines whose names
   * have one key, the spelling decides.
   */
  function shownStack(query: string, named: NamedStacks, name: IndexedName | undefined): string | undefined {
    const typed = name && query.split(/[\s(]+/).find((word) => keyOf(word) === name.key);
    if (named.named !== undefined || !typed || name.kind === 'former') return named.named;
    if (name.kind !== 'other') return languageSpelling(typed);
    const same = names.byKey.get(name.key)?.find((each) => each.section === name.section && each.name === typed);
    return (same ?? name).stack;
  }

  function result({section, found, weak}: Ranked, query: string, named: NamedStacks): SearchResult[] {
    const entry = sections[section];
    const page = entry && pages[entry.page];
    if (!page) return [];
    const words = wordsIn(query).flatMap(({key}) => (isEmpty(key) ? [] : [key]));
    const name = found?.name;
    const highlights = name ? [keyOf(entry.names?.[0] ?? entry.heading), name.key] : words;
    const stack = entry.names && shownStack(query, named, name);
    const isVia = name && name.kind !== 'own' && name.key !== keyOf(entry.heading);
    return [
      {
        url: page.url + entry.hash,
        kind: kindOf(entry),
        page: page.title,
        group: page.group ?? '',
        heading: entry.heading,
        text: entry.text,
        highlights: [...new Set(highlights)],
        ...(isVia && {via: {name: name.name, former: name.kind === 'former'}}),
        ...(stack !== undefined && {stack, stackLabel: stacks.find(({id}) => id === stack)?.label ?? stack}),
        ...(weak && {weak: true}),
      },
    ];
  }

  return {
    search(query, limit) {
      if (keyOf(query) === '') return [];
      const named = readStacks(query);
      const found = rank(query, named)
        .slice(0, limit + 3)
        .flatMap((one) => result(one, query, named));
      const results = [...pastedResults(query), ...found];
      const urls = results.map(({url}) => url);
      return grouped(results.filter(({url}, at) => urls.indexOf(url) === at).slice(0, limit));
    },
    nearest: (query, limit) =>
      engine
        .named(keyOf(query).slice(0, 40), 0.45)
        .flatMap((section) => {
          const entry = sections[section];
          const page = entry && pages[entry.page];
          const [name = ''] = entry?.names ?? [];
          return page && !serving.test(name) ? [{url: page.url + entry.hash, label: name}] : [];
        })
        .slice(0, limit),
  };
}
