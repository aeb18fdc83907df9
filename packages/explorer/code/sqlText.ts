import {closed} from './rings';
import {dialectOf, type SqlStack} from './sqlStack';
import type {Rings} from './steps';

/** A ring in WKT. */
export const ringText = (ring: Rings[number]) => `(${ring.map(([lng = 0, lat = 0]) => `${lng} ${lat}`).join(', ')})`;

/** The WKT of a polygon, whose rings are open. */
export const polygonText = (rings: Rings) => `POLYGON (${closed(rings).map(ringText).join(', ')})`;

/** The columns of tables that programs read. */
export const positionColumns = [
  {name: 'lat', type: 'number'},
  {name: 'lng', type: 'number'},
] as const;
export const wktColumn = {name: 'wkt', type: 'text'} as const;

/** Quotes a name of the reader's for a stack. */
export const quoteOf =
  (stack: SqlStack) =>
  (name: string): string =>
    dialectOf(stack).hasBackticks ? `\`${name.replaceAll('`', '')}\`` : `"${name.replaceAll('"', '""')}"`;
