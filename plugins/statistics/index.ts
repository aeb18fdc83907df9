import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Gives the server the tables of statistics as HTML, and the browser's JavaScript nothing of them. */
export default function statistics({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/components/ResolutionStatistics');
  return {
    name: 'statistics',
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {'h3-statistics-markup': path.join(folder, isServer ? 'markup.server.tsx' : 'markup.client.ts')},
      },
    }),
  };
}
