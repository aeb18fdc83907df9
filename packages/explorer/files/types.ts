import type {Budget, Counted} from './limit';

/**
 * The text of a file, or in words why there is none.
 *
 * `note` says in sentences which parts of the file the text doesn't have.
 */
export type FileReading = {readonly text: Counted<string>; readonly note?: string} | {readonly reason: string};

/** A file as its reader gets it. */
export interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A format of files that become text, which the explorer reads like a pasted one. */
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
