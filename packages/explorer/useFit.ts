import {useCallback, useEffect, useRef, useState} from 'react';
import type {LngLatBox, MapHandle} from '@h3-docs/map';
import {extentsOf} from './map-data';
import {MAX_CELLS} from './model/limits';
import {inputOf, type ExplorerState, type Input} from './model/state';
import type {ReadResult} from './input/types';

/** The input that was last shown as a whole, or that was opened with a view, together with its columns. */
interface Fitted {
  readonly arrivals: number;
  readonly input: Input;
  /** What tells the places of the input from those that other columns would have. */
  readonly places: string;
}

/** The number of places of each kind, and the first of them. */
function placesOf({cells, edges, vertexes, shapes}: ReadResult): string {
  const geometry = shapes[0]?.geometry;
  const first = geometry && 'coordinates' in geometry ? geometry.coordinates.flat(3).slice(0, 2) : [];
  return [cells.length, edges.length, vertexes.length, shapes.length, cells[0], ...first].join();
}

/**
 * Shows what was arrived at: at its own view, or as a whole. Shows all of the input whenever it has changed, or the reader
 * has chosen other columns for its places.
 *
 * @param read - the input that `result` is of
 */
export function useFit(
  handle: MapHandle | undefined,
  state: ExplorerState,
  arrivals: number,
  read: Input,
  result: ReadResult,
) {
  const {view, selection, layers, drawn} = state;
  const input = inputOf(state);
  const [all, setAll] = useState<LngLatBox>();
  const fitted = useRef<Fitted>({arrivals: 0, input: '', places: ''});
  // The input that a view came with: readers who open something while the map loads want to see that instead.
  const arrival = useRef<Omit<Fitted, 'places'>>({arrivals: 0, input: ''});
  const {cells, edges, vertexes, shapes} = result;
  const fit = useCallback(
    (extents: ReturnType<typeof extentsOf>) => {
      setAll(extents?.most && extents.all);
      if (extents) handle?.fit(extents.most ?? extents.all);
    },
    [handle],
  );
  useEffect(() => {
    if (arrival.current.arrivals !== arrivals) arrival.current = {arrivals, input};
    if (!handle || input !== read) return undefined;
    const last = fitted.current;
    const arrived = last.arrivals !== arrivals;
    const places = placesOf(result);
    const changed = last.input !== input || last.places !== places;
    if (!arrived && !changed) return undefined;
    if (arrived && view && input === arrival.current.input) {
      fitted.current = {arrivals, input, places};
      setAll(undefined);
      handle.look(view, false);
      return undefined;
    }
    // A tour comes with a selection; a text that is typed or opened has none.
    const others = [...selection, ...(arrived ? layers.flatMap(({indexes}) => indexes) : [])];
    const sketched = arrived ? drawn.map((geometry) => ({geometry})) : [];
    const inside = [...cells, ...edges, ...vertexes].slice(0, MAX_CELLS);
    // A task of its own: the layers of a large input have just been made.
    const timer = window.setTimeout(() => {
      fitted.current = {arrivals, input, places};
      fit(extentsOf([...inside, ...others], [...shapes.slice(0, MAX_CELLS), ...sketched]));
    });
    return () => window.clearTimeout(timer);
  }, [handle, arrivals, input, read, view, result, cells, edges, vertexes, selection, layers, drawn, shapes, fit]);
  /** Shows all of the input or result where the first view has only most of it. */
  const showAll = () => {
    if (all) handle?.fit(all);
    setAll(undefined);
  };
  return {
    /** Undefined: the view has all. */
    showAll: handle && all ? showAll : undefined,
    /** Shows the cells that a step has made. The layers of a large result are made first. */
    fitTo: (indexes: readonly string[]) => window.setTimeout(() => fit(extentsOf(indexes, []))),
  };
}
