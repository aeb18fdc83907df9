import type {Dialect} from '@h3-docs/catalogue';
import {dialect as athenaAws} from './athena-aws/dialect';
import {dialect as athenaDcs} from './athena-dcs/dialect';
import {dialect as cartoBigquery} from './carto-bigquery/dialect';
import {dialect as cartoOracle} from './carto-oracle/dialect';
import {dialect as cartoPostgres} from './carto-postgres/dialect';
import {dialect as cartoSnowflake} from './carto-snowflake/dialect';
import {dialect as clickhouse} from './clickhouse/dialect';
import {dialect as databricks} from './databricks/dialect';
import {dialect as duckdb} from './duckdb/dialect';
import {dialect as oracle} from './oracle/dialect';
import {dialect as pinot} from './pinot/dialect';
import {dialect as postgres} from './postgres/dialect';
import {dialect as presto} from './presto/dialect';
import {dialect as redshift} from './redshift/dialect';
import {dialect as sedona} from './sedona/dialect';
import {dialect as snowflake} from './snowflake/dialect';
import {dialect as sqlite} from './sqlite/dialect';

/** The databases that the explorer writes queries for, by their folders, in the order of its menu. */
export const databases = {
  duckdb,
  postgres,
  databricks,
  snowflake,
  'carto-bigquery': cartoBigquery,
  clickhouse,
  redshift,
  sedona,
  'athena-aws': athenaAws,
  'athena-dcs': athenaDcs,
  presto,
  'carto-snowflake': cartoSnowflake,
  'carto-postgres': cartoPostgres,
  'carto-oracle': cartoOracle,
  oracle,
  pinot,
  sqlite,
} as const satisfies Readonly<Record<string, Dialect>>;
