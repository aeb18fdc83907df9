import {boosts} from './boosts';
import type {Engine, Hit} from './engine';
import {errorFinder} from './errors';
import {bestMatches, type ResultGroup, type SearchDocuments, type SearchResult, type SearchSection} from './files';
import {languageSpelling} from './language';
import {isNamed, type FoundName, type IndexedName} from './names';
import {pastedFinder} from './pastedResults';
import {stackReader, type NamedStacks} from './stacks';
import {isEmpty} from './terms';
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
/** Words of a program that doesn't do what it should, and of readers who ask why. */
const trouble =
  /^\s*why\b|\b(?:errors?|exceptions?|bugs?|fail(?:s|ed|ure|ing)?|throws?|hangs?|stuck|wrong\w*|incorrect\w*|inconsistent\w*|unexpected\w*|strange\w*|weird\w*|odd|glitch\w*|slow|crash\w*|segfaults?|leaks?|missing|gaps?|empty|zero|undefined|stretched|misshape\w*|invalid|broken|loses?|lost|unresolved|unable|cannot|no longer|(?:ca|do|does|is|are|wo)n['’]t|not)\b|(?<!\bH3)(?:Error|Exception)\b/;
/** A row of a table, whose message is its heading, has no asks. It counts as if it had as many as most sections. */
const usualAsks = 8;
/** The share of a search's words below which a section hardly answers. */
const leastShare = 0.45;

/** How surely a search that is a heading is about its section, against 1 for one that is a name. */
const sureOfHeading = 0.5;
const boostNames = Object.keys(boosts) as (keyof typeof boosts)[];

/** What a section is, among the groups of results. */
function kindOf(section: SearchSection): ResultGroup {
  if (section.entry === 'problem' || section.messages !== undefined) return 'troubleshooting';
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
  readonly found?: FoundName;
  readonly weak: boolean;
}

/** Answers queries about a build's documents. */
export function createSearcher(documents: SearchDocuments, engine: Engine): Searcher {
  const {sections, pages, stacks} = documents;
  const {names, asks, weightOf} = engine;
  const headings = sections.map(({heading}) => keyOf(heading));
  const pastedResults = pastedFinder(documents);
  const errorsIn = errorFinder(documents);
  const readStacks = stackReader(stacks);
  /** The stacks of each section: its own, or those that its heading names. */
  const stacksOf = sections.map((section) =>
    section.stacks
      ? new Set(section.stacks.map((place) => stacks[place]?.id ?? ''))
      : isNamed(section)
        ? new Set<string>()
        : readStacks(section.heading, section.code === undefined && section.messages !== undefined).ids,
  );

  /** How alike a search and an ask of a section are: Dice's coefficient of their terms, weighted by rarity. */
  function likeness(ask: ReadonlySet<string>, wanted: ReadonlyMap<string, number>, whole: number): number {
    let shared = 0;
    let all = whole;
    for (const term of ask) {
      const weight = wanted.get(term);
      shared += weight ?? 0;
      all += weight ?? weightOf(term);
    }
    return (2 * shared) / all;
  }

  function stackValues(
    section: number,
    {ids, related}: NamedStacks,
  ): {readonly ownStack: number; readonly otherStack: number} {
    const own = [...(stacksOf[section] ?? [])];
    const isNeutral = ids.size === 0 || own.length === 0 || own.includes('general');
    const isOwn = own.some((id) => ids.has(id));
    return {
      ownStack: Number(!isNeutral && isOwn),
      otherStack: Number(!isNeutral && !own.some((id) => related.has(id))),
    };
  }

  function rank(query: string, named: NamedStacks): Ranked[] {
    const terms = engine.termsOf(query).slice(0, mostTerms);
    const wanted = new Map(terms.map((term) => [term, weightOf(term)]));
    const whole = [...wanted.values()].reduce((sum, weight) => sum + weight, 0);
    const within = names.within(query);
    const errors = errorsIn(query);
    const hits = new Map<number, Hit>(engine.hits(terms).map((hit) => [hit.section, hit]));
    const key = keyOf(query);
    // A word that heads several sections means none of them.
    const ofHeading = headings.indexOf(key) === headings.lastIndexOf(key) ? headings.indexOf(key) : -1;
    const isTrouble = trouble.test(query);
    const ranked = [...new Set([...hits.keys(), ...within.keys(), ...errors])].map((section): Ranked => {
      const hit = hits.get(section);
      const found = within.get(section);
      const like = Math.max(0, ...(asks[section] ?? []).map((ask) => likeness(ask, wanted, whole)));
      const isError = errors.has(section);
      const entry = sections[section];
      const isProblem = entry?.entry === 'problem';
      const values: Readonly<Record<keyof typeof boosts, number>> = {
        text: hit?.score ?? 0,
        ask: like ** 2,
        askCount: Math.log1p(entry?.messages?.[0] === entry?.heading ? usualAsks : (asks[section]?.length ?? 0)),
        name: Math.max(found?.sureness ?? 0, section === ofHeading ? sureOfHeading : 0),
        error: Number(isError),
        ...stackValues(section, named),
        recipe: entry?.entry === 'recipe' ? 1 - like : 0,
        problem: isProblem && !isTrouble ? 1 - like : 0,
        problemForTrouble: isProblem && isTrouble ? 1 - like : 0,
      };
      const score = boostNames.reduce((sum, name) => sum + boosts[name] * values[name], 0);
      return {section, score, weak: !found && !isError && (hit?.share ?? 0) < leastShare, ...(found && {found})};
    });
    return ranked.sort((a, b) => b.score - a.score || a.section - b.section);
  }

  /** The engine of a name that is one word of a query. Of engines whose names have one key, the spelling decides. */
  function engineOf({section, key, stack}: IndexedName, query: string): string | undefined {
    const typed = query.split(/\s+/).map((word) => word.replace(/\(.*/, ''));
    if (!typed.some((word) => keyOf(word) === key)) return undefined;
    const same = names.byKey.get(key) ?? [];
    return (
      same.find((each) => each.kind === 'other' && each.section === section && typed.includes(each.name))?.stack ??
      stack
    );
  }

  /** The stack whose calls a result shows: that of the query, or of the name as it is spelled. */
  function shownStack(query: string, named: NamedStacks, name: IndexedName | undefined): string | undefined {
    if (named.named !== undefined) return named.named;
    if (name?.kind === 'other') return engineOf(name, query);
    if (!name || name.kind === 'former') return undefined;
    return languageSpelling(wordsIn(query).find(({key}) => key === name.key)?.word ?? '');
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
      names.nearest(query, limit).flatMap(({section, name}) => {
        const entry = sections[section];
        const page = entry && pages[entry.page];
        return page ? [{url: page.url + entry.hash, label: name}] : [];
      }),
  };
}
