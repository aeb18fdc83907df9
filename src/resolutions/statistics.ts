import file from '../data/resolution-statistics.json';
import type {StatisticsFile} from '../h3/statistics/types';
import {disksFor, finestWithin, type DiskChoice} from './disk';

/** What `npm run stats` measured. */
export const statisticsFile = file as StatisticsFile;

/** The area of the largest hexagon of a resolution, in areas of the smallest. */
export function hexagonAreaRatio(res: number): number {
  const statistics = statisticsFile.resolutions[res];
  if (!statistics) throw new RangeError(`there is no resolution ${res}`);
  const {min, max} = statistics.measures.area.hexagons;
  return max / min;
}

/** The finest grid disk of at most so many cells that covers a radius in km. Throws when there is none. */
export function gridDiskFor(radiusKm: number, mostCells: number): DiskChoice {
  const found = finestWithin(disksFor(statisticsFile.resolutions, radiusKm), mostCells);
  if (!found) throw new Error(`no grid disk of ${mostCells} cells covers ${radiusKm} km`);
  return found;
}
