import {type Dialect, storedAsText, text} from '@h3-docs/catalogue';
import {postgresLoading} from '../shared';

/** How the explorer writes queries for PostgreSQL (h3-pg). */
export const dialect: Dialect = {
  label: 'PostgreSQL (h3-pg)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  setup: 'CREATE EXTENSION IF NOT EXISTS h3;\nCREATE EXTENSION IF NOT EXISTS h3_postgis CASCADE;',
  index: text,
  stored: storedAsText,
  array: (items) => `ARRAY[${items}]::h3index[]`,
  rows: (array, from) => {
    // Functions of h3-pg return rows; only literals are arrays.
    const call = array.startsWith('ARRAY') ? `unnest(${array})` : array;
    return `SELECT DISTINCT ${call} AS cell${from === undefined ? '' : ` FROM ${from}`}`;
  },
  collect: 'array_agg(cell)',
  polygon: (wkt) => `ST_GeomFromText(${wkt}, 4326)`,
  position: (lng, lat, resolution) => `POINT(${lng}, ${lat}), ${resolution}`,
  containment: (mode, resolution) => `${resolution}, '${mode}'`,
  prefer: /geometry/,
  distinct: '',
  loading: postgresLoading,
};
