import {translate} from '@docusaurus/Translate';
import type {DatabaseNames} from '@h3-docs/catalogue';
import type {Value} from '../data/types';
import type {Fold} from '../model/fold';
import type {Carried} from './carried';
import {ruleWords} from './print';
import {framed, Writer, type Alternatives, type Query} from './sql';
import {MOST_INLINE} from './sqlLoad';
import {dialectOf, type SqlStack} from './sqlStack';
import {polygonText, positionColumns, quoteOf, wktColumn} from './sqlText';
import {withListedLines, type PlainStep} from './steps';

const firstsTable = '  firsts AS (SELECT cell, min(source) AS source FROM pairs GROUP BY cell)';

const sourceColumn = {name: 'source', type: 'integer'} as const;

/** The queries that give the cells of many geometries with the numbers of their rows, from tables. */
function partsFromTables(
  writer: Writer,
  steps: readonly PlainStep[],
  rowOf: (at: number) => number,
): string[] | undefined {
  const {column, valueOf, cell} = writer.cells();
  const queries: string[] = [];
  const all = steps.map((step, at) => ({step, source: rowOf(at) + 1}));
  const fills = all.flatMap(({step, source}) =>
    step.kind === 'fill' ? step.polygons.map((rings) => [source, polygonText(rings)] as const) : [],
  );
  const points = all.flatMap(({step, source}) =>
    step.kind === 'points' ? step.positions.map(([lng = 0, lat = 0]) => [source, lat, lng] as const) : [],
  );
  const listed = all.flatMap(({step, source}) =>
    step.kind === 'list' ? step.indexes.map((index) => [source, valueOf(index)] as const) : [],
  );
  const fill = steps.find((step) => step.kind === 'fill');
  if (fill) {
    const polygons = writer.fillOf('polygons', fill.resolution, fill.containment, ', source');
    if (polygons === undefined) return undefined;
    writer.load('polygons', [sourceColumn, wktColumn], fills);
    queries.push(polygons);
  }
  const point = steps.find((step) => step.kind === 'points');
  if (point) {
    const table = writer.load('points', [sourceColumn, ...positionColumns], points);
    queries.push(writer.pointsOf(table, point.resolution, ', source'));
  }
  if (listed.length > 0) {
    const table = writer.load('cells_along_lines', [sourceColumn, column], listed);
    queries.push(`SELECT DISTINCT ${cell} AS cell, source FROM ${table}`);
  }
  return queries;
}

/** A query that returns the cells of geometries with the columns that they take over, by a join with the geometries' rows. */
export function toSqlTable(carried: Carried, stack: SqlStack, names: DatabaseNames, alternatives: Alternatives): Query {
  const {columns, rows, parts, rule} = carried;
  const steps = withListedLines(parts.map(({step}) => step));
  const writer = new Writer(stack, names, alternatives, steps);
  const {alias = 'AS ', dual = '', hasEscapes = false} = dialectOf(stack);
  const quote = quoteOf(stack);
  const isLarge = Math.max(rows.length, parts.length) > MOST_INLINE;
  const literal = (value: Value) => {
    if (value === null) return 'NULL';
    if (typeof value === 'number') return String(value);
    return hasEscapes
      ? `'${value.replace(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`
      : `'${value.replaceAll("'", "''")}'`;
  };
  const sources = rows.map((row, at) => {
    const values = row.map((value, column) => `, ${literal(value)} AS ${quote(columns[column]?.name ?? '')}`);
    return `SELECT ${at + 1} AS source${values.join('')}${dual}`;
  });
  const loadedParts = isLarge ? partsFromTables(writer, steps, (at) => parts[at]?.row ?? 0) : undefined;
  const pairs =
    loadedParts ??
    steps.map(
      (step, at) =>
        `SELECT cell, ${(parts[at]?.row ?? 0) + 1} AS source FROM (\n  ${writer.query(step)}\n  ) ${alias}part${at + 1}`,
    );
  const call = rule === 'mean' ? 'avg' : rule;
  const own = columns.map(({name, type}) => {
    const column = `sources.${quote(name)}`;
    if (rule === 'first') return column;
    return type === 'number'
      ? `${call}(${column}) AS ${quote(name)}`
      : `CASE WHEN count(DISTINCT ${column}) = 1 AND count(${column}) = count(*) THEN min(${column}) END AS ${quote(name)}`;
  });
  const joined = (from: string) => `FROM ${from} JOIN sources ON sources.source = ${from}.source`;
  const firsts = `SELECT firsts.cell, ${own.join(', ')} ${joined('firsts')}`;
  const grouped = `SELECT pairs.cell, ${own.join(', ')} ${joined('pairs')} GROUP BY pairs.cell`;
  const results: Readonly<Record<Fold, string>> = {
    first: firsts,
    count: 'SELECT cell, count(DISTINCT source) AS count FROM pairs GROUP BY cell',
    sum: grouped,
    mean: grouped,
    min: grouped,
    max: grouped,
  };
  if (isLarge)
    writer.load(
      'sources',
      [sourceColumn, ...columns.map(({name, type}) => ({name, type, isReaders: true}) as const)],
      rows.map((row, at) => [at + 1, ...row]),
    );
  const tables = [
    ...(isLarge
      ? []
      : [
          `  -- ${translate({message: 'the columns of the geometries, one row for each'})}\n  sources AS (\n  ${sources.join('\n  UNION ALL ')}\n  )`,
        ]),
    `  -- ${translate({message: 'the number of a row, and the cells of its geometry'})}\n  parts AS (\n  ${pairs.join('\n  UNION ALL\n  ')}\n  )`,
    '  pairs AS (SELECT DISTINCT cell, source FROM parts)',
    ...(rule === 'first' ? [firstsTable] : []),
  ];
  return {code: framed(writer, stack, tables, `-- ${ruleWords[rule]}\n${results[rule]};`), tables: writer.tables};
}
