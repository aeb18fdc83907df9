import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {LARGE_CITY, tileCount, tileScales, type TiledScale} from '@h3-docs/base/contracts/mapTiles';
import type {DeferredTasks} from '@h3-docs/base/node/tasks';
import type {largestCities, namedPlaces, topologyOf} from './basemap';
import {scales, type Scale} from './scales';
import {leanStylesheet} from './stylesheet';
import type {mapTiles} from './tiles';
import {readToken} from './token';

/** What the plugin has computed by the worker of the build. */
interface MapTasks {
  readonly largestCities: typeof largestCities;
  readonly mapTiles: typeof mapTiles;
  readonly namedPlaces: typeof namedPlaces;
  readonly topologyOf: typeof topologyOf;
}

/**
 * What the map needs from the build: its basemap and stylesheets as files of the site that are loaded with the map, and
 * the choice of engines. With a public `MAPBOX_ACCESS_TOKEN` the street map is built in; without one nothing imports
 * mapbox-gl, so the site has none of its code.
 */
export default function mapPlugin({
  tasks,
}: {
  readonly tasks: DeferredTasks<MapTasks>;
}): (context: LoadContext) => Plugin {
  return ({generatedFilesDir}) => {
    const token = readToken(process.env);
    const name = 'h3-map';
    const data = path.join(generatedFilesDir, name, 'default');
    /** The tiles by their paths in the site. */
    let tiles: ReadonlyMap<string, string> = new Map();
    return {
      name,
      async contentLoaded({actions: {createData}}) {
        for (const scale of Object.keys(scales) as Scale[]) {
          await createData(`${scale}.json`, await tasks.topologyOf(scale));
        }
        await createData('cities.json', await tasks.largestCities());
        await createData('large-cities.json', await tasks.largestCities(LARGE_CITY));
        await createData('places.json', await tasks.namedPlaces());
        await createData('streets.js', streetsModule(token));
        const made = await Promise.all(
          (Object.keys(tileScales) as TiledScale[]).map(async (scale) => [scale, await tasks.mapTiles(scale)] as const),
        );
        const folder = `assets/map/${hashOf(JSON.stringify(made))}`;
        tiles = new Map(
          made.flatMap(([scale, files]) =>
            Object.entries(files).map(([number, text]) => [`${folder}/${scale}-${number}.json`, text] as const),
          ),
        );
        await createData('tiles.js', tilesModule(folder, made));
        // Docusaurus puts all imported CSS into the stylesheet of every page: under another name it stays a file.
        for (const engine of ['maplibre-gl', ...(token === undefined ? [] : ['mapbox-gl'])]) {
          const file = require.resolve(`${engine}/dist/${engine}.css`);
          const stylesheet = await readFile(file, 'utf8');
          await createData(`${engine}.stylesheet`, engine === 'maplibre-gl' ? leanStylesheet(stylesheet) : stylesheet);
        }
      },
      configureWebpack(_config, isServer) {
        const asset = (test: RegExp, extension: string) => ({
          test,
          type: 'asset/resource',
          generator: {filename: `assets/map/[name].[contenthash:10].${extension}`},
        });
        return {
          // The tiles are plain files: as modules, each of the hundreds of small files would need a line in the code of
          // the map.
          plugins: isServer ? [] : [emitting(name, () => tiles)],
          resolve: {
            alias: {
              'h3-map-data': data,
              'h3-map-streets': path.join(data, 'streets.js'),
              'h3-map-tiles': path.join(data, 'tiles.js'),
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

/**
 * The module `h3-map-streets`. It is generated rather than aliased, so that no cache of the bundler can keep the wrong
 * variant.
 */
function streetsModule(token: string | undefined): string {
  if (token === undefined) return 'export const startStreets = undefined;\n';
  return [
    "import {streetsWith} from '@h3-docs/map/engines/streets';",
    `export const startStreets = streetsWith(${JSON.stringify(token)});`,
    '',
  ].join('\n');
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The module `h3-map-tiles`: where the tiles are, and for each scale the numbers of those that are missing. */
function tilesModule(
  folder: string,
  made: readonly (readonly [TiledScale, Readonly<Record<number, string>>])[],
): string {
  const missing = made.map(([scale, files]) => {
    const numbers = Array.from({length: tileCount(tileScales[scale])}, (_, number) => number);
    return [scale, numbers.filter((number) => files[number] === undefined)] as const;
  });
  return [
    `export const folder = ${JSON.stringify(folder)};`,
    `export const missing = ${JSON.stringify(Object.fromEntries(missing))};`,
    '',
  ].join('\n');
}

/** A plugin of the bundler that adds files as they are. */
function emitting(name: string, files: () => ReadonlyMap<string, string>) {
  return {
    apply: ({webpack, hooks}: Compiler) => {
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap(name, () => {
          for (const [file, text] of files()) compilation.emitAsset(file, new webpack.sources.RawSource(text));
        });
      });
    },
  };
}
