import {translate} from '@docusaurus/Translate';
import {centersOnly, type Dialect, integer, longitudeFirst, overlapOf} from '@h3-docs/catalogue';

/** How the explorer writes queries for Amazon Redshift. */
export const dialect: Dialect = {
  label: 'Amazon Redshift',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: integer,
  array: (items) => `array(${items})`,
  // A SUPER value is unnested by naming it after the table that it is in.
  rows: (array, from) =>
    `SELECT DISTINCT item::BIGINT AS cell FROM (SELECT ${array} AS items${from === undefined ? '' : ` FROM ${from}`}) AS whole, whole.items AS item`,
  collect: '',
  polygon: (wkt) => `ST_GeomFromText('${wkt}', 4326)`,
  position: longitudeFirst,
  containment: centersOnly,
  resolution: '((cell >> 52) & 15)::INTEGER',
  distinct: '',
  note: translate({message: 'Cells are BIGINT numbers.'}),
  overlap: overlapOf('ST_GeomFromText'),
};
