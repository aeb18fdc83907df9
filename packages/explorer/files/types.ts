import type {Raw} from '../data/raw';
import type {Budget, Counted} from './limit';

/**
 * What a file holds: a table, or a text that is read as if it were pasted; or in words why it has neither.
 *
 * `note` says in sentences which parts of the file were left out.
 */
export type FileReading =
  | {readonly table: Counted<Raw>; readonly note?: string}
  | {readonly text: Counted<string>; readonly note?: string}
  | {readonly reason: string};

/** A reading with what is said of it; nothing is said in place of false and undefined. */
export function withNotes(reading: FileReading, notes: readonly (string | false | undefined)[]): FileReading {
  if ('reason' in reading) return reading;
  const said = [reading.note, ...notes].filter((note) => typeof note === 'string');
  return said.length === 0 ? reading : {...reading, note: said.join(' ')};
}

/** A file as its reader gets it. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A format of files that aren't text. */
export interface FileFormat {
  /** As readers know it. */
  readonly name: string;
  /** Whether a file has this format, by its first bytes or its name. */
  readonly recognizes: (file: OpenedFile) => boolean;
  /** Reads a file; the code for it is loaded then. May throw what the library throws. */
  readonly read: (file: OpenedFile, budget: Budget) => Promise<FileReading>;
}

/** The bytes of a text in ASCII. */
export const ascii = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

/** Whether a file begins with bytes. */
export const beginsWith = ({bytes}: OpenedFile, marks: readonly number[], from = 0): boolean =>
  marks.every((mark, at) => bytes[from + at] === mark);

/** The ending of a file's name, in lower case. */
export const endingOf = (name: string): string => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
