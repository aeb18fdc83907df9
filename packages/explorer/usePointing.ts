import {useMemo, useRef, useState} from 'react';
import type {MapEvents, MapView, Pointing} from '@h3-docs/map';
import type {Bench} from './bench';
import {pick} from './model/pick';

/** Handles the pointer on the map: it picks indexes, or passes its events to a tool. */
export function usePointing({tool, act, subject: {drawnCells}, grid, picking, state, setViewport}: Bench) {
  const {resolution} = grid;
  const {looked, pick: onPick} = picking;
  /** The index under the pointer. */
  const [hovered, setHovered] = useState<string>();
  /** The map's name for the shape under the pointer. */
  const [shape, setShape] = useState<string>();
  /** Where the map was when it started: not worth an address until it has moved. */
  const start = useRef<MapView>(undefined);
  const events = useMemo((): MapEvents => {
    const indexAt = ({lat, lng, hits}: Pointing, selected: readonly string[]) =>
      hits[0] ?? pick(lat, lng, drawnCells, resolution, selected);
    return {
      moved: (view, next) => {
        setViewport(next);
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
        onPick(indexAt(pointing, looked === undefined ? state.selection : [looked]), add, pointing.shape);
      },
      hovered: (pointing) => {
        tool.current?.hovered(pointing && [pointing.lng, pointing.lat]);
        setHovered(pointing && indexAt(pointing, []));
        setShape(pointing?.shape);
      },
    };
  }, [tool, act, drawnCells, resolution, state.selection, looked, setViewport, onPick]);
  return {events, hovered, shape};
}
