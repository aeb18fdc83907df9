import * as h3 from 'h3-js';
import {csv} from '@h3-docs/grid/h3/statistics/csv';
import {statisticsOf} from '@h3-docs/grid/resolutions/statistics';
import {newestVersion} from '@h3-docs/base/versions';

type Range = Readonly<Record<'min' | 'mean' | 'max', number>>;

/**
 * The sixteen resolutions as `/data/resolutions.json` has them, lengths in km, areas in km²: counts, the averages that H3
 * returns (`getHexagonAreaAvg`, `getHexagonEdgeLengthAvg`), and what `scripts/resolution-stats.ts` measured for this site.
 */
export function resolutionsData() {
  const range = ({min, mean, max}: Range) => ({min, mean, max});
  const statistics = statisticsOf(newestVersion);
  return {
    release: statistics.h3js,
    resolutions: statistics.resolutions.map(({resolution, cells, hexagons, pentagons, measures, method}) => ({
      resolution,
      cells,
      hexagons,
      pentagons,
      averageHexagonAreaKm2: h3.getHexagonAreaAvg(resolution, h3.UNITS.km2),
      averageHexagonEdgeLengthKm: h3.getHexagonEdgeLengthAvg(resolution, h3.UNITS.km),
      measuredHexagonAreaKm2: range(measures.area.hexagons),
      measuredPentagonAreaKm2: range(measures.area.pentagons),
      measuredHexagonEdgeLengthKm: range(measures.edge.hexagons),
      method,
    })),
  };
}

/** The same data as CSV: one row for each resolution. Nested names are joined by an underscore. */
export function resolutionsCsv(): string {
  const flat = resolutionsData().resolutions.map((row) =>
    Object.entries(row).flatMap(([name, value]: [string, unknown]): [string, string | number][] =>
      typeof value === 'object' && value !== null
        ? Object.entries(value as Record<string, number>).map(([part, number]) => [`${name}_${part}`, number])
        : [[name, value as string | number]],
    ),
  );
  const header = flat[0]?.map(([name]) => name) ?? [];
  return csv([header, ...flat.map((row) => row.map(([, value]) => value))]);
}
