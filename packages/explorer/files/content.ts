import type {ColumnChoice} from '../data/columnTypes';
import {readRaw} from '../input/read';
import {packContent, type PackedContent} from '../model/packed';
import {readSource} from './read';
import type {FileReading, OpenedFile} from './types';

/** What a file holds: rows with their places, or a text that is read as if it were pasted; or in words why it has neither. */
export type FileContent = {readonly content: PackedContent} | Exclude<FileReading, {readonly table: unknown}>;

/**
 * Reads a file, and the rows of its table. Never rejects because of the content of the file.
 *
 * @param choices - what the reader chose for the columns of the table
 */
export async function readFile(file: OpenedFile, choices?: readonly ColumnChoice[]): Promise<FileContent> {
  const reading = await readSource(file);
  if (!('table' in reading)) return reading;
  const {table, note} = reading;
  const notes = [...(table.notes ?? []), ...(note === undefined ? [] : [note])];
  (await import('../input/projections')).provide();
  return {content: packContent(readRaw({...table, notes}, choices && {choices}))};
}
