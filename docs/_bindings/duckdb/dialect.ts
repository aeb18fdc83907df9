import {asText, type Dialect, latitudeFirst, selected, storedAsText, text} from '@h3-docs/catalogue';
import {created} from '../shared';

/** How the explorer writes queries for DuckDB. */
export const dialect: Dialect = {
  label: 'DuckDB',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  setup: 'INSTALL h3 FROM community;\nLOAD h3;',
  index: text,
  stored: storedAsText,
  array: (items) => `[${items}]`,
  rows: selected('unnest'),
  collect: 'list(cell)',
  polygon: asText,
  position: latitudeFirst,
  containment: (mode, resolution) => `${resolution}, '${mode === 'full' ? 'full' : 'overlap'}'`,
  prefer: /wkt.*string\(|latlng_to_cell_string/,
  distinct: '',
  loading: {
    types: ['DOUBLE', 'BIGINT', 'VARCHAR'],
    statements: (name, columns) => [created(name, columns), `COPY ${name} FROM '${name}.csv' (HEADER);`],
  },
};
