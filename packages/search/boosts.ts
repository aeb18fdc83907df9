/** How much a word of a search counts in each field of a section (the boosts of MiniSearch). */
export const fieldBoosts = {heading: 2, title: 0.7, asks: 2, messages: 1.4, text: 0.7};

/** What is added to the score of a section, by how it fits a search. Each value is between 0 and 1, except `askCount`. */
export const boosts = {
  /** Its words fit: 1 for the section whose words fit best. */
  text: 2.3,
  /** Its heading or one of its asks says what the search says. */
  ask: 4.5,
  /** Readers ask for it in many ways: the logarithm of their number. */
  askCount: 1.6,
  /** A name within the search is one of its names. */
  name: 5.5,
  /** The search has its number or its message as an error. */
  error: 8,
  /** It is about a stack that the search names or shows. */
  ownStack: 0.8,
  /** It is a known problem or a recipe; less where its heading or an ask is like the search, or where it has all words. */
  entry: -6,
};

/** How alike a search and an entry that has all its words count as at least. */
export const entryShare = 0.8;
