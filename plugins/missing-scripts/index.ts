import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {build} from 'esbuild';

/**
 * Puts a script at the top of every page that takes over when the site's own scripts do not arrive
 * (`src/ui/LoadState/missingScripts.ts`). It runs in browsers that are too old for the others.
 */
export default async function missingScripts({siteDir}: LoadContext): Promise<Plugin> {
  const {outputFiles} = await build({
    entryPoints: [path.join(siteDir, 'src/ui/LoadState/missingScripts.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2015',
    legalComments: 'none',
  });
  const script = outputFiles.map(({text}) => text.trim()).join('');
  return {name: 'missing-scripts', injectHtmlTags: () => ({headTags: [`<script>${script}</script>`]})};
}
