import {type Dialect, selected} from '@h3-docs/catalogue';
import {carto, postgresLoading} from '../shared';

/** How the explorer writes queries for PostgreSQL (CARTO). */
export const dialect: Dialect = {
  ...carto,
  label: 'PostgreSQL (CARTO)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  array: (items) => `ARRAY[${items}]`,
  rows: selected('unnest'),
  collect: 'array_agg(cell)',
  polygon: (wkt) => `ST_GeomFromText(${wkt}, 4326)`,
  loading: postgresLoading,
};
