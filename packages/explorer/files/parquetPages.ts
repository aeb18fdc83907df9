import type {ColumnMetaData} from 'hyparquet';
import {deserializeTCompactProtocol} from 'hyparquet/src/thrift.js';
import {Damaged} from './limit';

/** A page that holds a dictionary, as the header of a page names its kind. */
const DICTIONARY = 2;

/** The header of a page, by the numbers of its fields: its kind, its size, and what its kind adds. */
interface PageHeader {
  readonly field_1?: number;
  readonly field_3?: number;
  /** A page of values, a dictionary, and a page of the second version, each with the count of its values. */
  readonly field_5?: {readonly field_1?: number};
  readonly field_7?: {readonly field_1?: number};
  readonly field_8?: {readonly field_1?: number};
}

/**
 * Compares the counts of the pages of a column with the count that the file has for the column, because the library makes
 * room for as many values as a page says it has.
 *
 * @throws Damaged where a page has more values than are left, or a dictionary more than it has bits
 */
export function checkPages(file: ArrayBuffer, column: ColumnMetaData): void {
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
    if (!isDictionary) left -= count;
    reader.offset += size;
  }
}
