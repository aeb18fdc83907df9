/** The languages that the converter reads. TypeScript is read as JavaScript. */
export const converterLanguages = ['javascript', 'python', 'c', 'java', 'go', 'sql'] as const;
export type ConverterLanguage = (typeof converterLanguages)[number];

/** What a 3.x name became. */
export interface Renamed {
  /** The 4.x name in the same language. */
  readonly to: string;
  /** The address of its section in the reference. */
  readonly link: string;
}

/** The 3.x names of one language, from the catalogue. */
export type NameTable = Readonly<Record<string, Renamed>>;

/** A replacement of the range `from` to `to` of the pasted code. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** A change, with its ranges in both texts. */
export interface Change extends Edit {
  /** Where the inserted text starts in the converted code. */
  readonly at: number;
}

/** Why a place has to be looked at by hand. */
export type NoteKind = 'byHand' | 'error' | 'value';

/** Something that the converter can't decide. */
export interface Note {
  /** `byHand`: code to change by hand. `error`: another behavior on failure. `value`: other results. */
  readonly kind: NoteKind;
  /** What to write and why. Code is in backticks. */
  readonly text: string;
  /** An address of this site that explains it. */
  readonly link: string;
  /** Where in the pasted code: offsets, in order. */
  readonly places: readonly number[];
}

/** The result of a conversion. */
export interface Conversion {
  readonly code: string;
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
}

/** Converts code of one language. It never throws: code that can't be parsed gets a note. */
export type Convert = (code: string, names: NameTable) => Conversion;
