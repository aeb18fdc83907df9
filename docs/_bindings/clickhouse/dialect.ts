import {translate} from '@docusaurus/Translate';
import {type Dialect, integer, latitudeFirst, selected, storedAsInteger} from '@h3-docs/catalogue';

/** How the explorer writes queries for ClickHouse. */
export const dialect: Dialect = {
  label: 'ClickHouse',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: integer,
  stored: storedAsInteger,
  array: (items) => `[${items}]`,
  rows: selected('arrayJoin'),
  collect: 'groupArray(cell)',
  polygon: (wkt) => `readWKTPolygon(${wkt})`,
  position: latitudeFirst,
  containment: (mode, resolution) => `${resolution}, ${mode === 'full' ? 1 : 2}`,
  distinct: ' DISTINCT',
  note: translate({message: 'Cells are UInt64 numbers. geoToH3 takes the latitude first since release 25.5.'}),
  loading: {
    types: ['Nullable(Float64)', 'UInt64', 'Nullable(String)'],
    statements: (name, columns) => [
      `CREATE TABLE ${name} (${columns}) ENGINE = MergeTree ORDER BY tuple();`,
      `INSERT INTO ${name} FROM INFILE '${name}.csv' FORMAT CSVWithNames;`,
    ],
  },
};
