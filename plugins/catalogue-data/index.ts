import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {TaskOptions} from '../worker';
import {releasesFeed} from './feed';
import {resolutionsCsv, resolutionsData} from './resolutions';
import {versionIds} from '@h3-docs/base/versions';
import schema from './schema.json';

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Writes the facts of the site as files for programs: the catalogue of each version with its schema, the resolutions,
 * and the feed of H3's releases. The results of JavaScript examples are computed beside the build.
 */
export default function catalogueData({tasks}: TaskOptions) {
  return function catalogueDataPlugin({siteConfig: {url, baseUrl}}: LoadContext): Plugin {
    const root = `${url}${baseUrl}`;
    return {
      name: 'catalogue-data',
      async postBuild({outDir}) {
        const write = async (file: string, text: string) => {
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, text);
        };
        for (const version of versionIds) {
          const document = await tasks.catalogueDocument(version, `${root}api/schema.json`);
          await write(`api/h3-${version}.json`, json(document));
        }
        await write('api/schema.json', json({$id: `${root}api/schema.json`, ...schema}));
        await write('data/resolutions.json', json(resolutionsData()));
        await write('data/resolutions.csv', resolutionsCsv());
        await write('releases.atom', releasesFeed(root));
      },
    };
  };
}
