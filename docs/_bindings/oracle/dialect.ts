// cspell:ignore HEXTORAW ODCIRAWLIST
import {translate} from '@docusaurus/Translate';
import {centersOnly, type Dialect, fromTable, longitudeFirst, type Stored} from '@h3-docs/catalogue';
import {oracleLoading} from '../shared';

const stored: Stored = {
  type: 'text',
  field: (index) => index.padStart(16, '0'),
  cell: (column) => `HEXTORAW(${column})`,
};

/** How the explorer writes queries for Oracle. */
export const dialect: Dialect = {
  label: 'Oracle',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: (index) => stored.cell(`'${stored.field(index)}'`),
  stored,
  array: (items) => `SYS.ODCIRAWLIST(${items})`,
  rows: fromTable,
  collect: '',
  polygon: (wkt) => `SDO_GEOMETRY(${wkt}, 4326)`,
  position: longitudeFirst,
  containment: centersOnly,
  distinct: '',
  alias: '',
  dual: ' FROM DUAL',
  note: translate({message: 'Cells are RAW(8) values: 16 hexadecimal digits that start with 0.'}),
  loading: oracleLoading,
};
