import {type Dialect, text} from '@h3-docs/catalogue';
import {athena} from '../shared';

/** How the explorer writes queries for Athena (h3-udf-for-athena). */
export const dialect: Dialect = {
  ...athena,
  label: 'Athena (h3-udf-for-athena)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  polygon: text,
};
