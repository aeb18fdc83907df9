import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readToken} from '@h3-docs/map/node';
import {siteHeaders, writeHeadersFile} from './headersFile';
import {contentSecurityPolicy, inlineScriptHashes} from './policy';

/**
 * Writes `_headers`: the headers that the site is to be served with, in the form that several static hosts read. The
 * test server, `npm run serve`, and the configuration for nginx take them from there.
 */
export default function security({siteConfig: {baseUrl}}: LoadContext): Plugin {
  return {
    name: 'security',
    async postBuild({outDir}) {
      const scripts = new Set<string>();
      const files = await readdir(outDir, {recursive: true});
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        for (const hash of inlineScriptHashes(await readFile(path.join(outDir, file), 'utf8'))) scripts.add(hash);
      }
      const policy = contentSecurityPolicy({scripts, mapbox: readToken(process.env) !== undefined});
      await writeFile(path.join(outDir, '_headers'), writeHeadersFile(siteHeaders(policy, baseUrl)));
    },
  };
}
