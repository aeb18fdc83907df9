import {latLngToCell} from 'h3-js';
import {wrapDegrees} from '@h3-docs/grid/h3/sphere';
import type {Bench} from './bench';
import type {DataRow} from './data/types';
import {extentOf} from './map-data';

/** What moves the map to indexes, a position, or a row of the data, and selects what is there. */
export function goingTo({handle, state, subject, picking}: Pick<Bench, 'handle' | 'state' | 'subject' | 'picking'>) {
  const goToIndexes = (indexes: readonly string[]) => {
    const extent = extentOf(indexes, []);
    if (extent) handle?.fit(extent);
    picking.select(indexes);
  };
  const goTo = (lat: number, lng: number) => {
    handle?.look({lat, lng: wrapDegrees(lng), zoom: Math.max(11, state.view?.zoom ?? 0)}, true);
    picking.select([latLngToCell(lat, lng, state.frozen ?? 9)]);
  };
  const goToRow = ({index, position, record}: DataRow) => {
    if (index !== undefined) goToIndexes([index]);
    else if (position) goTo(...position);
    else if (record !== undefined) {
      const own = subject.shapes.filter((one) => one.record === record);
      const extent = extentOf([], own);
      if (extent) handle?.fit(extent);
      picking.setShape(String(own[0] && subject.shapes.indexOf(own[0])));
    }
  };
  return {goToIndexes, goTo, goToRow};
}
