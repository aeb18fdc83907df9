/**
 * The shape of the function catalogue: one entry per H3 function, from which the API pages, the error and migration
 * tables, the bindings matrix and the search words are made. No entry says anything twice, and nothing that a page
 * can derive from another entry is written down.
 */
import type {Language} from './languages';

/** The API pages, `/docs/api/<group>`. */
export const groups = [
  'indexing',
  'inspection',
  'traversal',
  'hierarchy',
  'regions',
  'uniedge',
  'vertex',
  'misc',
] as const;
export type Group = (typeof groups)[number];

/** The H3 4.x error codes, in the order of their numbers (0 to 19). */
export const errorNames = [
  'E_SUCCESS', // 0
  'E_FAILED', // 1
  'E_DOMAIN', // 2
  'E_LATLNG_DOMAIN', // 3
  'E_RES_DOMAIN', // 4
  'E_CELL_INVALID', // 5
  'E_DIR_EDGE_INVALID', // 6
  'E_UNDIR_EDGE_INVALID', // 7
  'E_VERTEX_INVALID', // 8
  'E_PENTAGON', // 9
  'E_DUPLICATE_INPUT', // 10
  'E_NOT_NEIGHBORS', // 11
  'E_RES_MISMATCH', // 12
  'E_MEMORY_ALLOC', // 13
  'E_MEMORY_BOUNDS', // 14
  'E_OPTION_INVALID', // 15
  'E_INDEX_INVALID', // 16
  'E_BASE_CELL_DOMAIN', // 17
  'E_DIGIT_DOMAIN', // 18
  'E_DELETED_DIGIT', // 19
] as const;
export type ErrorName = (typeof errorNames)[number];

/**
 * A string of inline Markdown: `code`, *emphasis*, and links only. A link to a page of the same version names its file
 * from the version's folder: `[the errors](/library/errors.mdx#invalid-input)`.
 */
export type Markdown = string;

/** A note that only the readers of one language see, because it is about its binding alone. */
export interface LanguageNote {
  readonly of: Language;
  readonly text: Markdown;
}

/** One parameter, described once for all languages; where their units differ, `unit` says so. */
export interface Parameter {
  /** The name in the C signature, or in the binding's where C has no such function. */
  readonly name: string;
  /** The kind of value in the field's terms: 'cell', 'resolution', 'latitude', 'polygon', 'flags'… */
  readonly type: string;
  /** What it is, as one sentence or less. */
  readonly description: Markdown;
  /** Unit, differing by language where it does: 'radians in C, degrees elsewhere'. */
  readonly unit?: string;
  /** Allowed values: '0 to 15', '≥ 0'. */
  readonly range?: string;
  /** Only where C has it: an output pointer. */
  readonly out?: boolean;
}

/** An error that the function gives, and what makes it do so. */
export interface RaisedError {
  readonly code: ErrorName;
  readonly when: Markdown;
  /** The languages whose callers can get it, where others have the function too. */
  readonly by?: readonly Language[];
}

/** The counterpart of this function in H3 3.x, without its signatures. */
export interface FormerEntry {
  /** The C name in 3.7.2, or the binding's where C has none: also the section's title on the 3.x page. */
  readonly name: string;
  readonly summary: Markdown;
  readonly parameters: readonly Parameter[];
  /** The return value, and the meaning of 0, an empty array, or a partly filled array (3.x has no error codes). */
  readonly returns: Markdown;
  /** What happens at pentagons, and other limits of 3.x. */
  readonly limits?: Markdown;
  /** How it behaves differently from its 4.x counterpart, beyond the name. */
  readonly differs?: Markdown;
}

/** One function of H3 4.x (or, if no language has it, one that only 3.x had), without its signatures. */
export interface FunctionEntry {
  /** The C name; where C has none, the name in the binding that has it. Its lower-cased form is the anchor. */
  readonly name: string;
  readonly group: Group;
  /** One line, starting with a verb: what it does. */
  readonly summary: Markdown;
  /** When to use it, and when another function. */
  readonly use: Markdown;
  readonly parameters: readonly Parameter[];
  readonly returns: Markdown;
  /** In the order of the codes; E_SUCCESS is not listed. */
  readonly errors: readonly RaisedError[];
  /** The memory that the C caller allocates, with the size function if there is one. */
  readonly memory?: Markdown;
  /** Differences when a pentagon is involved. Absent if there can't be any. */
  readonly pentagons?: Markdown;
  /** Antimeridian, order of results, differences between languages, precision: one item each. */
  readonly notes?: readonly (Markdown | LanguageNote)[];
  /** How time or output grows with the input, where it matters: the section's Complexity. */
  readonly cost?: Markdown;
  /** The first 4.x (or earlier) release of the core library that has it under this name, e.g. '4.0.0'. */
  readonly since: string;
  /** Its 3.x counterparts; several where 4.x merged functions. Absent: new in 4.x. */
  readonly v3?: readonly FormerEntry[];
  /** Names of other entries, most useful first. */
  readonly related: readonly string[];
  /** How readers ask for it: questions and searches, separated by `|` (`packages/search/node/asks.ts`). */
  readonly asks?: string;
}

/** By language; a language that is missing has none. */
export type ByLanguage<Value> = Readonly<Partial<Record<Language, Value>>>;

/** A 3.x function with its signatures in 3.7.2 and its bindings. */
export interface FunctionV3 extends FormerEntry {
  readonly signatures: ByLanguage<readonly string[]>;
}

/** A function with what the bindings' folders say of it. */
export interface ApiFunction extends Omit<FunctionEntry, 'v3'> {
  /** Exact signatures by language, several where there are overloads. A language that is missing has none. */
  readonly signatures: ByLanguage<readonly string[]>;
  /** Functions that create or print an argument or result. Shown with the signatures; not names of the function. */
  readonly helpers: ByLanguage<readonly string[]>;
  /** For a language without it: what to write instead, where there is something. */
  readonly instead: ByLanguage<Markdown>;
  /** Its 3.x counterparts; several where 4.x merged functions. Absent: new in 4.x. */
  readonly v3?: readonly FunctionV3[];
}

/** What the errors page says of a code. */
export interface ErrorFacts {
  readonly code: number;
  /** What `describeH3Error` returns, or what a binding prints for its own codes. */
  readonly message: string;
  /** The message of h3-js if it differs from `message`, and the reason. */
  readonly otherMessage?: Markdown;
  /** One line for the table of codes. */
  readonly meaning: Markdown;
  /** What makes a function return it; absent for success. */
  readonly cause?: Markdown;
  /** Absent where nothing can return the code. */
  readonly fix?: Markdown;
  /** The body of a live example that throws it; absent where h3-js never does. */
  readonly example?: string;
}

/** A code of the C library, as `_facts/errors.ts` has it. */
export interface LibraryError extends ErrorFacts {
  readonly name: ErrorName;
}

/** A type or constant of the C library or of a binding, without its declarations. */
export interface ConstantFacts {
  /** Its name; lower-cased, the anchor of its section. */
  readonly name: string;
  readonly kind: 'type' | 'constant';
  /** What it is, in one sentence. */
  readonly summary: Markdown;
  /** What else its user has to know. */
  readonly details?: Markdown;
  /** The values of an enumeration or of an object, in their order. */
  readonly values?: readonly {readonly name: string; readonly value: string; readonly description: Markdown}[];
  /** What the former version called it; absent where the name is the same, or nothing like it existed (`newIn4`). */
  readonly v3?: string;
  /** True where the former version had nothing like it. */
  readonly newIn4?: boolean;
}

/** A release of the C library, as far as its callers notice it. */
export interface Release {
  readonly version: string;
  /** The day of the release, by H3's change log: `2026-05-21`. */
  readonly date: string;
  /** What is new or mended. */
  readonly news: Markdown;
  /** What a program that calls H3 has to do. */
  readonly action: Markdown;
}
