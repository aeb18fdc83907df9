/** One row of the list of languages in `_bindings/index.ts`: what the browser needs. The rest is in the folder `id`. */
export interface LanguageRow {
  /** The name of its folder, and the CSS class of content that only its readers see. */
  readonly id: string;
  /** What readers call it. */
  readonly label: string;
  /** What it is called in a sentence where that isn't its label. */
  readonly inText?: string;
  /** What readers type in a search to name it, as search keys. */
  readonly words: readonly string[];
}
