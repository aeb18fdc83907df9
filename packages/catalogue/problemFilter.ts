/** An entry as the filter of a list knows it. */
export interface ListedProblem {
  /** The id of its text on the page. */
  readonly anchor: string;
  readonly title: string;
  /** Whether the result is wrong without an error. */
  readonly silent?: boolean;
  /** The names of its stacks. */
  readonly stacks: string;
  /** Their ids. */
  readonly of: readonly string[];
  /** Further words that find it, in lower case: names of functions and errors, messages, what readers call the stacks. */
  readonly words: string;
}

/** Whether an entry contains each of the words, or parts of words, that a reader typed. */
export function isListedFor({title, stacks, words}: ListedProblem, query: string): boolean {
  const text = `${title} ${stacks} ${words}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
