/** Written by `plugins/map`: the street map, where the site is built with an access token. */
declare module 'h3-map-streets' {
  import type {MapHandle, MapOptions} from '@site/src/map/types';

  export const startStreets: ((options: MapOptions) => Promise<MapHandle>) | undefined;
}
