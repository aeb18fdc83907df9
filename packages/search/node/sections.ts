import type {Root} from 'hast';
import {
  allErrorsOf,
  allFunctions,
  anchorOf,
  constantsOf,
  type ErrorEntry,
  markdownText,
  problemAddress,
  problemsOf,
  problemStackWords,
} from '@h3-docs/catalogue/node';
import {finishedPage} from '@h3-docs/base/node/finishedPages';
import {newestVersion} from '@h3-docs/base/versions';
import {deadAsks, parseAsks, readAsks} from './asks';
import {metaOf, sectionsOfPage} from './page';
import {currentNames, formerNames, furtherNames, otherNames, type OtherNames} from './names';

/** A section of a built page with all its text. */
export interface PageSection {
  readonly url: string;
  readonly pageTitle: string;
  /** The part of the documentation that its page belongs to, as the sidebar has it. */
  readonly group: string;
  readonly hash: string;
  readonly heading: string;
  /** One sentence: the page's description for its first section, or a function's summary for the function's section. */
  readonly summary: string;
  /** The keywords of the page, for its first section. */
  readonly words: readonly string[];
  /** Its paragraphs and items, one a line: what results show of it. */
  readonly prose: string;
  /** The words of its tables, labels, and captions. */
  readonly text: string;
  /** Its code. It is indexed too, as far as there is room. */
  readonly code: string;
  readonly names: readonly string[];
  readonly formerNames: readonly string[];
  /** What other engines call it, by their ids. */
  readonly otherNames: readonly OtherNames[];
  /** How readers ask for it. */
  readonly asks: readonly string[];
  /** The number of an error. */
  readonly errorCode?: number;
  /** What is printed with an error or a problem. */
  readonly messages?: readonly string[];
  /** Of an entry of known problems and recipes: its kind, and the ids of its stacks. */
  readonly entry?: {readonly kind: 'pitfall' | 'problem' | 'recipe'; readonly stacks: readonly string[]};
}

type Naming = Pick<PageSection, 'names' | 'formerNames' | 'otherNames' | 'summary' | 'asks' | 'errorCode' | 'messages'>;

const unnamed: Naming = {names: [], formerNames: [], otherNames: [], summary: '', asks: []};

/** The names of an error are its code in C and the classes or values that represent it in other languages. */
function errorNaming({name, code, message, otherMessage = '', printed, names}: ErrorEntry): Naming {
  const quoted = Array.from(otherMessage.matchAll(/“([^”]+)”/g), ([, text = '']) => text);
  return {
    ...unnamed,
    names: [name, ...names.map((own) => own.name)],
    errorCode: code,
    messages: [message, ...quoted, ...printed],
  };
}

/** What the catalogue and the list of errors call a section, by the end of its address. */
const namings: ReadonlyMap<string, Naming> = new Map([
  ...allFunctions.map((entry): [string, Naming] => [
    `/docs/api/${entry.group}#${anchorOf(entry.name)}`,
    {
      ...unnamed,
      names: currentNames(entry),
      formerNames: formerNames(entry),
      otherNames: otherNames(entry),
      summary: entry.summary,
      asks: parseAsks(entry.asks ?? ''),
    },
  ]),
  // Types that 3.x called something else.
  ...constantsOf(newestVersion).flatMap(({name, v3}): [string, Naming][] =>
    v3 === undefined ? [] : [[`/docs/api/misc#${anchorOf(name)}`, {...unnamed, names: [name], formerNames: [v3]}]],
  ),
  ['/docs/community/bindings#further-functions', {...unnamed, otherNames: furtherNames()}],
  ...allErrorsOf(newestVersion).map((entry): [string, Naming] => [
    `/docs/library/errors#${anchorOf(entry.name)}`,
    errorNaming(entry),
  ]),
]);

/** A page of the newest version. */
export interface SourcePage {
  readonly url: string;
  /** The file of its author, from the root of the project. */
  readonly source: string;
  /** The part of the documentation that it belongs to, as the sidebar has it; empty where it has none. */
  readonly group: string;
}

/** Fails where a file of asks names sections that its page doesn't have, or that have their asks elsewhere. */
function checkAsks(dead: readonly string[]): void {
  if (dead.length > 0) throw new Error(`Asks that no section has, so that search ignores them:\n${dead.join('\n')}`);
}

/** Reads one built page; a page that asks not to be indexed has no sections. */
function sectionsOf(tree: Root, {url, source, group}: SourcePage, baseUrl: string, ignored: readonly string[]) {
  const page = sectionsOfPage(tree, ignored);
  if (!page) return {sections: [], dead: []};
  const asks = readAsks(source);
  const inPage = new Set<string>();
  const sections = page.sections.map(({id, heading, prose, others, code, isRow}, place): PageSection => {
    const hash = id === '' ? '' : `#${id}`;
    const naming = isRow ? {...unnamed, messages: [heading]} : namings.get(`/${url.slice(baseUrl.length)}${hash}`);
    const summary = naming?.summary ?? '';
    // The asks of a function are in its entry.
    if (summary === '') inPage.add(id);
    return {
      ...unnamed,
      ...naming,
      url,
      pageTitle: page.title,
      group,
      hash,
      heading,
      summary: place === 0 ? page.description : summary,
      words: place === 0 ? page.keywords : [],
      asks: isRow ? [] : [...(naming?.asks ?? []), ...(asks.get(id) ?? [])],
      prose: prose.join('\n'),
      text: others.join(' '),
      code: code.join(' '),
    };
  });
  return {sections, dead: deadAsks(source, asks, inPage)};
}

/** The landing page and the explorer on it, which have no article. */
function landingSections(tree: Root, baseUrl: string): PageSection[] {
  const source = 'src/pages/index.tsx';
  const asks = readAsks(source);
  checkAsks(deadAsks(source, asks, new Set(['', 'explorer'])));
  const section = (id: string, heading: string, prose: string, words: readonly string[]): PageSection => ({
    ...unnamed,
    url: baseUrl,
    pageTitle: 'Home page',
    group: '',
    hash: id && `#${id}`,
    heading,
    prose,
    text: '',
    code: '',
    words,
    asks: asks.get(id) ?? [],
  });
  const explorer =
    'See cells, edges, vertexes, points, and polygons on a map. Paste indexes, coordinates, WKT, or GeoJSON.';
  return [
    section('', 'Home page', metaOf(tree, 'description'), ['H3', 'start', 'home']),
    section('explorer', 'H3 explorer', explorer, []),
  ];
}

/** The problems of the newest version, wherever a page has them: in its HTML, or in a file that it fetches. */
function problemSections(sections: readonly PageSection[], baseUrl: string): PageSection[] {
  const pages = new Map(sections.map((section) => [section.url.replace(/\/$/, ''), section]));
  return problemsOf(newestVersion).map((problem): PageSection => {
    const [route = '', anchor = ''] = problemAddress(problem, newestVersion).split('#');
    const page = pages.get(`${baseUrl}${route.slice(1)}`.replace(/\/$/, ''));
    if (!page) throw new Error(`${problem.where}: search finds no page ${route}`);
    const {title, messages, symptom = '', cause = '', answer, programs, asks} = problem;
    const prose = [symptom, cause, answer].map((part) => markdownText(part).trim()).filter(Boolean);
    return {
      ...unnamed,
      url: page.url,
      pageTitle: page.pageTitle,
      group: page.group,
      hash: `#${anchor}`,
      heading: markdownText(title),
      words: problem.stacks.flatMap((id) => problemStackWords(id, newestVersion)),
      prose: prose.join('\n'),
      text: '',
      code: programs.map(({code}) => code).join(' '),
      asks,
      ...(messages.length > 0 && {messages}),
      entry: {kind: problem.kind, stacks: problem.stacks},
    };
  });
}

/**
 * The sections of every page, in the order of the pages' addresses, the landing page first.
 * @param outDir the folder of the built site
 * @param baseUrl where the site starts, with both slashes
 * @param ignored CSS selectors of what is not searched
 */
export async function readSections(
  pages: readonly SourcePage[],
  outDir: string,
  baseUrl: string,
  ignored: readonly string[],
): Promise<PageSection[]> {
  const read = async (url: string) => (await finishedPage(outDir, url.slice(baseUrl.length))).tree;
  const sorted = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const found = await Promise.all(sorted.map(async (page) => sectionsOf(await read(page.url), page, baseUrl, ignored)));
  checkAsks(found.flatMap(({dead}) => dead));
  const all = [...landingSections(await read(baseUrl), baseUrl), ...found.flatMap(({sections}) => sections)];
  const problems = problemSections(all, baseUrl);
  const addresses = new Set(problems.map(({url, hash}) => url + hash));
  return [...all.filter(({url, hash}) => !addresses.has(url + hash)), ...problems];
}
