import {translate} from '@docusaurus/Translate';
import {containedIn, type Dialect, longitudeFirst, storedAsText, text} from '@h3-docs/catalogue';

/** How the explorer writes queries for BigQuery (CARTO). */
export const dialect: Dialect = {
  label: 'BigQuery (CARTO)',
  names: () => import(/* webpackChunkName: 'engine-names' */ './names.json'),
  index: text,
  stored: storedAsText,
  array: (items) => `[${items}]`,
  rows: (array, from) =>
    from === undefined
      ? `SELECT DISTINCT cell FROM UNNEST(${array}) AS cell`
      : `SELECT DISTINCT item AS cell FROM ${from}, UNNEST(${array}) AS item`,
  collect: 'ARRAY_AGG(cell)',
  polygon: (wkt) => `ST_GEOGFROMTEXT(${wkt})`,
  position: longitudeFirst,
  containment: containedIn,
  prefix: '`carto-os`.carto.',
  distinct: ' DISTINCT',
  note: translate({
    message: 'BigQuery reads the edges of polygons as great circles, so cells at long edges can differ.',
  }),
  loading: {
    types: ['FLOAT64', 'INT64', 'STRING'],
    statements: (name, columns) => [
      `LOAD DATA INTO ${name} (${columns}) FROM FILES (format = 'CSV', uris = ['gs://my-bucket/${name}.csv'], skip_leading_rows = 1);`,
    ],
  },
};
