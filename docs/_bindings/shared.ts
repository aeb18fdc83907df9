// cspell:ignore SERDE TBLPROPERTIES
/** Parts of dialects that several databases share. */
import {translate} from '@docusaurus/Translate';
import {
  centersOnly,
  containedIn,
  type Dialect,
  integer,
  latitudeFirst,
  type Loading,
  longitudeFirst,
  storedAsInteger,
  storedAsText,
  text,
  unnested,
} from '@h3-docs/catalogue';

/** A file in a bucket of the reader. */
export const bucket = (name: string) => `s3://my-bucket/${name}`;
/** The statement that makes an empty table, `columns` being names with types. */
export const created = (name: string, columns: string) => `CREATE TABLE ${name} (${columns});`;
/** Where the import depends on the connector or on the configuration. */
export const createdOnly = (number: string, integer: string, text: string): Loading => ({
  types: [number, integer, text],
  statements: (name, columns) => [created(name, columns)],
});
/** PostgreSQL, with CARTO's toolbox or without. */
export const postgresLoading: Loading = {
  types: ['double precision', 'bigint', 'text'],
  statements: (name, columns) => [
    created(name, columns),
    String.raw`\copy ${name} FROM '${name}.csv' WITH (FORMAT csv, HEADER)`,
  ],
};
/** Snowflake, with CARTO's toolbox or without. */
export const snowflakeLoading: Loading = {
  types: ['FLOAT', 'NUMBER', 'VARCHAR'],
  statements: (name, columns) => [
    created(name, columns),
    `PUT file://${name}.csv @~;`,
    `COPY INTO ${name} FROM @~/${name}.csv.gz FILE_FORMAT = (TYPE = CSV SKIP_HEADER = 1 FIELD_OPTIONALLY_ENCLOSED_BY = '"');`,
  ],
};
/** Oracle, with CARTO's toolbox or without. */
export const oracleLoading: Loading = {
  types: ['BINARY_DOUBLE', 'NUMBER(20)', 'CLOB'],
  statements: (name, columns) => [created(name, columns), `LOAD TABLE ${name} ${name}.csv`],
};

/** What Athena and Presto share. */
export const presto = {
  index: integer,
  stored: storedAsInteger,
  array: (items) => `ARRAY[${items}]`,
  rows: unnested,
  collect: 'array_agg(cell)',
  position: latitudeFirst,
  containment: centersOnly,
  distinct: '',
  note: translate({message: 'Cells are BIGINT numbers.'}),
} as const satisfies Partial<Dialect>;
/** Athena, whose functions are in a Lambda function of the reader. */
export const athena = {
  ...presto,
  isDeclared: true,
  loading: {
    types: ['double', 'bigint', 'string'],
    statements: (name, columns) => [
      `CREATE EXTERNAL TABLE ${name} (${columns}) ROW FORMAT SERDE 'org.apache.hadoop.hive.serde2.OpenCSVSerde' LOCATION '${bucket(name)}/' TBLPROPERTIES ('skip.header.line.count' = '1');`,
    ],
  },
  note: `${presto.note} ${translate({message: 'Replace my-h3-function with the name of your Lambda function.'})}`,
} as const satisfies Partial<Dialect>;
/** CARTO's toolbox, outside BigQuery. */
export const carto = {
  index: text,
  stored: storedAsText,
  position: longitudeFirst,
  containment: containedIn,
  prefix: 'carto.',
  distinct: '',
  note: translate({message: 'Replace carto with the schema of the toolbox.'}),
} as const satisfies Partial<Dialect>;
