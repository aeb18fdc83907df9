import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, MarkdownHooks, Plugin} from '@docusaurus/types';
import {finishedPages} from '@h3-docs/base/node/finishedPages';
import type {FinishedPage} from '@h3-docs/base/node/readPage';
import {withoutTrailing} from '@h3-docs/base/withoutTrailing';

type Hook = Extract<MarkdownHooks['onBrokenMarkdownLinks'], (...args: never[]) => unknown>;

/**
 * Reports a link to a Markdown file that does not exist, and lets the build pass. The address gets a protocol, so the
 * check of links between pages, which would fail the build, skips it.
 */
export const keepBrokenMarkdownLink: Hook = ({sourceFilePath, url, node}) => {
  const line = node.position?.start.line;
  const place = line === undefined ? sourceFilePath : `${sourceFilePath}:${line}`;
  console.warn(`[WARNING] Broken Markdown link to "${url}" in ${place}: there is no such file.`);
  return `pathname://${url}`;
};

/** A link of a page that leads nowhere, or an image without a file. */
interface BrokenLink {
  /** The path of the page that has it. */
  readonly page: string;
  /** The address as the page has it. */
  readonly link: string;
  /** What is missing. */
  readonly missing: 'anchor' | 'image' | 'page';
}

/** A decoded part of an address. A part that can't be decoded is returned unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Looks at the links and the images of a site.
 *
 * @param pages - each page by its path, without a trailing slash
 * @param isFile - whether a path that isn't a page belongs to a file of the site, or of a part that is built by itself
 */
export function findBrokenLinks(
  pages: ReadonlyMap<string, FinishedPage>,
  isFile: (path: string) => boolean,
): BrokenLink[] {
  const site = 'https://site.invalid';
  const addressOf = (link: string, page: string) => {
    const base = site + page;
    const url = URL.canParse(link, base) ? new URL(link, base) : undefined;
    return url?.origin === site ? url : undefined;
  };
  const missingAt = (page: string, link: string): 'anchor' | 'page' | undefined => {
    const url = addressOf(link, page);
    if (!url) return undefined;
    const target = pages.get(url.pathname.replace(/(.)\/$/, '$1'));
    if (!target) return isFile(url.pathname) ? undefined : 'page';
    return url.hash.length <= 1 || target.ids.has(decoded(url.hash.slice(1))) ? undefined : 'anchor';
  };
  return Array.from(pages).flatMap(([page, {links, images}]) => {
    const broken = [...links].flatMap((link): BrokenLink[] => {
      const missing = missingAt(page, link);
      return missing ? [{page, link, missing}] : [];
    });
    const lost = [...images].filter((link) => {
      const url = addressOf(link, page);
      return url && !isFile(url.pathname);
    });
    return [...broken, ...lost.map((link): BrokenLink => ({page, link, missing: 'image'}))];
  });
}

/** The pages of a finished site by their paths. */
async function pagesByPath(outDir: string, baseUrl: string): Promise<Map<string, FinishedPage>> {
  const pathOf = (file: string) => (baseUrl + file.replace(/(?:(?:^|\/)index)?\.html$/, '')).replace(/(.)\/$/, '$1');
  return new Map(Array.from(await finishedPages(outDir), ([file, page]) => [pathOf(file), page]));
}

/** Where a link is in the text of its page: the first line that has it, or has its last part. */
function lineOf(text: string, link: string): number | undefined {
  const parts = [link, /[^/]*$/.exec(link)?.[0] ?? ''].filter(Boolean).flatMap((part) => [part, decoded(part)]);
  const lines = text.split('\n');
  const found = parts.map((part) => lines.findIndex((line) => line.includes(part))).find((at) => at >= 0);
  return found === undefined ? undefined : found + 1;
}

const kinds = {anchor: 'no such anchor', image: 'no such image', page: 'no such page'} as const;

/**
 * Fails at links that lead nowhere and at images without a file, in the HTML of all pages, and lists all of them with the
 * file and the line of each. Docusaurus names no line, ends the build at broken links before it looks for broken anchors,
 * and knows only what its own components draw.
 *
 * @param written - resolves when the other plugins have written their files
 */
export default function brokenLinks(written: () => Promise<unknown>) {
  return ({siteDir, siteConfig: {baseUrl}, i18n}: LoadContext): Plugin => {
    const sources = new Map<string, string>();

    /** The place of a broken link: in the page's file, or if it comes from elsewhere, the page. */
    function placeOf({page, link}: BrokenLink): string {
      const source = sources.get(page);
      if (source === undefined) return `the page ${page}`;
      const own = link.startsWith(baseUrl) ? link.slice(baseUrl.length - 1) : link;
      const line = lineOf(readFileSync(path.join(siteDir, source), 'utf8'), own);
      return line === undefined ? `${source} (from another file)` : `${source}:${line}`;
    }

    return {
      name: 'broken-links',
      allContentLoaded({allContent}) {
        const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        for (const {permalink, source} of docs?.loadedVersions.flatMap((version) => version.docs) ?? [])
          sources.set(withoutTrailing(permalink, '/') || '/', source.replace('@site/', ''));
      },
      async postBuild({outDir}) {
        await written();
        const otherLocales = Object.entries(i18n.localeConfigs)
          .filter(([locale]) => locale !== i18n.currentLocale)
          .map(([, {baseUrl: base}]) => base)
          .filter((base) => base !== baseUrl);
        const isFile = (address: string) =>
          otherLocales.some((base) => address.startsWith(base)) ||
          existsSync(path.join(outDir, decoded(address.slice(baseUrl.length))));
        // A link to a Markdown file that doesn't exist is a warning (`keepBrokenMarkdownLink`). One of HTML leads to no file at all.
        const isWarned = ({page, link}: BrokenLink) => {
          const [file] = /^[^?#]*\.mdx?(?=[?#]|$)/.exec(link) ?? [];
          return file !== undefined && !existsSync(path.resolve(siteDir, path.dirname(sources.get(page) ?? ''), file));
        };
        const broken = findBrokenLinks(await pagesByPath(outDir, baseUrl), isFile).filter((each) => !isWarned(each));
        if (broken.length === 0) return;
        const lines = broken.map((each) => `- ${placeOf(each)}: ${each.link} (${kinds[each.missing]})`);
        throw new Error(`Links of the site lead nowhere:\n${[...new Set(lines)].join('\n')}`);
      },
    };
  };
}
