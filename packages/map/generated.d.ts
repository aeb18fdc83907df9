/** Written by `packages/map/node`: the street map, where the site is built with an access token. */
declare module 'h3-map-streets' {
  import type {MapHandle, MapOptions} from '@h3-docs/map/types';

  export const startStreets: ((options: MapOptions) => Promise<MapHandle>) | undefined;
}

/** Where the files of the site are, with a slash at its end: the bundler puts it here. */
declare const __webpack_public_path__: string;

/** Written by `packages/map/node`: the folder of the tiles in the site, and the numbers of the tiles that would be empty. */
declare module 'h3-map-tiles' {
  import type {TiledScale} from '@h3-docs/base/contracts/mapTiles';

  export const folder: string;
  export const missing: Readonly<Record<TiledScale, readonly number[]>>;
}
