import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves what only the server renders out of the browser's JavaScript. `h3-server-markup/<component>` is `markup.server.tsx` in
 * the folder of a component. In the browser, the module is empty: React leaves the server's HTML alone until the component
 * replaces it.
 */
export default function serverMarkup({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/components');
  const modules = readdirSync(folder)
    .map((name) => [`h3-server-markup/${name}$`, path.join(folder, name, 'markup.server.tsx')] as const)
    .filter(([, file]) => existsSync(file));
  return {
    name: 'server-markup',
    configureWebpack: (_config, isServer) => ({
      resolve: {alias: Object.fromEntries(modules.map(([name, file]) => [name, isServer && file]))},
    }),
  };
}
