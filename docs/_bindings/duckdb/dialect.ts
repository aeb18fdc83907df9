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
  around: (from, call) => {
    const place = call('vertexToLatLng', 'cell');
    const under = call('latLngToCell', `${place}[1], ${place}[2], ${call('getResolution', 'cell')}`);
    return `SELECT DISTINCT near AS cell FROM (
  SELECT cell AS vertex, unnest(${call('gridDisk', `${under}, 1`)}) AS near FROM ${from}
) AS places WHERE list_contains(${call('cellToVertexes', 'near')}, vertex)`;
  },
  distinct: '',
  loading: {
    types: ['DOUBLE', 'BIGINT', 'VARCHAR'],
    statements: (name, columns) => [created(name, columns), `COPY ${name} FROM '${name}.csv' (HEADER);`],
  },
};
