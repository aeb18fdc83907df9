import {cellToCenterChild, cellToParent, getResolution, latLngToCell} from 'h3-js';
import type {Viewport} from './grid';
import {FINEST} from './limits';
import {neighborToward, type Direction} from './step';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The selection after a key press; undefined for keys that the map itself handles. */
export function keyTarget(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>,
  cell: string | undefined,
  viewport: Viewport | undefined,
  resolution: number,
): string | undefined {
  const direction = ARROWS[event.key];
  if (event.altKey && direction && cell !== undefined) return neighborToward(cell, direction);
  const onMap = event.target instanceof HTMLCanvasElement;
  if (!onMap || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  if (event.key === 'Enter' && viewport) return latLngToCell(viewport.lat, viewport.lng, resolution);
  if (cell === undefined) return undefined;
  if (event.key === 'PageUp' && getResolution(cell) > 0) return cellToParent(cell, getResolution(cell) - 1);
  if (event.key === 'PageDown' && getResolution(cell) < FINEST) return cellToCenterChild(cell, getResolution(cell) + 1);
  return undefined;
}
