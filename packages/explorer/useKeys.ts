import {latLngToCell} from 'h3-js';
import type {KeyboardEvent, RefObject} from 'react';
import type {Viewport} from '@h3-docs/map';
import type {MapTool} from './draw/tool';
import type {Action} from './model/session';

interface KeysInput {
  /** The tool that gets the keys instead of the selection. */
  readonly tool: RefObject<MapTool | undefined>;
  readonly viewport: Viewport | undefined;
  /** The resolution of the grid. */
  readonly resolution: number;
  /** Leaves the index that was looked at, or the selection. */
  readonly leave: () => void;
  readonly pick: (index: string, add: boolean) => void;
  readonly act: (action: Action) => void;
}

interface Keys {
  /** The keys of the map, which work only while it has the focus. */
  readonly onMap: (event: KeyboardEvent) => void;
  /** Undo and redo by key, except in fields, which undo their own typing. */
  readonly anywhere: (event: KeyboardEvent) => void;
}

/** What the keys do. */
export function useKeys({tool, viewport, resolution, leave, pick, act}: KeysInput): Keys {
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
      leave();
      return;
    }
    if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey || !viewport) return;
    const next = latLngToCell(viewport.lat, viewport.lng, resolution);
    event.preventDefault();
    event.stopPropagation();
    pick(next, event.shiftKey);
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
