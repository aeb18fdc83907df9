// cspell:ignore HEXTORAW ODCIRAWLIST
import {translate} from '@docusaurus/Translate';
import {
  centersOnly,
  containedIn,
  flattened,
  fromTable,
  integer,
  latitudeFirst,
  longitudeFirst,
  pointsOf,
  selected,
  text,
  unnested,
  type Dialect,
} from '@h3-docs/catalogue/dialect';

/** The database stacks that queries can be written for. Their functions are in `docs/_bindings/<name>/names.json`. */
export const sqlStacks = [
  'duckdb',
  'postgres',
  'databricks',
  'snowflake',
  'carto-bigquery',
  'clickhouse',
  'redshift',
  'sedona',
  'athena-aws',
  'athena-dcs',
  'presto',
  'carto-snowflake',
  'carto-postgres',
  'carto-oracle',
  'oracle',
  'pinot',
  'sqlite',
] as const;
export type SqlStack = (typeof sqlStacks)[number];

/** What Athena and Presto share. */
const presto = {
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
const athena = {
  ...presto,
  isDeclared: true,
  note: `${presto.note} ${translate({message: 'Replace my-h3-function with the name of your Lambda function.'})}`,
} as const satisfies Partial<Dialect>;
/** CARTO's toolbox, outside BigQuery. */
const carto = {
  index: text,
  position: longitudeFirst,
  containment: containedIn,
  prefix: 'carto.',
  distinct: '',
  note: translate({message: 'Replace carto with the schema of the toolbox.'}),
} as const satisfies Partial<Dialect>;

export const dialects: Readonly<Record<SqlStack, Dialect>> = {
  duckdb: {
    label: 'DuckDB',
    setup: 'INSTALL h3 FROM community;\nLOAD h3;',
    index: text,
    array: (items) => `[${items}]`,
    rows: selected('unnest'),
    collect: 'list(cell)',
    polygon: (wkt) => `'${wkt}'`,
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
  },
  postgres: {
    label: 'PostgreSQL (h3-pg)',
    setup: 'CREATE EXTENSION IF NOT EXISTS h3;\nCREATE EXTENSION IF NOT EXISTS h3_postgis CASCADE;',
    index: text,
    array: (items) => `ARRAY[${items}]::h3index[]`,
    rows: (array, from) => {
      // Functions of h3-pg return rows; only literals are arrays.
      const call = array.startsWith('ARRAY') ? `unnest(${array})` : array;
      return `SELECT DISTINCT ${call} AS cell${from === undefined ? '' : ` FROM ${from}`}`;
    },
    collect: 'array_agg(cell)',
    polygon: (wkt) => `ST_GeomFromText('${wkt}', 4326)`,
    position: (lng, lat, resolution) => `POINT(${lng}, ${lat}), ${resolution}`,
    containment: (mode, resolution) => `${resolution}, '${mode}'`,
    prefer: /geometry/,
    calls: {
      // The function of both cells returns a record.
      directedEdgeToCells: (args) =>
        `unnest(ARRAY[h3_get_directed_edge_origin(${args}), h3_get_directed_edge_destination(${args})])`,
    },
    around: (from, call) => {
      const under = call('latLngToCell', `${call('vertexToLatLng', 'cell')}, ${call('getResolution', 'cell')}`);
      return `SELECT DISTINCT near AS cell FROM (
    SELECT cell AS vertex, ${call('gridDisk', `${under}, 1`)} AS near FROM ${from}
  ) AS places WHERE vertex IN (SELECT ${call('cellToVertexes', 'near')})`;
    },
    distinct: '',
  },
  databricks: {
    hasBackticks: true,
    label: 'Databricks',
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
  },
  snowflake: {
    label: 'Snowflake',
    hasEscapes: true,
    index: text,
    array: (items) => `ARRAY_CONSTRUCT(${items})`,
    rows: flattened,
    collect: 'ARRAY_AGG(cell)',
    polygon: (wkt) => `TO_GEOGRAPHY('${wkt}')`,
    position: latitudeFirst,
    containment: (mode, resolution) => (mode === 'overlapping' ? String(resolution) : undefined),
    prefer: /^(?!H3_TRY)\w+_STRINGS?\(/,
    distinct: '',
  },
  'carto-bigquery': {
    hasBackticks: true,
    label: 'BigQuery (CARTO)',
    hasEscapes: true,
    index: text,
    array: (items) => `[${items}]`,
    rows: (array, from) =>
      from === undefined
        ? `SELECT DISTINCT cell FROM UNNEST(${array}) AS cell`
        : `SELECT DISTINCT item AS cell FROM ${from}, UNNEST(${array}) AS item`,
    collect: 'ARRAY_AGG(cell)',
    polygon: (wkt) => `ST_GEOGFROMTEXT('${wkt}')`,
    position: longitudeFirst,
    containment: containedIn,
    prefix: '`carto-un`.carto.',
    distinct: ' DISTINCT',
    note: translate({
      message: 'BigQuery reads the edges of polygons as great circles, so cells at long edges can differ.',
    }),
  },
  clickhouse: {
    label: 'ClickHouse',
    hasEscapes: true,
    index: integer,
    array: (items) => `[${items}]`,
    rows: selected('arrayJoin'),
    collect: 'groupArray(cell)',
    polygon: (wkt) => `readWKTPolygon('${wkt}')`,
    position: latitudeFirst,
    containment: (mode, resolution) => `${resolution}, ${mode === 'full' ? 1 : 2}`,
    calls: {
      // The function of both cells returns a tuple.
      directedEdgeToCells: (args) =>
        `[h3GetOriginIndexFromUnidirectionalEdge(${args}), h3GetDestinationIndexFromUnidirectionalEdge(${args})]`,
    },
    distinct: ' DISTINCT',
    note: translate({message: 'Cells are UInt64 numbers. geoToH3 takes the latitude first since release 25.5.'}),
  },
  redshift: {
    label: 'Amazon Redshift',
    index: integer,
    array: (items) => `array(${items})`,
    // A SUPER value is unnested by naming it after the table that it is in.
    rows: (array, from) =>
      `SELECT DISTINCT item::BIGINT AS cell FROM (SELECT ${array} AS items${from === undefined ? '' : ` FROM ${from}`}) AS whole, whole.items AS item`,
    collect: '',
    polygon: (wkt) => `ST_GeomFromText('${wkt}', 4326)`,
    position: longitudeFirst,
    containment: centersOnly,
    resolution: '((cell >> 52) & 15)::INTEGER',
    distinct: '',
    note: translate({message: 'Cells are BIGINT numbers.'}),
  },
  sedona: {
    hasBackticks: true,
    label: 'Spark (Apache Sedona)',
    hasEscapes: true,
    index: (index) => `${integer(index)}L`,
    array: (items) => `array(${items})`,
    rows: selected('explode'),
    collect: 'collect_list(cell)',
    polygon: (wkt) => `ST_GeomFromWKT('${wkt}')`,
    position: (lng, lat, resolution) => `ST_Point(${lng}, ${lat}), ${resolution}`,
    containment: centersOnly,
    calls: {
      cellToBoundary: (args) => `ST_H3ToGeom(array(${args}))[0]`,
      latLngToCell: (args) => `ST_H3CellIDs(${args}, false)[0]`,
      polygonToCells: (args) => `ST_H3CellIDs(${args}, false)`,
      gridDisk: (args) => `ST_H3KRing(${args}, false)`,
      gridRing: (args) => `ST_H3KRing(${args}, true)`,
      // Paths are those of lines, not of two cells.
      gridPathCells: () => undefined,
    },
    resolution: 'CAST(shiftright(cell, 52) & 15 AS INT)',
    distinct: '',
    note: translate({message: 'Cells are BIGINT numbers.'}),
  },
  'athena-aws': {
    ...athena,
    label: 'Athena (h3-udf-for-athena)',
    polygon: text,
  },
  presto: {
    ...presto,
    label: 'Presto (h3-presto)',
    polygon: (wkt) => `ST_GeometryFromText('${wkt}')`,
  },
  'athena-dcs': {
    ...athena,
    label: 'Athena (aws-athena-udfs-h3)',
    polygon: (_wkt, [outer = [], ...holes]) =>
      `${pointsOf(outer)}, ${holes.length > 0 ? `ARRAY[${holes.map(pointsOf).join(', ')}]` : 'CAST(ARRAY[] AS ARRAY(ARRAY(VARCHAR)))'}`,
  },
  'carto-snowflake': {
    ...carto,
    label: 'Snowflake (CARTO)',
    hasEscapes: true,
    array: (items) => `ARRAY_CONSTRUCT(${items})`,
    rows: flattened,
    collect: 'ARRAY_AGG(cell)',
    polygon: (wkt) => `TO_GEOGRAPHY('${wkt}')`,
    note: translate({message: 'Replace carto with the database and schema of the toolbox.'}),
  },
  'carto-postgres': {
    ...carto,
    label: 'PostgreSQL (CARTO)',
    array: (items) => `ARRAY[${items}]`,
    rows: selected('unnest'),
    collect: 'array_agg(cell)',
    polygon: (wkt) => `ST_GeomFromText('${wkt}', 4326)`,
  },
  'carto-oracle': {
    ...carto,
    label: 'Oracle (CARTO)',
    array: (items) => `carto.H3_INDEX_ARRAY(${items})`,
    rows: fromTable,
    collect: 'CAST(COLLECT(cell) AS carto.H3_INDEX_ARRAY)',
    polygon: (wkt) => `SDO_GEOMETRY('${wkt}', 4326)`,
    alias: '',
    dual: ' FROM DUAL',
  },
  oracle: {
    label: 'Oracle',
    index: (index) => `HEXTORAW('${index.padStart(16, '0')}')`,
    array: (items) => `SYS.ODCIRAWLIST(${items})`,
    rows: fromTable,
    collect: '',
    polygon: (wkt) => `SDO_GEOMETRY('${wkt}', 4326)`,
    position: longitudeFirst,
    containment: centersOnly,
    distinct: '',
    alias: '',
    dual: ' FROM DUAL',
    note: translate({message: 'Cells are RAW(8) values: 16 hexadecimal digits that start with 0.'}),
  },
  pinot: {
    label: 'Apache Pinot',
    setup: 'SET useMultistageEngine = true;',
    index: (index) => `(${integer(index)})`,
    array: (items) => `(VALUES ${items}) AS listed (cell)`,
    rows: (array, from) => (from === undefined ? `SELECT DISTINCT cell FROM ${array}` : unnested(array, from)),
    collect: '',
    polygon: text,
    position: longitudeFirst,
    containment: centersOnly,
    distinct: '',
    note: translate({message: 'Cells are LONG numbers. CROSS JOIN UNNEST needs Pinot 1.5 or newer.'}),
  },
  sqlite: {
    label: 'SQLite (h3-sqlite3)',
    setup: '.load ./libh3ext',
    index: (index) => `(${integer(index)})`,
    array: (items) => `(VALUES ${items})`,
    rows: (array) => `SELECT DISTINCT column1 AS cell FROM ${array}`,
    collect: '',
    polygon: text,
    position: (lng, lat, resolution) => `radians(${lat}), radians(${lng}), ${resolution}`,
    containment: centersOnly,
    distinct: '',
    note: translate({message: 'Cells are integers.'}),
  },
};
