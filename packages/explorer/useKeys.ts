import type {KeyboardEvent, RefObject} from 'react';
import type {MapHandle, Viewport} from '@h3-docs/map';
import type {MapTool} from './draw/tool';
import {extentOf} from './map-data';
import {keyTarget} from './model/keys';
import {kindOf} from './model/kinds';
import type {Action} from './model/session';
import type {MapView} from './model/state';

interface KeysInput {
  /** The tool that gets the keys instead of the selection. */
  readonly tool: RefObject<MapTool | undefined>;
  readonly handle: MapHandle | undefined;
  readonly view: MapView | undefined;
  readonly viewport: Viewport | undefined;
  readonly selection: readonly string[];
  /** The resolution of the grid. */
  readonly resolution: number;
  readonly select: (indexes: readonly string[]) => void;
  readonly toggle: (index: string) => void;
  readonly act: (action: Action) => void;
}

interface Keys {
  /** The keys of the map, which work only while it has the focus. */
  readonly onMap: (event: KeyboardEvent) => void;
  /** Undo and redo by key, except in fields, which undo their own typing. */
  readonly anywhere: (event: KeyboardEvent) => void;
}

/** What the keys do. */
export function useKeys({tool, handle, view, viewport, selection, resolution, select, toggle, act}: KeysInput): Keys {
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
      select([]);
      return;
    }
    const [current] = selection;
    const cell = selection.length === 1 && current !== undefined && kindOf(current) === 'cell' ? current : undefined;
    const next = keyTarget(event, cell, viewport, resolution);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter' && event.shiftKey) toggle(next);
    else select([next]);
    const extent = extentOf([next], []);
    if (extent && viewport) {
      const [lat, lng] = [(extent[1] + extent[3]) / 2, (extent[0] + extent[2]) / 2];
      if (Math.hypot(lat - viewport.lat, lng - viewport.lng) > viewport.radius / 2 && view) {
        handle?.look({...view, lat, lng}, true);
      }
    }
  };
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
