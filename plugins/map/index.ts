import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {largestCities, scales, topologyOf, type Scale} from './basemap';
import {readToken} from './token';

/**
 * What the map needs from the build: its basemap as files of the site, and the choice of engines. With a public
 * `MAPBOX_ACCESS_TOKEN` the street map is built in; without one the module that imports mapbox-gl is replaced, so the
 * site has none of its code.
 */
export default function mapPlugin({generatedFilesDir, siteDir}: LoadContext): Plugin {
  const token = readToken(process.env);
  const name = 'h3-map';
  return {
    name,
    async contentLoaded({actions: {createData}}) {
      for (const scale of Object.keys(scales) as Scale[]) await createData(`${scale}.json`, await topologyOf(scale));
      await createData('cities.json', largestCities());
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        resolve: {
          alias: {
            'h3-map-data': path.join(generatedFilesDir, name, 'default'),
            'h3-map-streets': path.join(
              siteDir,
              'src/map/engines',
              token === undefined ? 'no-streets.ts' : 'streets.ts',
            ),
          },
        },
        plugins:
          token === undefined
            ? []
            : [new currentBundler.instance.DefinePlugin({MAPBOX_ACCESS_TOKEN: JSON.stringify(token)})],
      };
    },
  };
}
