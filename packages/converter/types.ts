import type {BehaviorChange} from './engine/changes';

export {
  converterLanguages,
  readLanguages,
  type ConverterLanguage,
  type ReadLanguage,
  type ByNameLanguage,
} from './languages';
import type {ReadLanguage} from './languages';

/** The grammar of JavaScript to read code with, where the name of its file says it. */
export type Dialect = 'js' | 'ts' | 'tsx';

/** What a 3.x name became. */
export interface Renamed {
  /** The 4.x name in the same language. */
  readonly to: string;
  /** The address of its section in the reference. */
  readonly link: string;
  /** The errors with which the 4.x function fails, by the names of the C library; absent if it can't fail. */
  readonly errors?: readonly string[];
  /** How it behaves differently, beyond its name and types. */
  readonly change?: BehaviorChange;
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
  /** What it is about, if not each place: it is enough to say it once in the project, or in a folder. */
  readonly once?: 'project' | 'folder';
}

/**
 * The release that code was written for: `both` for code that runs with either, `mixed` for code that names functions of
 * both without a test, `unknown` where no name tells, and `none` for code without H3.
 */
export type Version = '3.x' | '4.x' | 'mixed' | 'both' | 'unknown' | 'none';

/** Code of another language inside a program. */
export interface Embedded {
  readonly language: ReadLanguage;
  readonly from: number;
  readonly to: number;
  /** Whether it is the name of a function alone, as in `func.h3_to_parent`. */
  readonly isName?: boolean;
}

/** The result of a conversion. */
export interface Conversion {
  readonly code: string;
  readonly changes: readonly Change[];
  readonly notes: readonly Note[];
  readonly version: Version;
  /** Code of other languages, which is left as it is. */
  readonly embedded: readonly Embedded[];
}

/**
 * What a module of the project exports of H3: all that H3 has, some functions of 3.x, or nothing; undefined if nothing tells.
 *
 * @param module - the name by which a program imports it
 */
export type ExportsOf = (module: string) => 'all' | 'nothing' | ReadonlySet<string> | undefined;

/** Converts code of one language. It never throws: code that can't be parsed gets a note. */
export type Convert = (code: string, names: NameTable, dialect?: Dialect, exportsOf?: ExportsOf) => Conversion;
