import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../bundleScript';

/**
 * Puts a script at the top of every page that takes over when the site's own scripts do not arrive
 * (`src/ui/LoadState/missingScripts.ts`). It runs in browsers that are too old for the others.
 */
export default async function missingScripts({siteDir}: LoadContext): Promise<Plugin> {
  const entry = path.join(siteDir, 'src/ui/LoadState/missingScripts.ts');
  const script = (await bundleScript(entry, {target: 'es2015'})).trim();
  return {name: 'missing-scripts', injectHtmlTags: () => ({headTags: [`<script>${script}</script>`]})};
}
