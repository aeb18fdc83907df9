import {readFile} from 'node:fs/promises';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {VersionDocInfo} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type {ProcessedPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {allFunctions, anchorOf} from '../../src/api/catalogue';
import {errorNames} from '../../src/api/types';
import {keysIn, wordsIn} from '../../src/search/words';
import {currentNames, formerNames} from './names';

/** A section of a built page with all its text. */
export interface PageSection {
  readonly url: string;
  readonly pageTitle: string;
  readonly hash: string;
  readonly heading: string;
  /** In a sentence: what the page says of itself, on its first section; what a function does, on its own. */
  readonly summary: string;
  /** Words that a reader may search for and that may stand nowhere in the text. */
  readonly words: readonly string[];
  /** Its prose. */
  readonly text: string;
  /** The words that only its code has: found too, as far as there is room. */
  readonly code: string;
  readonly names: readonly string[];
  readonly formerNames: readonly string[];
}

interface Naming {
  readonly names: readonly string[];
  readonly formerNames: readonly string[];
  readonly summary: string;
  readonly words: readonly string[];
}

/** What the catalogue and the list of errors call a section, by the end of its address. */
const namings: ReadonlyMap<string, Naming> = new Map([
  ...allFunctions.map((entry): [string, Naming] => [
    `/api/${entry.group}#${anchorOf(entry.name)}`,
    {
      names: currentNames(entry),
      formerNames: formerNames(entry),
      summary: entry.summary,
      words: entry.searchWords ?? [],
    },
  ]),
  ...errorNames.map((name): [string, Naming] => [
    `/library/errors#${anchorOf(name)}`,
    {names: [name], formerNames: [], summary: '', words: []},
  ]),
]);

const codeBlock = /<pre\b[\s\S]*?<\/pre>/g;
/** What the text of a code block begins and ends with, so that it can be told from prose. */
const [codeStart, codeEnd] = ['\u{E000}', '\u{E001}'];
const markedCode = / *\u{E000}[^\u{E001}]*\u{E001}/gu;
/** A question and where its answer begins: for the parser it is a heading, and the elements around it end no section. */
const questionHeading =
  /<summary\b[^>]*>\s*<h4\b[^>]*>((?:(?!<\/h4>)[\s\S])*)<\/h4>\s*<\/summary>\s*<div id="?([\w-]+)"?>/g;
const questionLink = /<a\b[^>]*\bquestion-link\b[^>]*>[^<]*<\/a>/g;
/** What collapsible questions add around them; the name of a group is text whose closing tag the minimizer leaves out. */
const collapsible = /<p role="?heading\b[^>]*>[^<]*(?:<\/p>)?|<\/?(?:details|summary|section)\b[^>]*>/g;

/** What the parser looks at: the head's statements about the page, and the article without drawings and colored code. */
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
function sectionsOf(html: string, url: string, docsUrl: string, options: ProcessedPluginOptions): PageSection[] {
  const page = parse(essence(html), 'docs', url, options);
  if (!page) return [];
  return page.sections.map(({title, hash, content}, place) => {
    const naming = namings.get(url.slice(docsUrl.length - 1).replace(/\/$/, '') + hash);
    const text = content.replace(markedCode, '').trim();
    return {
      url,
      pageTitle: page.pageTitle,
      hash,
      heading: title,
      summary: naming?.summary ?? (place === 0 ? page.description : ''),
      words: naming?.words ?? (place === 0 ? page.keywords.split(', ') : []),
      text,
      code: wordsBeyond(text, content.replaceAll(codeStart, ' ').replaceAll(codeEnd, ' ')),
      names: naming?.names ?? [],
      formerNames: naming?.formerNames ?? [],
    };
  });
}

/**
 * The sections of every page, in the order of the pages' addresses.
 * @param docsUrl where the documentation starts, with both slashes: `/docs/`.
 */
export async function readSections(
  pages: VersionDocInfo['paths'],
  docsUrl: string,
  options: ProcessedPluginOptions,
): Promise<PageSection[]> {
  const read = pages.map(async ({filePath, url}) =>
    sectionsOf(await readFile(filePath, 'utf8'), url, docsUrl, options),
  );
  return (await Promise.all(read)).flat();
}
