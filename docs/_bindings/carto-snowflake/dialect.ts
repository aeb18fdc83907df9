import {translate} from '@docusaurus/Translate';
import {type Dialect, flattened} from '@h3-docs/catalogue';
import {carto, snowflakeLoading} from '../shared';

/** How the explorer writes queries for Snowflake (CARTO). */
export const dialect: Dialect = {
  ...carto,
  label: 'Snowflake (CARTO)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  array: (items) => `ARRAY_CONSTRUCT(${items})`,
  rows: flattened,
  collect: 'ARRAY_AGG(cell)',
  polygon: (wkt) => `TO_GEOGRAPHY(${wkt})`,
  note: translate({message: 'Replace carto with the database and schema of the toolbox.'}),
  loading: snowflakeLoading,
};
