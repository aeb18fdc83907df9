import type {MapHandle, MapOptions} from '../types';

/** A site that is built without an access token has no street map: this stands in for `streets.ts`. */
export const startStreets: ((options: MapOptions) => Promise<MapHandle>) | undefined = undefined;
