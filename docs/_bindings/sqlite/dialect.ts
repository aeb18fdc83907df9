import {translate} from '@docusaurus/Translate';
import {asText, centersOnly, type Dialect, integer, storedAsInteger} from '@h3-docs/catalogue';
import {created} from '../shared';

/** How the explorer writes queries for SQLite (h3-sqlite3). */
export const dialect: Dialect = {
  label: 'SQLite (h3-sqlite3)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  setup: '.load ./libh3ext',
  index: (index) => `(${integer(index)})`,
  stored: storedAsInteger,
  array: (items) => `(VALUES ${items})`,
  rows: (array) => `SELECT DISTINCT column1 AS cell FROM ${array}`,
  collect: '',
  polygon: asText,
  position: (lng, lat, resolution) => `radians(${lat}), radians(${lng}), ${resolution}`,
  containment: centersOnly,
  distinct: '',
  note: translate({message: 'Cells are integers.'}),
  loading: {
    types: ['REAL', 'INTEGER', 'TEXT'],
    statements: (name, columns) => [created(name, columns), `.import --csv --skip 1 ${name}.csv ${name}`],
  },
};
