import {byCell, type Quake, type Shaken} from '../../kit/quakes';
import {placeOf, readRows} from './rows';

/** The week's earthquakes. */
export function weekOfQuakes(): Quake[] {
  return readRows('earthquakes').map((row) => {
    const [lat, lng] = placeOf(row);
    return {lat, lng, magnitude: Number(row.magnitude), day: (row.time ?? '').slice(0, 10)};
  });
}

/** The week's earthquakes by cell of a resolution, the cell with the most first. */
export const quakesByCell = (res: number): Shaken[] => byCell(weekOfQuakes(), res);

/** The number of earthquakes in the file. */
export const quakeCount = (): number => readRows('earthquakes').length;
