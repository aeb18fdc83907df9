import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, test} from 'vitest';
import {namesIn} from '@h3-docs/catalogue/node/engines/names';
import {readEngines} from '@h3-docs/catalogue/node/engines/read';
import {currentNames, formerNames} from '@h3-docs/search/node/names';
import {allFunctions, anchorOf} from '@h3-docs/catalogue/node/catalogue';
import {errorNames, type ApiFunction} from '@h3-docs/catalogue/types';
import {addressesOf, filesOf, searcherOf} from '@h3-docs/search/node/table';
import {keyOf} from '@h3-docs/search/words';
import queries from '../data/search-queries.json';

const build = path.resolve('build');

/** A file of search in the build: its name and what is in it. */
function fileOf(kind: 'search-doc' | 'lunr-index'): {readonly name: string; readonly content: Buffer} {
  const names = readdirSync(build).filter((name) => name.startsWith(`${kind}-`));
  const [name = 'none'] = names;
  expect(names, `files of the build that are called ${kind}-…`).toHaveLength(1);
  return {name, content: readFileSync(path.join(build, name))};
}

const documentsFile = fileOf('search-doc');
const indexFile = fileOf('lunr-index');
const {documents} = filesOf(build);
const searcher = await searcherOf(build);

/** A query and the sections that answer it: any of them will do. */
interface Expectation {
  readonly query: string;
  readonly sections: readonly string[];
}

/** Searches for every query; the expected section is first for 90 % and among the first three for all. */
function expectFound(expectations: readonly Expectation[]): void {
  const placed = expectations.map(({query, sections}) => {
    const results = searcher.search(query, 8).map(({url}) => url);
    return {query, sections, results, place: results.findIndex((url) => sections.includes(url))};
  });
  const missed = placed.filter(({place}) => place < 0 || place > 2);
  expect(missed, 'queries whose section is not among the first three').toEqual([]);
  const behind = placed.filter(({place}) => place > 0);
  expect(behind.length / placed.length, `not first: ${JSON.stringify(behind, null, 1)}`).toBeLessThanOrEqual(0.1);
}

const sectionOf = ({group, name}: ApiFunction) => `/docs/api/${group}#${anchorOf(name)}`;

/** Queries by name: a name that several functions share leads to any of them. */
function byName(namesOf: (entry: ApiFunction) => readonly string[]): Expectation[] {
  const owners = new Map<string, string[]>();
  for (const entry of allFunctions) {
    for (const name of namesOf(entry)) owners.set(name, [...(owners.get(name) ?? []), sectionOf(entry)]);
  }
  return Array.from(owners, ([query, sections]) => ({query, sections}));
}

test('the two files bear the same timestamp and weigh 220 KB at most', () => {
  const stamp = /^search-doc-(\d{13})\.json$/.exec(documentsFile.name)?.[1];
  expect(indexFile.name).toBe(`lunr-index-${stamp}.json`);
  const weight = gzipSync(documentsFile.content).length + gzipSync(indexFile.content).length;
  expect(weight).toBeLessThanOrEqual(220_000);
});

test('the landing page and all pages of 4.x are in the index, and nothing of 3.x', async () => {
  const routes = await import('../data/routes.json');
  expect(documents.pages.map(({url}) => url).sort()).toEqual([routes.landing, ...routes.current].sort());
});

test('every frequently asked question is an entry of its own', () => {
  const about = documents.pages.findIndex(({url}) => url === '/docs/');
  const entries = documents.sections.filter(({page}) => page === about).map(({hash}) => hash.slice(1));
  const html = readFileSync(path.join(build, 'docs/index.html'), 'utf8');
  const questions = Array.from(html.matchAll(/<\/summary>\s*<div id="?([\w-]+)/g), ([, id]) => id);
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(entries).toEqual(expect.arrayContaining(questions));
});

test('no text has the source of a formula', () => {
  const source = documents.sections.filter(({text}) => /\\(?:frac|cos|sin|sqrt|text|left|varphi|lambda)\b/.test(text));
  expect(source.map(({heading}) => heading)).toEqual([]);
});

describe('the search finds', () => {
  test(`${queries.length} queries that readers may type`, () => {
    expect(queries.length).toBeGreaterThanOrEqual(30);
    const missed = queries.filter(({query, section}) => !addressesOf(searcher, query, 3).includes(section));
    expect(missed.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(4);
  });

  test('every function by its name in every language', () => {
    expectFound(byName(currentNames));
  });

  test('every function by its 3.x names', () => {
    const current = new Set(allFunctions.flatMap(currentNames));
    expectFound(byName((entry) => formerNames(entry).filter((name) => !current.has(name))));
  });

  test('every function by its name with two letters swapped, or the last but one left out', () => {
    const names = new Set(allFunctions.map(({name}) => name.toLowerCase()));
    const swapped = (name: string) => `${name.slice(0, -3)}${name.at(-2)}${name.at(-3)}${name.at(-1)}`;
    const shorter = (name: string) => `${name.slice(0, -2)}${name.at(-1)}`;
    const typos = ({name}: ApiFunction) =>
      [swapped(name), shorter(name)].filter((typo) => !names.has(typo.toLowerCase()));
    expectFound(byName(typos));
  });

  test('every error code', () => {
    expectFound(errorNames.map((name) => ({query: name, sections: [`/docs/library/errors#${anchorOf(name)}`]})));
  });
});

/** The engines that have a name, each with the section of the function, by the form of the name that the search compares. */
const owners = new Map<string, {readonly stack: string; readonly section: string}[]>();
const names: string[] = [];
for (const engine of readEngines()) {
  for (const entry of allFunctions) {
    for (const name of namesIn(engine, entry.name)) {
      names.push(name);
      const key = keyOf(name);
      owners.set(key, [...(owners.get(key) ?? []), {stack: engine.id, section: sectionOf(entry)}]);
    }
  }
}
const spelled = new Set(allFunctions.flatMap((entry) => [...currentNames(entry), ...formerNames(entry)].map(keyOf)));

test('each name of an engine leads to the function, with a stack that has the name', () => {
  expect(names.length).toBeGreaterThan(900);
  const missed = [...new Set(names)].filter((name) => {
    const having = owners.get(keyOf(name)) ?? [];
    // Where a language has the name too, its spelling decides.
    const fits = (one: (typeof having)[number], stack: string | undefined) =>
      one.stack === stack || spelled.has(keyOf(name));
    return !searcher
      .search(name, 3)
      .some(({url, stack}) => having.some((one) => one.section === url && fits(one, stack)));
  });
  // The first makes a type, whose section comes first. The others convert values of any kind, which pages on indexes explain.
  const general = ['LatLng::new', '::h3index', 'as.character'];
  expect(missed.filter((name) => !general.includes(name))).toEqual([]);
});
