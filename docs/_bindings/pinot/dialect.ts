import {translate} from '@docusaurus/Translate';
import {
  asText,
  centersOnly,
  type Dialect,
  integer,
  longitudeFirst,
  storedAsInteger,
  unnested,
} from '@h3-docs/catalogue';
import {createdOnly} from '../shared';

/** How the explorer writes queries for Apache Pinot. */
export const dialect: Dialect = {
  label: 'Apache Pinot',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  setup: 'SET useMultistageEngine = true;',
  index: (index) => `(${integer(index)})`,
  stored: storedAsInteger,
  array: (items) => `(VALUES ${items}) AS listed (cell)`,
  rows: (array, from) => (from === undefined ? `SELECT DISTINCT cell FROM ${array}` : unnested(array, from)),
  collect: '',
  polygon: asText,
  position: longitudeFirst,
  containment: centersOnly,
  distinct: '',
  note: translate({message: 'Cells are LONG numbers. CROSS JOIN UNNEST needs Pinot 1.5 or newer.'}),
  loading: createdOnly('DOUBLE', 'BIGINT', 'VARCHAR'),
};
