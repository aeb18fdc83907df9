import type {ColumnMetaData, Compressors, SchemaElement} from 'hyparquet';
import {decompressPage} from 'hyparquet/src/datapage.js';
import {getMaxDefinitionLevel, getMaxRepetitionLevel, getSchemaPath} from 'hyparquet/src/schema.js';
import {deserializeTCompactProtocol, readVarInt} from 'hyparquet/src/thrift.js';
import {Damaged, type Budget} from './limit';

/** A page that holds a dictionary, as the header of a page names its kind. */
const DICTIONARY = 2;
/** The encodings of values as numbers in a dictionary. */
const OF_DICTIONARY: readonly unknown[] = [2, 8];

/** The header of a page, by the numbers of its fields: its kind, its sizes, and what its kind adds. */
interface PageHeader {
  readonly field_1?: number;
  readonly field_2?: number;
  readonly field_3?: number;
  /** A page of values, a dictionary, and a page of the second version, each with the count of its values. */
  readonly field_5?: {readonly field_1?: number; readonly field_2?: number};
  readonly field_7?: {readonly field_1?: number};
  readonly field_8?: {
    readonly field_1?: number;
    readonly field_2?: number;
    readonly field_4?: number;
    readonly field_5?: number;
    readonly field_6?: number;
    readonly field_7?: boolean;
  };
}

/** The bits that a number up to another one needs. */
const bitsOf = (most: number): number => 32 - Math.clz32(most);

/** Throws where a repeated value goes beyond the values of its page: the library would write it all the same. */
function checkRuns(bytes: Uint8Array, from: number, to: number, width: number, count: number): void {
  const reader = {view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), offset: from};
  for (let seen = 0; seen < count && reader.offset < to;) {
    const header = readVarInt(reader);
    const run = header >>> 1;
    if ((header & 1) === 0 && run > count - seen) throw new Damaged();
    seen += header & 1 ? 8 * run : run;
    reader.offset += header & 1 ? width * run : (width + 7) >> 3;
  }
}

/** Checks the levels and the numbers of a dictionary in a page of values. */
function checkValues(
  page: Uint8Array,
  header: PageHeader,
  column: ColumnMetaData,
  levels: readonly number[],
  unpack: Unpack,
) {
  const {field_5: first, field_8: second} = header;
  const count = (first ?? second)?.field_1 ?? 0;
  const lengths = [second?.field_6 ?? 0, second?.field_5 ?? 0];
  const isPacked = second?.field_7 !== false;
  const head = lengths.reduce((sum, length) => sum + length, 0);
  const size = (header.field_2 ?? 0) - head;
  const rest = page.subarray(head);
  const body = isPacked ? unpack(rest, size, column.codec) : rest;
  let at = 0;
  levels.forEach((most, kind) => {
    if (most === 0) return;
    const own = second ? page : body;
    const from = second && kind === 1 ? (lengths[0] ?? 0) : at + (second ? 0 : 4);
    const length = second
      ? (lengths[kind] ?? 0)
      : new DataView(body.buffer, body.byteOffset, body.byteLength).getUint32(at, true);
    checkRuns(own, from, from + length, bitsOf(most), count);
    if (!second) at = from + length;
  });
  if (OF_DICTIONARY.includes(first ? first.field_2 : second?.field_4) && at < body.length)
    checkRuns(body, at + 1, body.length, body[at] ?? 0, count - (second?.field_2 ?? 0));
}

type Unpack = (bytes: Uint8Array, size: number, codec: ColumnMetaData['codec']) => Uint8Array;

/**
 * Compares the counts of the pages of a column with the count that the file has for the column, and the runs of each page
 * with the count of the page, because the library makes room for as many values as these say.
 *
 * @throws TooLarge where the pages unpack to more than is read, Damaged where a page or a run has more values than are left, or a dictionary more than it has bits
 */
export function checkPages(
  file: ArrayBuffer,
  column: ColumnMetaData,
  schema: SchemaElement[],
  compressors: Compressors,
  budget: Budget,
): void {
  const path = getSchemaPath(schema, column.path_in_schema);
  const levels = [getMaxRepetitionLevel(path), getMaxDefinitionLevel(path)];
  const unpack: Unpack = (bytes, size, codec) => decompressPage(bytes, size, codec, compressors);
  // A file without dictionaries may have 0 as their place.
  const reader = {
    view: new DataView(file),
    offset: Number(column.dictionary_page_offset) || Number(column.data_page_offset),
  };
  const end = reader.offset + Number(column.total_compressed_size);
  let left = Number(column.num_values);
  while (left > 0 && reader.offset < Math.min(end, file.byteLength)) {
    const header = deserializeTCompactProtocol(reader) as PageHeader;
    const size = header.field_3 ?? -1;
    const count = (header.field_5 ?? header.field_7 ?? header.field_8)?.field_1 ?? 0;
    const isDictionary = header.field_1 === DICTIONARY;
    if (size < 0 || count < 0 || count > (isDictionary ? file.byteLength * 8 : left)) throw new Damaged();
    budget.spend('unpacked', header.field_2 ?? 0);
    if (!isDictionary) {
      left -= count;
      checkValues(new Uint8Array(file, reader.offset, size), header, column, levels, unpack);
    }
    reader.offset += size;
  }
}
