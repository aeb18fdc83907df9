/** How a language writes a list of indexes: the explorer's export as code. */
export interface IndexList {
  /** Of the exported file, without a dot. */
  readonly extension: string;
  readonly open: string;
  readonly indent: string;
  /** One index; `%` is its hexadecimal digits. */
  readonly item: string;
  /** Between the indexes of a line; without its spaces at the end of each line but the last. */
  readonly separator: string;
  readonly perLine: number;
  readonly close: string;
}

/** One row of the list of languages in `_bindings/index.ts`: what the browser needs. The rest is in the folder `id`. */
export interface LanguageRow {
  /** The name of its folder, and the class of what only its readers see. */
  readonly id: string;
  /** What readers call it. */
  readonly label: string;
  /** What it is called in a sentence where that isn't its label. */
  readonly inText?: string;
  /** What readers type in a search to name it, as search keys. */
  readonly words: readonly string[];
  readonly list: IndexList;
}
