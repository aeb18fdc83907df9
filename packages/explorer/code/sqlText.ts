import {closeRing} from '../input/ring';
import type {Rings} from './steps';

/** A ring in WKT. */
const ringText = (ring: Rings[number]) => `(${ring.map(([lng = 0, lat = 0]) => `${lng} ${lat}`).join(', ')})`;

/** The WKT of a polygon, whose rings are open. */
export const polygonText = (rings: Rings) =>
  `POLYGON (${rings.map((ring) => ringText(closeRing([...ring]))).join(', ')})`;

/** The columns of tables that programs read. */
export const positionColumns = [
  {name: 'lat', type: 'number'},
  {name: 'lng', type: 'number'},
] as const;
export const wktColumn = {name: 'wkt', type: 'text'} as const;

/**
 * How a query of Athena declares a function. In the signatures of its bindings, arguments without a type are cells or
 * edges, and so are results.
 */
export function declaration(signature: string): string {
  const [, name = '', args = '', result = 'BIGINT'] = /^(\w+)\(([^)]*)\)(?: → (.+))?$/.exec(signature) ?? [];
  const typed = args.split(', ').map((arg) => (arg.includes(' ') ? arg : `${arg} BIGINT`));
  const returned = result === 'ARRAY' ? 'ARRAY<BIGINT>' : result;
  return `EXTERNAL FUNCTION ${name}(${typed.join(', ')}) RETURNS ${returned} LAMBDA 'my-h3-function'`;
}
