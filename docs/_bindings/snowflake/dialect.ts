import {type Dialect, flattened, latitudeFirst, storedAsText, text} from '@h3-docs/catalogue';
import {snowflakeLoading} from '../shared';

/** How the explorer writes queries for Snowflake. */
export const dialect: Dialect = {
  label: 'Snowflake',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: text,
  stored: storedAsText,
  array: (items) => `ARRAY_CONSTRUCT(${items})`,
  rows: flattened,
  collect: 'ARRAY_AGG(cell)',
  polygon: (wkt) => `TO_GEOGRAPHY(${wkt})`,
  position: latitudeFirst,
  containment: (mode, resolution) => (mode === 'overlapping' ? String(resolution) : undefined),
  prefer: /^(?!H3_TRY)\w+_STRINGS?\(/,
  distinct: '',
  loading: snowflakeLoading,
};
