import type {Raw} from '../raw';
import {boxesTable} from './boxes';
import {delimitedTable} from './delimited';
import {jsonTable} from './json';
import {spacedTable} from './spaced';
import {xmlTable} from './xml';

/**
 * The formats of tables in text, in the order in which they are tried. Each returns undefined for a text that it doesn't fit, and
 * throws `Refused` for one whose format isn't read.
 */
const formats: readonly ((text: string) => Raw | undefined)[] = [
  xmlTable,
  jsonTable,
  boxesTable,
  delimitedTable,
  spacedTable,
];

/** The rows of a text by the first format that fits it; undefined when none does. @throws Refused */
export function tableOf(text: string): Raw | undefined {
  for (const read of formats) {
    const table = read(text);
    if (table) return table;
  }
  return undefined;
}
