import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {finishedPages} from '@h3-docs/base/node/finishedPages';
import {readToken} from '@h3-docs/map/node';
import {katexStylesheet} from '../math';
import {writePageLinks} from '../bundler/pageLinks';
import {siteHeaders, writeHeadersFile} from './headersFile';
import {contentSecurityPolicy, inlineScriptHashes, printPolicy, withPolicy} from './policy';

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
      // All plugins read the pages from here, so the files may change.
      const pages = await finishedPages(outDir);
      const policy = contentSecurityPolicy({
        scripts: [...pages.values()].flatMap(inlineScriptHashes),
        mapbox: readToken(process.env) !== undefined,
        mathStyles: katexStylesheet().cdn,
      });
      const withLinks = await writePageLinks(context, outDir);
      for (const name of pages.keys()) {
        const file = path.join(outDir, name);
        const html = (await readFile(file, 'utf8')).replace(forChecks, '');
        await writeFile(file, withLinks(withPolicy(html, policy), name));
      }
      await writeFile(path.join(outDir, '_headers'), writeHeadersFile(siteHeaders(printPolicy(policy), baseUrl)));
    },
  };
}
