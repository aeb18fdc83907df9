import path from 'node:path';
import {translate} from '@docusaurus/Translate';
import type {LoadContext} from '@docusaurus/types';
import {bundleScript} from '@h3-docs/base/node/bundleScript';

/**
 * A script that takes over when the site's own scripts do not arrive (`packages/ui/LoadState/missingScripts.ts`). It runs in
 * browsers that are too old for the others.
 */
export async function missingScripts({siteDir}: LoadContext): Promise<string> {
  const entry = path.join(siteDir, 'packages/ui/LoadState/missingScripts.ts');
  const texts = {
    retry: translate({message: 'Retry'}),
    advice: translate({
      message:
        'The scripts of this page could not be started. You can read the page, but search, editing, and maps need them.',
    }),
  };
  return (await bundleScript(entry, {target: 'es2017', define: {TEXTS: JSON.stringify(texts)}})).trim();
}
