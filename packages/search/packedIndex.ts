/** The parts of a section that have their own words. */
export const fields = ['heading', 'title', 'opening', 'text', 'code'] as const;

export type Field = (typeof fields)[number];

/** A section as it is indexed: its terms by field, in any order, as often as they occur. */
export type IndexedSection = Readonly<Record<Field, readonly string[]>>;

/** The content of `lunr-index-<timestamp>.json`: which terms occur where. */
export interface PackedIndex {
  readonly fields: readonly string[];
  /** All terms, sorted. */
  readonly terms: readonly string[];
  /**
   * For each section and, within it, each field: the places in `terms` of all its terms, sorted, each as the distance
   * from the one before it. A term that occurs twice is there twice.
   */
  readonly vectors: readonly (readonly number[])[];
}

/** Packs the index of sections, which it calls by their places. */
export function packIndex(sections: readonly IndexedSection[]): PackedIndex {
  const terms = [...new Set(sections.flatMap((section) => fields.flatMap((field) => section[field])))].sort();
  const placeOf = new Map(terms.map((term, place) => [term, place]));
  const vectors = sections.flatMap((section) =>
    fields.map((field) => {
      const places = section[field].map((term) => placeOf.get(term) ?? 0).sort((a, b) => a - b);
      return places.map((place, at) => place - (places[at - 1] ?? 0));
    }),
  );
  return {fields, terms, vectors};
}

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

/**
 * The terms of each section in a field.
 * @param termOf what a term is called from now on
 */
export function textsOf({fields: packed, terms, vectors}: PackedIndex, field: Field, termOf: (term: string) => string) {
  const called = terms.map(termOf);
  const at = packed.indexOf(field);
  const texts: string[][] = [];
  for (let place = at; place < vectors.length; place += packed.length) {
    let term = 0;
    texts.push((vectors[place] ?? []).map((step) => called[(term += step)] ?? ''));
  }
  return texts;
}
