import type {Dialect} from '@h3-docs/catalogue';
import {createdOnly, presto} from '../shared';

/** How the explorer writes queries for Presto (h3-presto). */
export const dialect: Dialect = {
  ...presto,
  label: 'Presto (h3-presto)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  polygon: (wkt) => `ST_GeometryFromText(${wkt})`,
  loading: createdOnly('DOUBLE', 'BIGINT', 'VARCHAR'),
};
