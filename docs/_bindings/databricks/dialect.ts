// cspell:ignore geomfromtext geomfromwkb
import {type Dialect, longitudeFirst, selected, text} from '@h3-docs/catalogue';

/** How the explorer writes queries for Databricks. */
export const dialect: Dialect = {
  hasBackticks: true,
  label: 'Databricks',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  hasEscapes: true,
  index: text,
  array: (items) => `array(${items})`,
  rows: selected('explode'),
  collect: 'collect_list(cell)',
  polygon: (wkt) => `'${wkt}'`,
  position: longitudeFirst,
  containment: (mode, resolution) => (mode === 'overlapping' ? String(resolution) : undefined),
  prefer: /^h3_(?:polyfill|cover|longlat)ash3string/,
  distinct: '',
  overlap: {geometry: (wkt) => `st_geomfromtext('${wkt}')`, outline: (call) => `st_geomfromwkb(${call})`},
};
