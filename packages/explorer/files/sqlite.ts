/**
 * Reads the tables of an SQLite file, as https://www.sqlite.org/fileformat2.html describes them: enough for GeoPackage,
 * where sql.js would load an entire database as WebAssembly.
 */

import {translate} from '@docusaurus/Translate';
import {Damaged, Unreadable, type Budget} from './limit';

/** A value of a row. Integers beyond 2 to the power of 53 are texts. */
export type SqliteValue = number | string | Uint8Array<ArrayBuffer> | null;

/** A table with the names of its columns. */
export interface SqliteTable {
  readonly name: string;
  readonly root: number;
  readonly columns: readonly string[];
  /** The types of the columns as the table declares them. */
  readonly types: readonly string[];
  /** The column that is the number of the row; -1 for none. */
  readonly rowId: number;
}

const TABLE_INTERIOR = 5;
const TABLE_LEAF = 13;
/** The levels of a tree: pages of the least size would hold far more than a file may have. */
const DEEPEST = 40;

/** What a row costs besides its content: many of a damaged file may share it. */
const ROW_BYTES = 32;

/** Reads the tables of a SQLite file, a page at a time. */
export class SqliteFile {
  private readonly view: DataView;
  private readonly pageSize: number;
  private readonly usable: number;
  private readonly text: TextDecoder;

  /** @throws Damaged when the file is shorter than it says */
  constructor(
    private readonly bytes: Uint8Array<ArrayBuffer>,
    private readonly budget: Budget,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.view.getUint16(16);
    this.pageSize = size === 1 ? 65_536 : size;
    this.usable = this.pageSize - this.view.getUint8(20);
    this.text = new TextDecoder(['utf-8', 'utf-8', 'utf-16le', 'utf-16be'][this.view.getUint32(56)] ?? 'utf-8');
    // A count of pages that old programs wrote doesn't hold.
    const isCounted = this.view.getUint32(24) === this.view.getUint32(92);
    const pages = isCounted ? this.view.getUint32(28) : 0;
    if (this.pageSize < 512 || this.usable < 480 || pages * this.pageSize > bytes.length) throw new Damaged();
  }

  /** All tables. */
  tables(): SqliteTable[] {
    return [...this.rows(1, -1)].flatMap(([type, name, , root, sql]) =>
      type === 'table' && typeof name === 'string' && typeof root === 'number' && typeof sql === 'string'
        ? [{name, root, ...columnsOf(sql)}]
        : [],
    );
  }

  /** The rows of a table. Columns that were added after a row was written are missing at its end. */
  *rows(root: number, rowId: number): Generator<SqliteValue[]> {
    for (const {payload, id} of this.cells(root, new Set(), 0)) {
      const row = this.record(payload);
      if (rowId >= 0 && row[rowId] === null) row[rowId] = id;
      yield row;
    }
  }

  /** Where a page begins. In a tree of pages, each page is found once. */
  private startOf(page: number, seen: Set<number>): number {
    if (page < 1 || page * this.pageSize > this.bytes.length || seen.has(page)) throw new Damaged();
    seen.add(page);
    return (page - 1) * this.pageSize;
  }

  private *cells(
    page: number,
    seen: Set<number>,
    depth: number,
  ): Generator<{payload: Uint8Array<ArrayBuffer>; id: number}> {
    if (depth > DEEPEST) throw new Damaged();
    const start = this.startOf(page, seen);
    const head = start + (page === 1 ? 100 : 0);
    const type = this.view.getUint8(head);
    const count = this.view.getUint16(head + 3);
    const pointers = head + (type === TABLE_INTERIOR ? 12 : 8);
    if (type !== TABLE_INTERIOR && type !== TABLE_LEAF) throw new Damaged();
    for (let cell = 0; cell < count; cell++) {
      let at = start + this.view.getUint16(pointers + 2 * cell);
      if (type === TABLE_INTERIOR) {
        yield* this.cells(this.view.getUint32(at), seen, depth + 1);
        continue;
      }
      const [size, afterSize] = this.varint(at);
      const [id, afterId] = this.varint(afterSize);
      at = afterId;
      yield {payload: this.payload(at, size, seen), id};
    }
    if (type === TABLE_INTERIOR) yield* this.cells(this.view.getUint32(head + 8), seen, depth + 1);
  }

  /** The content of a cell, of which a long one goes on in other pages. */
  private payload(at: number, size: number, seen: Set<number>): Uint8Array<ArrayBuffer> {
    const most = this.usable - 35;
    if (size > this.bytes.length) throw new Damaged();
    this.budget.spend('unpacked', size + ROW_BYTES);
    if (size <= most) return this.bytes.subarray(at, at + size);
    const least = Math.floor(((this.usable - 12) * 32) / 255) - 23;
    const rest = least + ((size - least) % (this.usable - 4));
    const own = rest <= most ? rest : least;
    const whole = new Uint8Array(size);
    whole.set(this.bytes.subarray(at, at + own));
    let page = this.view.getUint32(at + own);
    for (let done = own; done < size;) {
      const start = this.startOf(page, seen);
      const part = Math.min(size - done, this.usable - 4);
      whole.set(this.bytes.subarray(start + 4, start + 4 + part), done);
      done += part;
      page = this.view.getUint32(start);
    }
    return whole;
  }

  private record(payload: Uint8Array<ArrayBuffer>): SqliteValue[] {
    const view = new DataView(payload.buffer, payload.byteOffset, payload.byteLength);
    const [headSize, first] = varintOf(view, 0);
    const values: SqliteValue[] = [];
    let body = headSize;
    for (let at = first; at < headSize;) {
      const [type, next] = varintOf(view, at);
      at = next;
      const size = sizeOf(type);
      if (body + size > payload.length) throw new Damaged();
      values.push(this.value(type, payload.subarray(body, body + size)));
      body += size;
    }
    return values;
  }

  private value(type: number, bytes: Uint8Array<ArrayBuffer>): SqliteValue {
    if (type === 0) return null;
    if (type === 7) return new DataView(bytes.buffer, bytes.byteOffset, 8).getFloat64(0);
    if (type <= 6) {
      const value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
      const signed = BigInt.asIntN(8 * bytes.length, value);
      return Number.isSafeInteger(Number(signed)) ? Number(signed) : signed.toString();
    }
    if (type === 8 || type === 9) return type - 8;
    return type % 2 === 0 ? bytes : this.text.decode(bytes);
  }

  private varint(at: number): [value: number, next: number] {
    return varintOf(this.view, at);
  }
}

const sizeOf = (type: number): number =>
  type >= 12 ? Math.floor((type - 12) / 2) : ([0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type] ?? 0);

function varintOf(view: DataView, start: number): [value: number, next: number] {
  let value = 0;
  for (let at = 0; at < 9; at++) {
    const byte = view.getUint8(start + at);
    if (at === 8) return [value * 256 + byte, start + 9];
    value = value * 128 + (byte & 127);
    if (byte < 128) return [value, start + at + 1];
  }
  return [value, start + 9];
}

const COMMENT_OR_QUOTED = /--[^\n]*|\/\*[^]*?(?:\*\/|$)|("(?:[^"]|"")*"|`[^`]*`|\[[^\][]*\]|'(?:[^']|'')*')/g;

/** Whether a column is computed when it is read, so that rows don’t have it. */
const isComputed = (column: string) => /\bas\s*\(/i.test(column) && !/\bstored\b/i.test(column);

/** SQLite itself refuses longer statements (SQLITE_MAX_SQL_LENGTH). */
const LONGEST_STATEMENT = 1_000_000;

/**
 * The names of the columns in the statement that made a table.
 *
 * @throws Unreadable when it is longer than SQLite allows
 */
export function columnsOf(sql: string): Pick<SqliteTable, 'columns' | 'types' | 'rowId'> {
  if (sql.length > LONGEST_STATEMENT)
    throw new Unreadable(translate({message: 'it describes a table with too many columns'}));
  const statement = sql.replace(COMMENT_OR_QUOTED, (_, quoted: string | undefined) => quoted ?? ' ');
  const body = statement.slice(statement.indexOf('(') + 1, statement.lastIndexOf(')'));
  const fields: string[] = [];
  let depth = 0;
  let part = '';
  for (const [token] of body.matchAll(/"(?:[^"]|"")*"|`[^`]*`|\[[^\][]*\]|'(?:[^']|'')*'|[^]/g)) {
    if (token === '(') depth++;
    if (token === ')') depth--;
    if (token === ',' && depth === 0) {
      fields.push(part);
      part = '';
    } else part += token;
  }
  fields.push(part);
  const columns = fields
    .map((one) => one.trim())
    .filter((one) => !/^(?:constraint|primary key|unique|check|foreign key)\b/i.test(one) && !isComputed(one));
  const parts = columns.map((one) => {
    const [whole = '', quoted, ticked, bracketed, plain] =
      /^(?:"((?:[^"]|"")*)"|`([^`]*)`|\[([^\]]*)\]|([^\s(]+))/.exec(one) ?? [];
    const name = (quoted?.replaceAll('""', '"') ?? ticked ?? bracketed ?? plain ?? '').trim();
    return {name, type: one.slice(whole.length).trim()};
  });
  return {
    columns: parts.map(({name}) => name),
    types: parts.map(({type}) => type),
    rowId: columns.findIndex((one) => /\binteger\b[^]*\bprimary\s+key\b/i.test(one)),
  };
}
