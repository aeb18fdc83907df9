import {translate} from '@docusaurus/Translate';
import type {ColumnChoice} from '../data/columnTypes';
import {pointRows, readTable} from '../data/dataset';
import {namesOf, Refused, type Raw} from '../data/raw';
import {tableOf} from '../data/tables';
import type {DataSet} from '../data/types';
import {whyNoTable} from '../files/refused';
import {formatLocale} from '@h3-docs/base/number';
import {Collector} from './collector';
import {FEW_FIELDS, MAX_COLUMNS, MAX_FILE_BYTES} from './limits';
import {readOnlyIndexes} from './lines';
import {readLoose} from './loose';
import type {ReadResult} from './types';

/** What a text holds, and its rows with all their columns if it is a table. */
export interface TextContent {
  readonly result: ReadResult;
  readonly data: DataSet | undefined;
}

/** How a text is read. */
export interface ReadOptions {
  /** What the reader chose for the columns of a table. */
  readonly choices?: readonly ColumnChoice[];
}

/**
 * Reads whatever people have at hand by the first format that fits the whole text: XML, JSON, printed tables, and
 * delimited tables, each with all their columns. A text that none of them fits is searched for indexes, positions, codes
 * of places, and geometries. Never throws; what cannot be read is listed with its line and the reason.
 *
 * @param source - at most `MAX_FILE_BYTES` of UTF-8; longer text is refused as a whole
 */
export function readText(text: string, options: ReadOptions = {}): TextContent {
  try {
    return readAny(text, options);
  } catch (error) {
    if (error instanceof Refused) return refusedText(text, error);
    // Engines throw it where a pattern needs more of the stack for a long word than there is.
    if (!(error instanceof RangeError)) throw error;
    const reason = translate({message: 'this text has a part that is too long to be read'});
    return refusedText('', new Refused(reason, 1, text));
  }
}

function readAny(text: string, {choices = []}: ReadOptions): TextContent {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > MAX_FILE_BYTES) {
    const values = {bytes: formatLocale(bytes), most: formatLocale(MAX_FILE_BYTES)};
    return refusedText('', new Refused(translate({message: '{bytes} bytes of text, but the limit is {most}'}, values)));
  }
  const reason = whyNoTable(translate({message: 'This text'}), text);
  if (reason !== undefined) throw new Refused(reason, 1, text);
  const sink = new Collector();
  const table = tableOf(text);
  if (table) checkColumns(table, text.length);
  const rows = table && readTable(table, choices, sink);
  const data = rows && rows.rows.length > 0 ? rows : undefined;
  if (!table) readLoose(text, sink);
  // Indexes are found in any text, also in one whose rows aren't placed by them.
  else if (!sink.hasPlaces) readOnlyIndexes(text, sink);
  if (sink.isEmpty && text.trim() !== '' && !data)
    sink.problem(1, text, translate({message: 'no index, position, or geometry found in this text'}));
  const result = sink.result();
  return {result, data: data ?? pointRows(result.shapes)};
}

/** If each row has its own keys, a table has more fields than its text has letters. @throws Refused for too many columns */
function checkColumns(table: Raw, length: number): void {
  const names = namesOf(table);
  const [count, most] = [formatLocale(names.length), formatLocale(MAX_COLUMNS)];
  const some = names.slice(0, 3).join(', ');
  if (names.length > MAX_COLUMNS)
    throw new Refused(
      translate({message: 'this table has {count} columns, but the limit is {most}'}, {count, most}),
      1,
      some,
    );
  if (names.length * table.rows.length > Math.max(length, FEW_FIELDS))
    throw new Refused(
      translate(
        {message: 'the rows of this text have {count} different keys, which are too many for a table'},
        {count},
      ),
      1,
      some,
    );
}

/** A text that isn't read, which is said once. Indexes are found in any text. */
function refusedText(text: string, {line, text: said, message}: Refused): TextContent {
  const sink = new Collector();
  sink.problem(line, said, message);
  readOnlyIndexes(text, sink);
  return {result: sink.result(), data: undefined};
}

/**
 * Reads the rows of a table that a source has made, by what the source knows of its columns. Projections must be provided
 * where a column names a system (see `needsProjections`).
 */
export function readRaw(raw: Raw, {choices = []}: ReadOptions = {}): TextContent {
  const sink = new Collector();
  const data = readTable(raw, choices, sink);
  return {result: sink.result(), data};
}

/** The indexes, positions, and shapes of a text (see `readText`). */
export function readInput(text: string): ReadResult {
  return readText(text).result;
}
