import type {OperationName} from '../model/operations';
import {describeStep, nameOf, wrap} from './print';
import type {Rings, Step} from './steps';
import {Unavailable} from './unavailable';

/** The database stacks that queries can be written for. Their functions are in `docs/_bindings/<name>/names.json`. */
export const sqlStacks = ['duckdb', 'postgres', 'databricks', 'snowflake', 'carto-bigquery', 'clickhouse'] as const;
export type SqlStack = (typeof sqlStacks)[number];

/** The file of a stack's names: the calls of each function, by its name in C. */
export interface StackNames {
  readonly functions: Readonly<Record<string, readonly {readonly call: string}[]>>;
}

/** How a stack writes what the queries need. */
interface Dialect {
  readonly label: string;
  readonly setup?: string;
  /** An index as a literal. */
  readonly index: (index: string) => string;
  readonly array: (items: string) => string;
  /** Rows of an array: the columns and tables of a query, `from` being the table with `cell` that the array is made from. */
  readonly rows: (array: string, from: string | undefined) => string;
  /** All cells of a table as one array, for the query that reads them. */
  readonly collect: string;
  readonly polygon: (wkt: string) => string;
  /** The arguments of the function that converts a position. */
  readonly position: (lng: number, lat: number, resolution: number) => string;
  readonly containment: (mode: 'full' | 'overlapping', resolution: number) => string | undefined;
  /** Which of a function's calls is used, where it is not the first one. */
  readonly prefer?: RegExp;
  readonly prefix?: string;
  /** `UNION`, `INTERSECT`, or `EXCEPT` as it removes duplicates. */
  readonly distinct: '' | ' DISTINCT';
  readonly note?: string;
}

const text = (index: string) => `'${index}'`;

const dialects: Readonly<Record<SqlStack, Dialect>> = {
  duckdb: {
    label: 'DuckDB',
    setup: 'INSTALL h3 FROM community;\nLOAD h3;',
    index: text,
    array: (items) => `[${items}]`,
    rows: (array, from) => `SELECT DISTINCT unnest(${array}) AS cell${from === undefined ? '' : ` FROM ${from}`}`,
    collect: 'list(cell)',
    polygon: (wkt) => `'${wkt}'`,
    position: (lng, lat, resolution) => `${lat}, ${lng}, ${resolution}`,
    containment: (mode, resolution) => `${resolution}, '${mode === 'full' ? 'full' : 'overlap'}'`,
    prefer: /wkt.*string\(|latlng_to_cell_string/,
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
    distinct: '',
  },
  databricks: {
    label: 'Databricks',
    index: text,
    array: (items) => `array(${items})`,
    rows: (array, from) => `SELECT DISTINCT explode(${array}) AS cell${from === undefined ? '' : ` FROM ${from}`}`,
    collect: 'collect_list(cell)',
    polygon: (wkt) => `'${wkt}'`,
    position: (lng, lat, resolution) => `${lng}, ${lat}, ${resolution}`,
    containment: (mode, resolution) => (mode === 'overlapping' ? String(resolution) : undefined),
    prefer: /^h3_(?:polyfill|cover|longlat)ash3string/,
    distinct: '',
  },
  snowflake: {
    label: 'Snowflake',
    index: text,
    array: (items) => `ARRAY_CONSTRUCT(${items})`,
    rows: (array, from) =>
      from === undefined
        ? `SELECT DISTINCT value::VARCHAR AS cell FROM TABLE(FLATTEN(input => ${array}))`
        : `SELECT DISTINCT f.value::VARCHAR AS cell FROM ${from}, LATERAL FLATTEN(input => ${array}) AS f`,
    collect: 'ARRAY_AGG(cell)',
    polygon: (wkt) => `TO_GEOGRAPHY('${wkt}')`,
    position: (lng, lat, resolution) => `${lat}, ${lng}, ${resolution}`,
    containment: (mode, resolution) => (mode === 'overlapping' ? String(resolution) : undefined),
    prefer: /^(?!H3_TRY)\w+_STRINGS?\(/,
    distinct: '',
  },
  'carto-bigquery': {
    label: 'BigQuery (CARTO)',
    index: text,
    array: (items) => `[${items}]`,
    rows: (array, from) =>
      from === undefined
        ? `SELECT DISTINCT cell FROM UNNEST(${array}) AS cell`
        : `SELECT DISTINCT item AS cell FROM ${from}, UNNEST(${array}) AS item`,
    collect: 'ARRAY_AGG(cell)',
    polygon: (wkt) => `ST_GEOGFROMTEXT('${wkt}')`,
    position: (lng, lat, resolution) => `${lng}, ${lat}, ${resolution}`,
    containment: (mode, resolution) => `${resolution}, '${mode === 'full' ? 'contains' : 'intersects'}'`,
    prefix: '`carto-un`.carto.',
    distinct: ' DISTINCT',
    note: 'BigQuery reads the edges of polygons as great circles, so cells at long edges can differ.',
  },
  clickhouse: {
    label: 'ClickHouse',
    index: (index) => BigInt(`0x${index}`).toString(),
    array: (items) => `[${items}]`,
    rows: (array, from) => `SELECT DISTINCT arrayJoin(${array}) AS cell${from === undefined ? '' : ` FROM ${from}`}`,
    collect: 'groupArray(cell)',
    polygon: (wkt) => `readWKTPolygon('${wkt}')`,
    position: (lng, lat, resolution) => `${lat}, ${lng}, ${resolution}`,
    containment: (mode, resolution) => `${resolution}, ${mode === 'full' ? 1 : 2}`,
    distinct: ' DISTINCT',
    note: 'Cells are UInt64 numbers. geoToH3 takes the latitude first since release 25.5.',
  },
};

/** What a stack is called. */
export const labelOfStack = (stack: SqlStack): string => dialects[stack].label;

/** The C functions whose results are rows of several indexes. */
const many: Readonly<Partial<Record<OperationName, string>>> = {
  children: 'cellToChildren',
  disk: 'gridDisk',
  ring: 'gridRing',
  edges: 'originToDirectedEdges',
  vertexes: 'cellToVertexes',
  ends: 'directedEdgeToCells',
};
const one: Readonly<Partial<Record<OperationName, string>>> = {
  parent: 'cellToParent',
  centerChild: 'cellToCenterChild',
  reverse: 'reverseDirectedEdge',
};

const ringText = (ring: Rings[number]) =>
  `(${[...ring, ...ring.slice(0, 1)].map(([lng = 0, lat = 0]) => `${lng} ${lat}`).join(', ')})`;

/** Writes the queries of one stack. */
class Writer {
  private readonly dialect: Dialect;

  constructor(
    stack: SqlStack,
    private readonly names: StackNames,
  ) {
    this.dialect = dialects[stack];
  }

  /** The name that the stack has for a function of C. */
  private call(name: string): string {
    const calls = (this.names.functions[name] ?? []).map(({call}) => call);
    const {prefer, prefix = '', label} = this.dialect;
    const chosen = (prefer && calls.find((call) => prefer.test(call))) ?? calls[0];
    const found = /^[\w.]+/.exec(chosen ?? '')?.[0];
    if (found === undefined) throw new Unavailable(`${label} has no ${name}`);
    return `${prefix}${found}`;
  }

  query(step: Step): string {
    const {index, array, rows, polygon, position, distinct, containment, label} = this.dialect;
    switch (step.kind) {
      case 'list':
        return rows(array(`\n${wrap(step.indexes.map(index), '    ')}\n  `), undefined);
      case 'points':
        return step.positions
          .map(
            ([lng = 0, lat = 0]) =>
              `SELECT ${this.call('latLngToCell')}(${position(lng, lat, step.resolution)}) AS cell`,
          )
          .join(`\n  UNION${distinct}\n  `);
      case 'fill':
        return step.polygons
          .map((rings) => {
            const area = polygon(`POLYGON (${rings.map(ringText).join(', ')})`);
            if (step.containment === 'center') {
              return rows(`${this.call('polygonToCells')}(${area}, ${step.resolution})`, undefined);
            }
            const mode = containment(step.containment, step.resolution);
            if (mode === undefined) throw new Unavailable(`${label} has no mode for cells that fit inside`);
            return rows(`${this.call('polygonToCellsExperimental')}(${area}, ${mode})`, undefined);
          })
          .join(`\n  UNION${distinct}\n  `);
      case 'operate':
        return this.operation(step.name, nameOf(step.of), step.k, step.resolution);
      case 'uncompact':
        return this.operation('uncompact', nameOf(step.of), 0, step.resolution);
      case 'combine': {
        const word = {union: 'UNION', intersection: 'INTERSECT', difference: 'EXCEPT'}[step.operation];
        return `SELECT cell FROM ${nameOf(step.first)} ${word}${distinct} SELECT cell FROM ${nameOf(step.second)}`;
      }
      case 'trace':
        throw new Unavailable(`${label} has no function for the cells along a line`);
      case 'aggregate': {
        const {resolution} = step;
        const values = step.rows.map(({place, value}) => {
          const cell =
            typeof place === 'string'
              ? `${this.call('cellToParent')}(${index(place)}, ${resolution})`
              : `${this.call('latLngToCell')}(${position(place[1], place[0], resolution)})`;
          return `SELECT ${cell} AS cell, ${value} AS value`;
        });
        const how = {count: 'count(*)', sum: 'sum(value)', mean: 'avg(value)', min: 'min(value)', max: 'max(value)'};
        return `SELECT cell, ${how[step.aggregation]} AS value FROM (\n    ${values.join(' UNION ALL\n    ')}\n  ) AS places GROUP BY cell`;
      }
    }
  }

  private operation(name: OperationName, of: string, k: number, resolution: number): string {
    const {rows, collect, distinct, label} = this.dialect;
    const level = (step: string) => `${this.call('getResolution')}(cell) ${step}`;
    const several = many[name];
    if (several !== undefined) {
      const argument = name === 'children' ? `, ${level('+ 1')}` : name === 'disk' || name === 'ring' ? `, ${k}` : '';
      return rows(`${this.call(several)}(cell${argument})`, of);
    }
    const single = one[name];
    if (single !== undefined) {
      const argument = name === 'parent' ? `, ${level('- 1')}` : name === 'centerChild' ? `, ${level('+ 1')}` : '';
      return `SELECT DISTINCT ${this.call(single)}(cell${argument}) AS cell FROM ${of}`;
    }
    switch (name) {
      case 'neighbors':
        return `${rows(`${this.call('gridDisk')}(cell, 1)`, of)} EXCEPT${distinct} SELECT cell FROM ${of}`;
      case 'compact':
        return rows(`${this.call('compactCells')}(cells)`, `(SELECT ${collect} AS cells FROM ${of}) AS whole`);
      case 'uncompact':
        return rows(
          `${this.call('uncompactCells')}(cells, ${resolution})`,
          `(SELECT ${collect} AS cells FROM ${of}) AS whole`,
        );
      default:
        throw new Unavailable(
          `the query for ${label} has no step for “${describeStep({kind: 'operate', name, k, resolution, of: 0})}”`,
        );
    }
  }
}

/**
 * A query that returns the indexes of the last step as rows.
 *
 * @throws Unavailable where the stack has no function for a step
 */
export function toSql(steps: readonly Step[], stack: SqlStack, names: StackNames): string {
  const writer = new Writer(stack, names);
  const {setup, note, label} = dialects[stack];
  const tables = steps.map(
    (step, at) => `  -- ${describeStep(step)}\n  ${nameOf(at)} AS (\n  ${writer.query(step)}\n  )`,
  );
  const last = steps.at(-1)?.kind === 'aggregate' ? 'cell, value' : 'cell';
  return [
    `-- ${label}${note === undefined ? '' : `. ${note}`}`,
    ...(setup === undefined ? [] : [setup]),
    `WITH\n${tables.join(',\n')}\nSELECT ${last} FROM ${nameOf(steps.length - 1)};`,
    '',
  ].join('\n');
}
