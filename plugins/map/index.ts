import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {LARGE_CITY} from '../../src/contracts/largeCity';
import type {TaskOptions} from '../tasks';
import {scales, type Scale} from './scales';
import {readToken} from './token';

/**
 * What the map needs from the build: its basemap and stylesheets as files of the site that are loaded with the map, and
 * the choice of engines. With a public `MAPBOX_ACCESS_TOKEN` the street map is built in; without one nothing imports
 * mapbox-gl, so the site has none of its code.
 */
export default function mapPlugin({tasks}: TaskOptions): (context: LoadContext) => Plugin {
  return ({generatedFilesDir}) => {
    const token = readToken(process.env);
    const name = 'h3-map';
    const data = path.join(generatedFilesDir, name, 'default');
    return {
      name,
      async contentLoaded({actions: {createData}}) {
        for (const scale of Object.keys(scales) as Scale[]) {
          await createData(`${scale}.json`, await tasks.topologyOf(scale));
        }
        await createData('cities.json', await tasks.largestCities());
        await createData('large-cities.json', await tasks.largestCities(LARGE_CITY));
        await createData('streets.js', streetsModule(token));
        // Docusaurus puts all imported CSS into the stylesheet of every page: under another name it stays a file.
        for (const engine of ['maplibre-gl', ...(token === undefined ? [] : ['mapbox-gl'])]) {
          const file = require.resolve(`${engine}/dist/${engine}.css`);
          await createData(`${engine}.stylesheet`, await readFile(file, 'utf8'));
        }
      },
      configureWebpack() {
        const asset = (test: RegExp, extension: string) => ({
          test,
          type: 'asset/resource',
          generator: {filename: `assets/map/[name].[contenthash:8].${extension}`},
        });
        return {
          resolve: {
            alias: {
              'h3-map-data': data,
              'h3-map-streets': path.join(data, 'streets.js'),
            },
          },
          module: {
            rules: [
              {...asset(/\.json$/, 'json'), include: data},
              {...asset(/\.stylesheet$/, 'css'), include: data},
              asset(/maplibre-gl-worker\.mjs$/, 'js'),
              // MapLibre GL can import modules that its user names; nothing here does.
              {test: /maplibre-gl\.mjs$/, parser: {exprContextCritical: false}},
            ],
          },
        };
      },
    };
  };
}

/** The module `h3-map-streets`: generated rather than aliased, so that no cache of the bundler can keep the other one. */
function streetsModule(token: string | undefined): string {
  if (token === undefined) return 'export const startStreets = undefined;\n';
  return [
    "import {streetsWith} from '@site/src/map/engines/streets';",
    `export const startStreets = streetsWith(${JSON.stringify(token)});`,
    '',
  ].join('\n');
}
