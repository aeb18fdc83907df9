import current from '@site/docs/_facts/resolution-statistics.json';
import type {StatisticsFile} from '../h3/statistics/types';
import {versions, type CatalogueFolder, type DocsVersion} from '@h3-docs/base/versions';
import {disksFor, finestWithin, type DiskChoice} from './disk';

/** What `npx tsx scripts/resolution-stats.ts` measured, by the folder of pages that `_facts` is in. Freezing a version adds one. */
const files: Readonly<Record<CatalogueFolder, StatisticsFile>> = {docs: current as StatisticsFile};

/** The statistics that the pages of a version show. */
export function statisticsOf(version: DocsVersion): StatisticsFile {
  return files[versions[version].catalogue];
}

/** The area of the largest hexagon of a resolution, in areas of the smallest. */
export function hexagonAreaRatio({resolutions}: StatisticsFile, res: number): number {
  const statistics = resolutions[res];
  if (!statistics) throw new RangeError(`there is no resolution ${res}`);
  const {min, max} = statistics.measures.area.hexagons;
  return max / min;
}

/** The finest grid disk of at most so many cells that covers a radius in km. Throws when there is none. */
export function gridDiskFor({resolutions}: StatisticsFile, radiusKm: number, mostCells: number): DiskChoice {
  const found = finestWithin(disksFor(resolutions, radiusKm), mostCells);
  if (!found) throw new Error(`no grid disk of ${mostCells} cells covers ${radiusKm} km`);
  return found;
}
