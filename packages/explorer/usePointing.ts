import {useMemo, useRef, useState, type RefObject} from 'react';
import type {MapEvents, MapView, Pointing, Viewport} from '@h3-docs/map';
import type {MapTool} from './draw/tool';
import {pick, type Pickable} from './model/pick';
import type {Action} from './model/session';

interface PointingInput {
  /** The tool that gets the pointer instead of the selection. */
  readonly tool: RefObject<MapTool | undefined>;
  readonly act: (action: Action) => void;
  readonly drawnCells: Pickable;
  /** The resolution of the grid. */
  readonly resolution: number;
  readonly selection: readonly string[];
  readonly onViewport: (viewport: Viewport) => void;
  /** @param shape - the map's name for the shape under the pointer */
  readonly onPick: (index: string, add: boolean, shape: string | undefined) => void;
}

interface Pointed {
  readonly events: MapEvents;
  /** The index under the pointer. */
  readonly hovered: string | undefined;
  /** The map's name for the shape under the pointer. */
  readonly shape: string | undefined;
}

/** Handles the pointer on the map: it picks indexes, or passes its events to a tool. */
export function usePointing(input: PointingInput): Pointed {
  const {tool, act, drawnCells, resolution, selection, onViewport, onPick} = input;
  const [hovered, setHovered] = useState<string>();
  const [shape, setShape] = useState<string>();
  /** Where the map was when it started: not worth an address until it has moved. */
  const start = useRef<MapView>(undefined);
  const events = useMemo((): MapEvents => {
    const indexAt = ({lat, lng, hits}: Pointing, selected: readonly string[]) =>
      hits[0] ?? pick(lat, lng, drawnCells, resolution, selected);
    return {
      moved: (view, next) => {
        onViewport(next);
        start.current ??= view;
        const {lat, lng, zoom} = start.current;
        if (lat !== view.lat || lng !== view.lng || zoom !== view.zoom) {
          act({type: 'change', change: {view}, silent: true});
        }
      },
      clicked: (pointing, add) => {
        if (tool.current) {
          tool.current.clicked([pointing.lng, pointing.lat]);
          return;
        }
        onPick(indexAt(pointing, selection), add, pointing.shape);
      },
      hovered: (pointing) => {
        tool.current?.hovered(pointing && [pointing.lng, pointing.lat]);
        setHovered(pointing && indexAt(pointing, []));
        setShape(pointing?.shape);
      },
    };
  }, [tool, act, drawnCells, resolution, selection, onViewport, onPick]);
  return {events, hovered, shape};
}
