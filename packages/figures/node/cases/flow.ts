import {gridPath} from '@h3-docs/grid/h3/gridPath';
import {memoize} from '@h3-docs/base/memoize';
import {airportCells, flowsBetween, type Airport, type Flow} from '../../cases/flowCells';
import {placeOf, readRows} from './rows';

const airports = (): Airport[] =>
  readRows('airports').map((row) => {
    const [lat, lng] = placeOf(row);
    return {iata: row.iata ?? '', lat, lng};
  });

const airportCell = (res: number) => airportCells(airports(), res);

/** The flights between cells of a resolution, the largest flow first. */
export const flowsBetweenCells = memoize((res: number): readonly Flow[] => {
  const rows = readRows('flights').map(({origin = '', destination = '', flights}) => ({
    origin,
    destination,
    flights: Number(flights),
  }));
  return flowsBetween(airports(), rows, res);
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

/** The routes of the file, and the routes for which h3-js finds no path between the cells of a resolution. */
export const routes = memoize((res: number): {readonly count: number; readonly withoutPath: number} => {
  const cellOf = airportCell(res);
  const rows = readRows('flights');
  const without = rows.filter((row) => {
    try {
      gridPath(cellOf(row.origin), cellOf(row.destination));
      return false;
    } catch {
      return true;
    }
  });
  return {count: rows.length, withoutPath: without.length};
});
