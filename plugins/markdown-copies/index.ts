import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishedPage} from '@h3-docs/base/node/finishedPages';
import {markdownCopyOf} from '@h3-docs/base/routing/markdownCopy';
import {site} from '@h3-docs/base/site';
import {select} from 'hast-util-select';
import type {TaskOptions} from '../worker';
import {llmsFull, llmsIndex} from './llms';
import {readEditions, type Edition, type Page} from './pages';

/** The element that Docusaurus 3.10 puts around the text of a doc page, by one of its classes. */
const articleClass = 'theme-doc-markdown';

/**
 * Writes what programs read beside the pages: every doc page as Markdown at its own address with `.md`, `llms.txt`,
 * `llms-full.txt`, and `robots.txt`. The copies are made from the built pages, so that they have the results, tables, and
 * names that readers see.
 */
export default function markdownCopies({tasks}: TaskOptions) {
  return function markdownCopiesPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
    let editions: readonly Edition[] = [];
    const withinBase = (route: string) => route.slice(baseUrl.length - 1);

    async function writeCopy(outDir: string, {route}: Page): Promise<string> {
      const {tree} = await finishedPage(outDir, withinBase(route).slice(1));
      const article = select(`.${articleClass}`, tree);
      if (!article) throw new Error(`The page ${route} has no element of the class ${articleClass}.`);
      const address = url + route;
      const [title = '', ...body] = (await tasks.toMarkdown(article, address)).split('\n\n');
      const copy = [title, `Source: <${address}>`, ...body].join('\n\n');
      await writeFile(path.join(outDir, markdownCopyOf(withinBase(route))), copy);
      return copy;
    }

    return {
      name: 'markdown-copies',
      allContentLoaded({allContent}) {
        const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        if (!content) throw new Error('The plugin of Markdown copies finds no documentation.');
        editions = readEditions(content);
      },
      async postBuild({outDir}) {
        const pages = editions.flatMap(({sections}) => sections.flatMap((section) => section.pages));
        const copies = new Map(
          await Promise.all(pages.map(async (page) => [page, await writeCopy(outDir, page)] as const)),
        );
        const facts = {title: site.title, description: site.description, url};
        await writeFile(path.join(outDir, 'llms.txt'), llmsIndex(facts, editions));
        const newest = editions.find((edition) => edition.newest);
        if (!newest) throw new Error('The documentation has no newest version.');
        const text = llmsFull(newest, (page) => copies.get(page) ?? '');
        await writeFile(path.join(outDir, 'llms-full.txt'), text);
        // Everything may be crawled, and the sitemap has its full address, as the format asks.
        const robots = ['User-agent: *', 'Allow: /', `Sitemap: ${url}${baseUrl}sitemap.xml`, ''];
        await writeFile(path.join(outDir, 'robots.txt'), robots.join('\n'));
      },
    };
  };
}
