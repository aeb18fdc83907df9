import {translate} from '@docusaurus/Translate';
import type {MapHandle, MapOptions} from './types';

/** A running map, and what the reader should know about it. */
export interface LoadedMap {
  readonly handle: MapHandle;
  readonly notice?: string;
}

/** Whether the browser can draw with WebGL 2. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/**
 * Loads and starts the best engine there is: the street map where the site was built with a token, else, or when that
 * is refused, the embedded one.
 *
 * @throws when no engine can start: without WebGL, or when its files cannot be loaded
 */
export async function loadMap(options: MapOptions): Promise<LoadedMap> {
  const {startStreets} = await import('h3-map-streets');
  let notice: string | undefined;
  if (startStreets) {
    try {
      return {handle: await startStreets(options)};
    } catch {
      options.container.replaceChildren();
      notice = translate({
        message: 'Mapbox refused to serve its street map to this site, so the built-in map is shown.',
      });
    }
  }
  const {startEmbedded} = await import('./engines/embedded');
  return {handle: await startEmbedded(options), notice};
}
