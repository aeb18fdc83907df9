import type {FileReading} from '../files/types';
import {readRaw, readText, type TextContent} from '../input/read';

/** What the rows or the text of a file hold. */
export const contentOf = (reading: FileReading): TextContent =>
  'table' in reading ? readRaw(reading.table) : readText('text' in reading ? reading.text : '');
