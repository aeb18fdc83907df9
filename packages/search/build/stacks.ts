// cspell:disable -- what readers call engines
import type {SearchStack} from '../files';
import {readEngines} from '@h3-docs/catalogue/build/engines/read';

/** What readers call an engine, as keys, by its id; of engines that share a name, the one that most readers have. */
const callings: Readonly<Record<string, string>> = {
  postgres: 'postgres postgresql postgis pg h3pg',
  databricks: 'databricks',
  snowflake: 'snowflake',
  'carto-bigquery': 'bigquery carto',
  clickhouse: 'clickhouse',
  redshift: 'redshift',
  kusto: 'kusto kql',
  h3spark: 'spark pyspark h3spark',
  'h3-pyspark': 'h3pyspark',
  sedona: 'sedona',
  'athena-aws': 'athena',
  presto: 'presto trino',
  oracle: 'oracle',
  pinot: 'pinot',
  sqlite: 'sqlite',
  'rust-h3o': 'rust h3o',
  'r-h3jsr': 'h3jsr',
  'r-h3r': 'h3r',
  'julia-h3jl': 'julia',
  'h3-py-vector': 'numpy',
  'polars-h3': 'polars',
  h3pandas: 'pandas geopandas h3pandas',
  h3ronpy: 'h3ronpy',
};

/** The engines that searches may name, in their order. */
export const stacks: readonly SearchStack[] = readEngines().map(({id, label}) => ({
  id,
  label,
  words: callings[id]?.split(' ') ?? [],
}));
