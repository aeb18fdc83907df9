import {latLngToCell} from 'h3-js';
import {wrapDegrees} from '@h3-docs/grid/h3/sphere';
import type {MapHandle} from '@h3-docs/map';
import type {DataRow} from './data/types';
import type {InputShape} from './input/types';
import {extentOf} from './map-data';
import type {ExplorerState} from './model/state';

interface Places {
  readonly handle: MapHandle | undefined;
  readonly state: ExplorerState;
  /** The geometries of the text. */
  readonly shapes: readonly InputShape[];
  readonly select: (indexes: readonly string[]) => void;
  /** Takes the map's name for a geometry. */
  readonly setShape: (name: string | undefined) => void;
}

/** What moves the map to indexes, a position, or a row of the data, and selects what is there. */
export function goingTo({handle, state, shapes, select, setShape}: Places) {
  const goToIndexes = (indexes: readonly string[]) => {
    const extent = extentOf(indexes, []);
    if (extent) handle?.fit(extent);
    select(indexes);
  };
  const goTo = (lat: number, lng: number) => {
    handle?.look({lat, lng: wrapDegrees(lng), zoom: Math.max(11, state.view?.zoom ?? 0)}, true);
    select([latLngToCell(lat, lng, state.frozen ?? 9)]);
  };
  const goToRow = ({index, position, record}: DataRow) => {
    if (index !== undefined) goToIndexes([index]);
    else if (position) goTo(...position);
    else if (record !== undefined) {
      const extent = extentOf(
        [],
        shapes.filter((one) => one.record === record),
      );
      if (extent) handle?.fit(extent);
      setShape(String(shapes.findIndex((one) => one.record === record)));
    }
  };
  return {goToIndexes, goTo, goToRow};
}
