import type {ReactNode} from 'react';

/** What the chooser says. */
export interface ChooserAnswer {
  /** The answer in one line: 'Resolution 9, k = 3'. */
  readonly headline: string;
  /** Paragraphs of sentences. */
  readonly words: readonly (readonly string[])[];
  /** The call that makes the cells. */
  readonly call?: string;
  /** The chosen resolution between its neighbors: rows of texts, the resolution first. */
  readonly around?: {readonly titles: readonly string[]; readonly rows: readonly (readonly string[])[]};
  /** The chosen one. Absent where none fits. */
  readonly resolution?: number;
}

/** A way to say what is needed. Its hook keeps what was typed while another way is in use. */
export interface Way {
  readonly fields: ReactNode;
  /** The answer to what the fields say; undefined where they say nothing that can be answered. */
  readonly answer: () => ChooserAnswer | undefined;
}

/** The items from two before the chosen one to two after it. */
export function nearby<Item>(items: readonly Item[], chosen: number): readonly Item[] {
  const start = Math.max(0, Math.min(chosen - 2, items.length - 5));
  return items.slice(start, start + 5);
}
