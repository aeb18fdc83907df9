import {useEffect, useRef} from 'react';
import type {MapHandle} from '../map/types';
import {extentOf} from './map-data';
import {MAX_CELLS, type ExplorerState} from './model/state';
import type {Reading} from './useReading';

/** Shows what was arrived at: at its own view, or as a whole. */
export function useFit(
  handle: MapHandle | undefined,
  {text, view, selection, layers, drawn}: ExplorerState,
  arrivals: number,
  reading: Reading,
): void {
  const fitted = useRef({arrivals: 0, text: ''});
  const {cells, edges, vertexes, shapes} = reading.result;
  useEffect(() => {
    if (!handle || text !== reading.text) return;
    const arrived = fitted.current.arrivals !== arrivals;
    const changed = fitted.current.text !== text;
    if (!arrived && !changed) return;
    fitted.current = {arrivals, text};
    if (arrived && view) {
      handle.look(view, false);
      return;
    }
    const others = arrived ? [...selection, ...layers.flatMap(({indexes}) => indexes)] : [];
    const keptShapes = layers.flatMap((layer) => layer.shapes ?? []);
    const sketched = arrived ? [...drawn, ...keptShapes].map((geometry) => ({geometry, line: 0})) : [];
    const read = [...cells, ...edges, ...vertexes].slice(0, MAX_CELLS);
    const extent = extentOf([...read, ...others], [...shapes.slice(0, MAX_CELLS), ...sketched]);
    if (extent) handle.fit(extent);
  }, [handle, arrivals, text, reading.text, view, cells, edges, vertexes, selection, layers, drawn, shapes]);
}
