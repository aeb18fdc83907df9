import type {FunctionName} from './steps';

/** A name as Python and DuckDB write it: `latLngToCell` is `latlng_to_cell`. */
export const snakeCase = (name: FunctionName): string =>
  name.replace('LatLng', 'Latlng').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
