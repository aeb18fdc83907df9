// cspell:ignore FILEFORMAT geomfromtext geomfromwkb
import {asText, type Dialect, longitudeFirst, selected, storedAsText, text} from '@h3-docs/catalogue';
import {created} from '../shared';

/** How the explorer writes queries for Databricks. */
export const dialect: Dialect = {
  label: 'Databricks',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: text,
  stored: storedAsText,
  array: (items) => `array(${items})`,
  rows: selected('explode'),
  collect: 'collect_list(cell)',
  polygon: asText,
  position: longitudeFirst,
  containment: (mode, resolution) => (mode === 'overlapping' ? String(resolution) : undefined),
  prefer: /^h3_(?:polyfill|cover|longlat)ash3string/,
  distinct: '',
  loading: {
    types: ['DOUBLE', 'BIGINT', 'STRING'],
    statements: (name, columns) => [
      created(name, columns),
      `COPY INTO ${name} FROM '/Volumes/main/default/files/${name}.csv' FILEFORMAT = CSV FORMAT_OPTIONS ('header' = 'true');`,
    ],
  },
};
