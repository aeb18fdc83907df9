import type {RawTable} from '../rawTable';
import {alignedTable} from './aligned';
import {copyTable} from './copy';
import {delimitedTable} from './delimited';
import {htmlTable} from './html';
import {jsonTable} from './json';
import {outlinesTable} from './outlines';
import {printedTable, verticalTable} from './printed';
import {tuplesTable} from './tuples';
import {xmlTable} from './xml';

/** The formats of tables in text, in the order in which they are tried. Each returns undefined for a text that it doesn't fit. */
const formats: readonly ((text: string) => RawTable | undefined)[] = [
  htmlTable,
  xmlTable,
  outlinesTable,
  jsonTable,
  tuplesTable,
  copyTable,
  verticalTable,
  printedTable,
  delimitedTable,
  alignedTable,
];

/** The rows of a text by the first format that fits it; undefined when none does. */
export function tableOf(text: string): RawTable | undefined {
  for (const read of formats) {
    const table = read(text);
    if (table) return table;
  }
  return undefined;
}
