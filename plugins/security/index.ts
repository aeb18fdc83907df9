import {readdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishedPages} from '@h3-docs/base/node/finishedPages';
import {readToken} from '@h3-docs/map/node';
import {katexStylesheet} from '../math';
import {writePageLinks} from '../bundler/pageLinks';
import {siteHeaders, writeHeadersFile} from './headersFile';
import {contentSecurityPolicy, inlineScriptHashes, printPolicy, withPolicy} from './policy';

/** Replaces a file at once, because other plugins read the pages at the same time. */
async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** The ids of what a page fetches later, which only the checks of the build read: 3 KB where a list of problems is. */
const forChecks = / data-anchors=(?:"[^"]*"|[^\s>]*)/g;

/**
 * Writes `_headers`: the headers that the site is to be served with, in the form that several static hosts read. The
 * test server, `npm run serve`, and the configuration for nginx take them from there. The same policy stands in each page,
 * for hosts that send no headers, and links to its own files.
 */
export default function security(context: LoadContext): Plugin {
  const {baseUrl} = context.siteConfig;
  return {
    name: 'security',
    async postBuild({outDir}) {
      const names = await readdir(outDir, {recursive: true});
      const pages = await Promise.all(
        names
          .filter((name) => name.endsWith('.html'))
          .map(async (name) => {
            const file = path.join(outDir, name);
            return {name, file, html: await readFile(file, 'utf8')};
          }),
      );
      const policy = contentSecurityPolicy({
        scripts: pages.flatMap(({html}) => inlineScriptHashes(html)),
        mapbox: readToken(process.env) !== undefined,
        mathStyles: katexStylesheet().cdn,
      });
      const withLinks = await writePageLinks(context, outDir);
      await finishedPages(outDir);
      await Promise.all(
        pages.map(({name, file, html}) =>
          replaceFile(file, withLinks(withPolicy(html.replace(forChecks, ''), policy), name)),
        ),
      );
      await writeFile(path.join(outDir, '_headers'), writeHeadersFile(siteHeaders(printPolicy(policy), baseUrl)));
    },
  };
}
