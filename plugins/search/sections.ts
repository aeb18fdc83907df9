import {readFile} from 'node:fs/promises';
import {parse} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/parse';
import type {VersionDocInfo} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processDocInfos';
import type {ProcessedPluginOptions} from '@easyops-cn/docusaurus-search-local/dist/server/server/utils/processPluginOptions';
import {allFunctions, anchorOf} from '../../src/api/catalogue';
import {errorNames} from '../../src/api/types';
import {currentNames, formerNames} from './names';

/** A section of a built page with all its text. */
export interface PageSection {
  readonly url: string;
  readonly pageTitle: string;
  readonly hash: string;
  readonly heading: string;
  /** What the page says of itself, on its first section; the words a reader may search for, on a function's. */
  readonly keywords: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly formerNames: readonly string[];
}

interface Naming {
  readonly names: readonly string[];
  readonly formerNames: readonly string[];
  readonly keywords: string;
}

/** What the catalogue and the list of errors call a section, by the end of its address. */
const namings: ReadonlyMap<string, Naming> = new Map([
  ...allFunctions.map((entry): [string, Naming] => [
    `/api/${entry.group}#${anchorOf(entry.name)}`,
    {
      names: currentNames(entry),
      formerNames: formerNames(entry),
      keywords: [entry.summary, ...(entry.searchWords ?? [])].join(' '),
    },
  ]),
  ...errorNames.map((name): [string, Naming] => [
    `/library/errors#${anchorOf(name)}`,
    {names: [name], formerNames: [], keywords: ''},
  ]),
]);

/** Reads one built page; a page that asks not to be indexed has no sections. */
function sectionsOf(html: string, url: string, docsUrl: string, options: ProcessedPluginOptions): PageSection[] {
  // The parser looks at the head, the navigation and the article: without scripts and styles it reads faster.
  const page = parse(html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ''), 'docs', url, options);
  if (!page) return [];
  return page.sections.map(({title, hash, content}, place) => {
    const naming = namings.get(url.slice(docsUrl.length - 1).replace(/\/(?=#|$)/, '') + hash);
    return {
      url,
      pageTitle: page.pageTitle,
      hash: place === 0 ? '' : hash,
      heading: title,
      keywords: [place === 0 ? `${page.description} ${page.keywords}` : '', naming?.keywords ?? ''].join(' ').trim(),
      text: content,
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
