import {translate} from '@docusaurus/Translate';
import {centersOnly, type Dialect, integer, text} from '@h3-docs/catalogue';

/** How the explorer writes queries for SQLite (h3-sqlite3). */
export const dialect: Dialect = {
  label: 'SQLite (h3-sqlite3)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  setup: '.load ./libh3ext',
  index: (index) => `(${integer(index)})`,
  array: (items) => `(VALUES ${items})`,
  rows: (array) => `SELECT DISTINCT column1 AS cell FROM ${array}`,
  collect: '',
  polygon: text,
  position: (lng, lat, resolution) => `radians(${lat}), radians(${lng}), ${resolution}`,
  containment: centersOnly,
  distinct: '',
  note: translate({message: 'Cells are integers.'}),
};
