import {latLngToCell} from 'h3-js';
import type {KeyboardEvent} from 'react';
import type {Bench} from './bench';

/** What the keys do. */
export function useKeys({tool, viewport, grid, picking, act}: Bench) {
  /** The keys of the map, which work only while it has the focus. */
  const onMap = (event: KeyboardEvent) => {
    const focused = event.target instanceof HTMLCanvasElement;
    const field = event.target instanceof HTMLElement && event.target.closest('input, textarea, select');
    // Escape also leaves a tool while one of its buttons has the focus.
    if (tool.current && (focused || (event.key === 'Escape' && !field))) {
      const used = tool.current.key(event.key, viewport && [viewport.lng, viewport.lat]);
      if (used) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
    }
    if (!focused) return;
    if (event.key === 'Escape') {
      picking.leave();
      return;
    }
    if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey || !viewport) return;
    event.preventDefault();
    event.stopPropagation();
    picking.pick(latLngToCell(viewport.lat, viewport.lng, grid.resolution), event.shiftKey);
  };
  /** Undo and redo by key, except in fields, which undo their own typing. */
  const anywhere = (event: KeyboardEvent) => {
    const {target, key, ctrlKey, metaKey, shiftKey} = event;
    if (!(ctrlKey || metaKey) || (target instanceof HTMLElement && target.closest('input, textarea'))) return;
    const pressed = key.toLowerCase();
    if (pressed !== 'z' && pressed !== 'y') return;
    event.preventDefault();
    act({type: pressed === 'y' || shiftKey ? 'redo' : 'undo'});
  };
  return {onMap, anywhere};
}
