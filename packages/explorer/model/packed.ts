import type {Column, DataRow, DataSet, Value} from '../data/types';
import type {ColumnChoice} from '../data/columnTypes';
import type {InputShape, ReadResult} from '../input/types';
import type {TextContent} from '../input/read';

/** The values of a column: numbers, or the distinct values and the place of each row's value among them. */
type PackedColumn =
  Float64Array<ArrayBuffer> | {readonly distinct: readonly Value[]; readonly at: Uint32Array<ArrayBuffer>};

/**
 * Rows and shapes without an object each, because a page waits for each object that a worker hands over. NaN stands for
 * what is missing.
 */
export interface PackedRows {
  readonly columns: readonly Column[];
  readonly fields?: readonly ColumnChoice[];
  readonly count: number;
  readonly indexes: readonly (string | undefined)[] | undefined;
  /** Latitude and longitude of each row, degrees. */
  readonly positions: Float64Array<ArrayBuffer>;
  readonly records: Float64Array<ArrayBuffer>;
  readonly values: readonly PackedColumn[];
}

/** What a worker read, without an object for each row and point. */
export interface PackedContent {
  readonly result: Omit<ReadResult, 'shapes'>;
  readonly data: PackedRows | undefined;
  readonly points: Float64Array<ArrayBuffer>;
  /** The records of the points. */
  readonly origins: Float64Array<ArrayBuffer>;
  /** Shapes that are no points, with their places among all. */
  readonly others: readonly (readonly [at: number, shape: InputShape])[];
}

const isPlain = (value: Value | undefined) => typeof value === 'number' || value === null;

/** The rows of a data set, packed. */
export function packRows({columns, rows, fields}: DataSet): PackedRows {
  const positions = new Float64Array(2 * rows.length).fill(NaN);
  const records = new Float64Array(rows.length).fill(NaN);
  rows.forEach(({position, record}, at) => {
    if (position) positions.set(position, 2 * at);
    if (record !== undefined) records[at] = record;
  });
  return {
    columns,
    ...(fields && {fields}),
    count: rows.length,
    indexes: rows.some(({index}) => index !== undefined) ? rows.map(({index}) => index) : undefined,
    positions,
    records,
    values: columns.map((_, at) =>
      rows.every(({values}) => isPlain(values[at]))
        ? Float64Array.from(rows, ({values}) => Number(values[at] ?? NaN))
        : withoutRepeats(rows.map(({values}) => values[at] ?? null)),
    ),
  };
}

/** Values with each text once: texts repeat, and each value from a worker costs the page time. */
function withoutRepeats(values: readonly Value[]): PackedColumn {
  const known = new Map<Value, number>();
  const at = Uint32Array.from(values, (value) => {
    const number = known.get(value) ?? known.size;
    known.set(value, number);
    return number;
  });
  return {distinct: [...known.keys()], at};
}

/** The rows from one number to another. */
function unpackedRows({indexes, positions, records, values}: PackedRows, from: number, to: number): DataRow[] {
  return Array.from({length: to - from}, (_, step) => {
    const at = from + step;
    const [index, record] = [indexes?.[at], records[at] ?? NaN];
    const [lat = NaN, lng = NaN] = [positions[2 * at], positions[2 * at + 1]];
    return {
      ...(index !== undefined && {index}),
      ...(!Number.isNaN(lat) && {position: [lat, lng] as const}),
      ...(!Number.isNaN(record) && {record}),
      values: values.map((column) => {
        const value = ('distinct' in column ? column.distinct[column.at[at] ?? 0] : column[at]) ?? null;
        return typeof value === 'number' && Number.isNaN(value) ? null : value;
      }),
    };
  });
}

const dataSetOf = ({columns, fields}: PackedRows, rows: readonly DataRow[]): DataSet => ({
  columns,
  rows,
  ...(fields && {fields}),
});

/** The data set of packed rows, at once: for a worker. */
export const unpackRows = (packed: PackedRows): DataSet => dataSetOf(packed, unpackedRows(packed, 0, packed.count));

/** What was read, packed. */
export function packContent({result: {shapes, ...result}, data}: TextContent): PackedContent {
  const points = new Float64Array(2 * shapes.length).fill(NaN);
  const origins = new Float64Array(shapes.length).fill(NaN);
  const others: (readonly [number, InputShape])[] = [];
  shapes.forEach((shape, at) => {
    const {geometry, record} = shape;
    if (geometry.type !== 'Point' || geometry.coordinates.length !== 2) {
      others.push([at, shape]);
      return;
    }
    points.set(geometry.coordinates, 2 * at);
    if (record !== undefined) origins[at] = record;
  });
  return {result, data: data && packRows(data), points, origins, others};
}

/** The buffers of packed content, which go to another thread without a copy. */
export function buffersOf({data, points, origins}: Pick<PackedContent, 'data' | 'points' | 'origins'>): ArrayBuffer[] {
  const columns = data?.values.map((column) => ('distinct' in column ? column.at.buffer : column.buffer)) ?? [];
  return [points.buffer, origins.buffer, ...(data ? [data.positions.buffer, data.records.buffer] : []), ...columns];
}

/** How many rows are unpacked before the page gets its turn: some ten milliseconds. */
const PIECE = 10_000;

/** What was read, with an object for each row and shape again: in pieces, between which the page lives. */
export async function unpackContent({result, data, points, origins, others}: PackedContent): Promise<TextContent> {
  const rows: DataRow[] = [];
  for (let from = 0; data && from < data.count; from += PIECE) {
    for (const row of unpackedRows(data, from, Math.min(data.count, from + PIECE))) rows.push(row);
    await pause();
  }
  const shapes: InputShape[] = [];
  for (let at = 0; at < points.length / 2; at++) {
    if (at % PIECE === PIECE - 1) await pause();
    const record = origins[at] ?? NaN;
    const coordinates = [points[2 * at] ?? 0, points[2 * at + 1] ?? 0];
    shapes.push({geometry: {type: 'Point', coordinates}, ...(!Number.isNaN(record) && {record})});
  }
  for (const [at, shape] of others) shapes[at] = shape;
  return {result: {...result, shapes}, data: data && dataSetOf(data, rows)};
}

/** Lets the page answer its reader. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
