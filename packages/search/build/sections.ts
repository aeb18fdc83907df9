import {readFile} from 'node:fs/promises';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {VersionDocInfo} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type {ProcessedPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {allFunctions, anchorOf} from '@h3-docs/catalogue/build/catalogue';
import {constantsOf} from '@h3-docs/catalogue/build/constants';
import {allErrorsOf, type ErrorEntry} from '@h3-docs/catalogue/build/errors';
import {problemsOf, problemStackWords} from '@h3-docs/catalogue/build/problems/read';
import {newestVersion} from '@h3-docs/base/versions';
import {keysIn, wordsIn} from '../words';
import {markdownText} from '@h3-docs/catalogue/build/problems/markup';
import {problemAddress} from '@h3-docs/catalogue/build/problems/places';
import {asks, functionAsks, pythonMessages} from './asks';
import {currentNames, formerNames, furtherNames, otherNames, type OtherNames} from './names';

/** A section of a built page with all its text. */
export interface PageSection {
  readonly url: string;
  readonly pageTitle: string;
  readonly hash: string;
  readonly heading: string;
  /** One sentence: the page's description for its first section, or a function's summary for the function's section. */
  readonly summary: string;
  /** Words that a reader may search for and that may stand nowhere in the text. */
  readonly words: readonly string[];
  /** Its prose. */
  readonly text: string;
  /** Words that only the section's code has. They are indexed too, as far as there is room. */
  readonly code: string;
  readonly names: readonly string[];
  readonly formerNames: readonly string[];
  /** What other engines call it, by their ids. */
  readonly otherNames: readonly OtherNames[];
  /** How readers ask for it. */
  readonly asks: readonly string[];
  /** For an error: its number and the text that the bindings print. */
  readonly errorCode?: number;
  readonly messages?: readonly string[];
}

type Naming = Pick<
  PageSection,
  'names' | 'formerNames' | 'otherNames' | 'summary' | 'words' | 'asks' | 'errorCode' | 'messages'
>;

const unnamed: Naming = {names: [], formerNames: [], otherNames: [], summary: '', words: [], asks: []};

/** The names of an error are its code in C and the classes or values that represent it in other languages. */
function errorNaming({name, code, message, otherMessage = '', names}: ErrorEntry): Naming {
  const quoted = Array.from(otherMessage.matchAll(/“([^”]+)”/g), ([, text = '']) => text);
  return {
    ...unnamed,
    names: [name, ...names.map((own) => own.name)],
    errorCode: code,
    messages: [message, ...quoted, ...[pythonMessages[name] ?? []].flat()],
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
      words: entry.searchWords ?? [],
      asks: functionAsks[entry.name] ?? [],
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

const codeBlock = /<pre\b[\s\S]*?<\/pre>/g;
/** Marks around the text of a code block, so that it can be distinguished from prose. */
const [codeStart, codeEnd] = ['\u{E000}', '\u{E001}'];
const markedCode = / *\u{E000}[^\u{E001}]*\u{E001}/gu;
/** A question and where its answer begins: for the parser it is a heading, and the elements around it end no section. */
const questionHeading =
  /<summary\b[^>]*>\s*<h4\b[^>]*>((?:(?!<\/h4>)[\s\S])*)<\/h4>\s*<\/summary>\s*<div id="?([\w-]+)"?>/g;
const questionLink = /<a\b[^>]*\bquestion-link\b[^>]*>[^<]*<\/a>/g;
/** The markup that collapsible questions add. The minimizer leaves out the closing tag around the name of a group. */
const collapsible = /<p role="?heading\b[^>]*>[^<]*(?:<\/p>)?|<\/?(?:details|summary|section)\b[^>]*>/g;

/**
 * The part of a page that the parser reads: the metadata in its head, and the article without drawings and colored
 * code.
 */
function essence(html: string): string {
  const metas = html.match(/<meta\b[^>]*>/g) ?? [];
  const article = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
  const text = article
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(questionHeading, '<h3>$1<a class="hash-link" href="#$2"></a></h3><div>')
    .replace(questionLink, '')
    .replace(collapsible, '')
    .replace(codeBlock, (block) => `<pre>${codeStart}${block.replace(/<[^>]*>/g, '')}${codeEnd}</pre>`);
  return `${metas.join('')}${text}</article>`;
}

/** The words of a section's code that its prose does not have. */
function wordsBeyond(prose: string, all: string): string {
  const known = new Set(keysIn(prose));
  return wordsIn(all)
    .filter(({key}) => !known.has(key) && known.add(key))
    .map(({word}) => word)
    .join(' ');
}

/** Reads one built page; a page that asks not to be indexed has no sections. */
function sectionsOf(html: string, url: string, baseUrl: string, options: ProcessedPluginOptions): PageSection[] {
  const page = parse(essence(html), 'docs', url, options);
  if (!page) return [];
  return page.sections.map(({title, hash, content}, place) => {
    const address = `/${url.slice(baseUrl.length)}${hash}`;
    const naming = namings.get(address);
    const text = content.replace(markedCode, '').trim();
    return {
      ...unnamed,
      ...naming,
      url,
      pageTitle: page.pageTitle,
      hash,
      heading: title,
      summary: naming?.summary ?? (place === 0 ? page.description : ''),
      words: naming?.words ?? (place === 0 ? page.keywords.split(', ') : []),
      asks: naming?.asks ?? asks[address.replace(/^\/docs\/$/, '/docs')] ?? [],
      text,
      code: wordsBeyond(text, content.replaceAll(codeStart, ' ').replaceAll(codeEnd, ' ')),
    };
  });
}

/** The landing page and the explorer on it, which have no article. */
function landingSections(html: string, baseUrl: string): PageSection[] {
  const description = /<meta\b[^>]*\bname="?description"?[^>]*\bcontent="([^"]*)"/.exec(html)?.[1] ?? '';
  const page = {...unnamed, url: baseUrl, pageTitle: 'Home page', code: ''};
  return [
    {...page, hash: '', heading: 'Home page', text: description, words: ['H3', 'start', 'home']},
    {
      ...page,
      hash: '#explorer',
      heading: 'H3 explorer',
      text: 'See cells, edges, vertexes, points, and polygons on a map. Paste indexes, coordinates, WKT, or GeoJSON.',
      asks: asks['/#explorer'] ?? [],
    },
  ];
}

/** The problems of the newest version, wherever a page has them: in its HTML, or in a file that it fetches. */
function problemSections(sections: readonly PageSection[], baseUrl: string): PageSection[] {
  const pages = new Map(sections.map((section) => [section.url.replace(/\/$/, ''), section]));
  return problemsOf(newestVersion).flatMap((problem): PageSection[] => {
    const [path = '', anchor = ''] = problemAddress(problem, newestVersion).split('#');
    const page = pages.get(`${baseUrl}${path.slice(1)}`.replace(/\/$/, ''));
    if (!page) throw new Error(`${problem.file}: search finds no page ${path}`);
    const {title, messages, symptom = '', cause = '', answer, programs, asks: asked} = problem;
    const text = [symptom, cause, answer].map(markdownText).join(' ').trim();
    return [
      {
        ...unnamed,
        url: page.url,
        pageTitle: page.pageTitle,
        hash: `#${anchor}`,
        heading: markdownText(title),
        words: problem.stacks.flatMap((id) => problemStackWords(id, newestVersion)),
        text,
        code: wordsBeyond(text, programs.map(({code}) => code).join(' ')),
        asks: asked,
        ...(messages.length > 0 && {messages}),
      },
    ];
  });
}

/**
 * The sections of every page, in the order of the pages' addresses, the landing page first.
 * @param landing the file of the landing page.
 * @param baseUrl where the site starts, with both slashes.
 */
export async function readSections(
  pages: VersionDocInfo['paths'],
  landing: string,
  baseUrl: string,
  options: ProcessedPluginOptions,
): Promise<PageSection[]> {
  const read = pages.map(async ({filePath, url}) =>
    sectionsOf(await readFile(filePath, 'utf8'), url, baseUrl, options),
  );
  const sections = [...landingSections(await readFile(landing, 'utf8'), baseUrl), ...(await Promise.all(read)).flat()];
  return [...sections, ...problemSections(sections, baseUrl)];
}
