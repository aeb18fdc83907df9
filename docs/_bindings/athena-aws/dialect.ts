import {asText, type Dialect} from '@h3-docs/catalogue';
import {athena} from '../shared';

/** How the explorer writes queries for Athena (h3-udf-for-athena). */
export const dialect: Dialect = {
  ...athena,
  label: 'Athena (h3-udf-for-athena)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  polygon: asText,
};
