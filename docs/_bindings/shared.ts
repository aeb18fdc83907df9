/** Parts of dialects that several databases share. */
import {translate} from '@docusaurus/Translate';
import {
  centersOnly,
  containedIn,
  type Dialect,
  integer,
  latitudeFirst,
  longitudeFirst,
  text,
  unnested,
} from '@h3-docs/catalogue';

/** What Athena and Presto share. */
export const presto = {
  index: integer,
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
  note: `${presto.note} ${translate({message: 'Replace my-h3-function with the name of your Lambda function.'})}`,
} as const satisfies Partial<Dialect>;
/** CARTO's toolbox, outside BigQuery. */
export const carto = {
  index: text,
  position: longitudeFirst,
  containment: containedIn,
  prefix: 'carto.',
  distinct: '',
  note: translate({message: 'Replace carto with the schema of the toolbox.'}),
} as const satisfies Partial<Dialect>;
