import * as h3 from 'h3-js';

/** The flights of the year from one cell to another, or within one. */
export interface Flow {
  readonly origin: string;
  readonly destination: string;
  readonly flights: number;
}

/** An airport of the worked case. */
export interface Airport {
  readonly iata: string;
  readonly lat: number;
  readonly lng: number;
}

/** The flights of the year from one airport to another. */
export interface Route {
  readonly origin: string;
  readonly destination: string;
  readonly flights: number;
}

/** The cell of each airport; throws an Error for an airport that is not in the list. */
export function airportCells(airports: readonly Airport[], res: number): (iata: string | undefined) => string {
  const cells = new Map(airports.map(({iata, lat, lng}) => [iata, h3.latLngToCell(lat, lng, res)]));
  return (iata) => {
    const cell = iata === undefined ? undefined : cells.get(iata);
    if (!cell) throw new Error(`there is no airport ${iata}`);
    return cell;
  };
}

/** The flights between cells of a resolution, the largest flow first. */
export function flowsBetween(airports: readonly Airport[], routes: readonly Route[], res: number): Flow[] {
  const cellOf = airportCells(airports, res);
  const flows = new Map<string, Flow>();
  for (const route of routes) {
    const [origin, destination] = [cellOf(route.origin), cellOf(route.destination)];
    const key = `${origin} ${destination}`;
    flows.set(key, {origin, destination, flights: (flows.get(key)?.flights ?? 0) + route.flights});
  }
  return [...flows.entries()]
    .sort(([a, x], [b, y]) => y.flights - x.flights || (a < b ? -1 : 1))
    .map(([, flow]) => flow);
}
