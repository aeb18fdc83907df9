import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unlistedPages} from '@h3-docs/base/node/unlisted';
import type {RouteChunks} from './list';
import {writeOfflineFiles} from './write';

/**
 * Writes what offline copies are made with, from the whole build. Pages register the service worker only when a reader
 * asks for a copy.
 *
 * @param written - resolves when the other plugins have written their files
 */
export default function offline(written: () => Promise<unknown>) {
  return function offlinePlugin({siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext): Plugin {
    let unlisted: ReadonlySet<string> = new Set();
    return {
      name: 'offline',
      allContentLoaded({allContent}) {
        unlisted = unlistedPages(allContent);
      },
      async postBuild({outDir}) {
        await written();
        const routes = await readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
        const locale = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
        await writeOfflineFiles({
          outDir,
          siteDir,
          baseUrl,
          locale,
          routes: JSON.parse(routes) as RouteChunks,
          unlisted,
        });
      },
    };
  };
}
