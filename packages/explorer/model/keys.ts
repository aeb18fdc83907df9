import {latLngToCell} from 'h3-js';
import type {Viewport} from './grid';

/** The cell that a key press on the map selects; undefined for keys that the map itself handles. */
export function keyTarget(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  viewport: Viewport | undefined,
  resolution: number,
): string | undefined {
  if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey || !viewport) return undefined;
  return latLngToCell(viewport.lat, viewport.lng, resolution);
}
