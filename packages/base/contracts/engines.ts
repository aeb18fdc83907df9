/** The groups of the list of stacks. */
export type EngineGroup = 'language' | 'database' | 'dataframe';

/** A program or a query, and what it printed. */
export interface EngineExample {
  readonly code: string;
  readonly output: string;
}

/** A stack that the reference shows from a file: a database, a data frame, or a further language. */
export interface EngineInfo {
  readonly id: string;
  readonly label: string;
  readonly group: EngineGroup;
  /** Which coordinate comes first, as sentences. */
  readonly coordinates: string;
  /** What its examples assume, and what ran them; absent where it has none. */
  readonly examples?: string;
  /** The address of its documentation. */
  readonly docs: string;
}

/** How a stack calls one function. Texts have `code` and [links](/docs/…) in them. */
export interface EngineEntry {
  /** Signatures, each with what differs from C; none where the stack has no such function. */
  readonly calls: readonly {readonly call: string; readonly notes?: string}[];
  readonly example?: EngineExample;
  /** A statement that the stack has no such function, and what to do instead. */
  readonly instead?: string;
}

/** The file of a page of the reference: the calls of every stack in each of its functions. */
export interface EnginesFile {
  readonly engines: readonly EngineInfo[];
  /** By the C name of the function, then by the id of the stack. */
  readonly functions: Readonly<Record<string, Readonly<Record<string, EngineEntry>>>>;
  /** The functions that take or return coordinates. */
  readonly located: readonly string[];
}
