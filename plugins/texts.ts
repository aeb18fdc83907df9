import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leads `docusaurus write-translations` to the texts of the plugins: it reads what a plugin watches. The live preview
 * follows plugins by its own means.
 */
export default function texts({siteDir}: LoadContext): Plugin {
  return {
    name: 'texts',
    getPathsToWatch: () => (process.env.NODE_ENV === 'development' ? [] : [path.join(siteDir, 'plugins/**/*.ts')]),
  };
}
