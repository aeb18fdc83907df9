import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Where texts of the interface are, beside `src`. */
const sources = [
  'plugins/**/*.ts',
  'packages/*/*.{ts,tsx}',
  'packages/*/!(tests)/**/*.{ts,tsx}',
  'docs/_bindings/{shared,*/dialect}.ts',
];

/**
 * Leads `docusaurus write-translations` to the texts of the plugins and the packages: it reads what a plugin watches. The
 * live preview follows both by its own means.
 */
export default function texts({siteDir}: LoadContext): Plugin {
  // `NODE_ENV` doesn't tell: Docusaurus takes extraction for development, too.
  const isPreview = process.argv.includes('start');
  return {
    name: 'texts',
    getPathsToWatch: () => (isPreview ? [] : sources.map((source) => path.join(siteDir, source))),
  };
}
