/** Where a term occurs: how much it tells of each section, by the section's place, for one field. */
export type Postings = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** How quickly further occurrences of a term stop counting, and how much the length of a text counts: BM25's k₁ and b. */
const bm25 = {saturation: 1.2, length: 0.35} as const;

/**
 * The occurrences of each term in one field, weighted by BM25 without the rarity of the term.
 * @param texts the terms of each section
 */
export function postingsOf(texts: readonly (readonly string[])[]): Postings {
  const postings = new Map<string, Map<number, number>>();
  const average = texts.reduce((sum, {length}) => sum + length, 0) / Math.max(1, texts.length);
  texts.forEach((terms, section) => {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    const damping = bm25.saturation * (1 - bm25.length + (bm25.length * terms.length) / Math.max(1, average));
    for (const [term, count] of counts) {
      let places = postings.get(term);
      if (!places) postings.set(term, (places = new Map<number, number>()));
      places.set(section, (count * (bm25.saturation + 1)) / (count + damping));
    }
  });
  return postings;
}
