// cspell:ignore IGNOREHEADER
import {translate} from '@docusaurus/Translate';
import {centersOnly, type Dialect, integer, longitudeFirst, storedAsInteger} from '@h3-docs/catalogue';
import {bucket, created} from '../shared';

/** How the explorer writes queries for Amazon Redshift. */
export const dialect: Dialect = {
  label: 'Amazon Redshift',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: integer,
  stored: storedAsInteger,
  array: (items) => `array(${items})`,
  // A SUPER value is unnested by naming it after the table that it is in.
  rows: (array, from) =>
    `SELECT DISTINCT item::BIGINT AS cell FROM (SELECT ${array} AS items${from === undefined ? '' : ` FROM ${from}`}) AS whole, whole.items AS item`,
  collect: '',
  polygon: (wkt) => `ST_GeomFromText(${wkt}, 4326)`,
  position: longitudeFirst,
  containment: centersOnly,
  resolution: '((cell >> 52) & 15)::INTEGER',
  distinct: '',
  note: translate({message: 'Cells are BIGINT numbers.'}),
  loading: {
    types: ['double precision', 'bigint', 'varchar(65535)'],
    statements: (name, columns) => [
      created(name, columns),
      `COPY ${name} FROM '${bucket(name)}.csv' IAM_ROLE default CSV IGNOREHEADER 1;`,
    ],
  },
};
