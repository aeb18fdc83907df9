import {type Dialect, fromTable} from '@h3-docs/catalogue';
import {carto, oracleLoading} from '../shared';

/** How the explorer writes queries for Oracle (CARTO). */
export const dialect: Dialect = {
  ...carto,
  label: 'Oracle (CARTO)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  array: (items) => `carto.H3_INDEX_ARRAY(${items})`,
  rows: fromTable,
  collect: 'CAST(COLLECT(cell) AS carto.H3_INDEX_ARRAY)',
  polygon: (wkt) => `SDO_GEOMETRY(${wkt}, 4326)`,
  alias: '',
  dual: ' FROM DUAL',
  loading: oracleLoading,
};
