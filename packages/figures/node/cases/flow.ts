import * as h3 from 'h3-js';
import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {memoize} from '@h3-docs/base/memoize';
import {placeOf, readRows} from './rows';

/** The flights of the year from one cell to another, or within one. */
export interface Flow {
  readonly origin: string;
  readonly destination: string;
  readonly flights: number;
}

/** The cell of each airport; throws an Error for an airport that is not in the list. */
function airportCells(res: number): (iata: string | undefined) => string {
  const cells = new Map(readRows('airports').map((row) => [row.iata, h3.latLngToCell(...placeOf(row), res)]));
  return (iata) => {
    const cell = cells.get(iata);
    if (!cell) throw new Error(`there is no airport ${iata}`);
    return cell;
  };
}

/** The flights between cells of a resolution, the largest flow first. */
export const flowsBetweenCells = memoize((res: number): readonly Flow[] => {
  const cellOf = airportCells(res);
  const flows = new Map<string, Flow>();
  for (const row of readRows('flights')) {
    const [origin, destination] = [cellOf(row.origin), cellOf(row.destination)];
    const key = `${origin} ${destination}`;
    flows.set(key, {origin, destination, flights: (flows.get(key)?.flights ?? 0) + Number(row.flights)});
  }
  return [...flows.entries()]
    .sort(([a, x], [b, y]) => y.flights - x.flights || (a < b ? -1 : 1))
    .map(([, flow]) => flow);
});

/** Flights in all, the flights that stay within a cell, and the cells that have an airport. */
export function flowTotals(res: number) {
  const flows = flowsBetweenCells(res);
  const sum = (rows: readonly Flow[]) => rows.reduce((total, {flights}) => total + flights, 0);
  return {
    flows: flows.length,
    flights: sum(flows),
    within: sum(flows.filter(({origin, destination}) => origin === destination)),
    cells: new Set(flows.flatMap(({origin, destination}) => [origin, destination])).size,
  };
}

/** The largest difference between the two directions of a pair of cells, as a share of both, in percent; busy pairs. */
export function largestImbalance(res: number, leastFlights: number): number {
  const flows = flowsBetweenCells(res);
  const by = new Map(flows.map((flow) => [`${flow.origin} ${flow.destination}`, flow.flights]));
  const shares = flows
    .filter(({origin, destination}) => origin !== destination)
    .map(({origin, destination, flights}) => ({flights, back: by.get(`${destination} ${origin}`) ?? 0}))
    .filter(({flights, back}) => flights + back >= leastFlights)
    .map(({flights, back}) => (Math.abs(flights - back) / (flights + back)) * 100);
  return Math.max(...shares);
}

/** The routes of the file. */
export const routeCount = (): number => readRows('flights').length;

/** The number of routes for which h3-js finds no path between the cells of a resolution. */
export const routesWithoutPath = memoize((res: number): number => {
  const cellOf = airportCells(res);
  const hasPath = memoize((origin: string, destination: string) => {
    try {
      return gridPath(origin, destination).length > 0;
    } catch {
      return false;
    }
  });
  return readRows('flights').filter((row) => !hasPath(cellOf(row.origin), cellOf(row.destination))).length;
});
