/** The fields of a section that are indexed, and how much a word counts in each. */
export const fieldBoosts = {heading: 10, words: 10, summary: 3, page: 2, text: 1} as const;

/** A part of a section that has its own words. */
export type Field = keyof typeof fieldBoosts;

const fields = Object.keys(fieldBoosts) as readonly Field[];

/** A section as it is indexed: its terms by field, in any order, as often as they occur. */
export interface IndexedSection {
  readonly fields: Readonly<Record<Field, readonly string[]>>;
  /** Whether it counts less than others. */
  readonly isLesser: boolean;
}

/**
 * The content of `lunr-index-<timestamp>.json`: which terms occur where. lunr's own file also has the weight of each term in
 * each section, which follows from the occurrences, and the sections of each term.
 */
export interface PackedIndex {
  readonly version: string;
  readonly pipeline: readonly string[];
  readonly fields: readonly string[];
  /** All terms, sorted. */
  readonly terms: readonly string[];
  /**
   * For each section and, within it, each field: the places in `terms` of all its terms, sorted, each as the distance
   * from the one before it. A term that occurs twice is there twice.
   */
  readonly vectors: readonly (readonly number[])[];
  /** The places of the sections that count less than others. */
  readonly lesser: readonly number[];
}

/** What `lunr.Index` serializes to, and loads. */
export interface LunrIndex {
  readonly version: string;
  readonly pipeline: readonly string[];
  readonly fields: readonly string[];
  /** The field's reference (`heading/s12`), then its terms' numbers and weights by turns. */
  readonly fieldVectors: readonly (readonly [ref: string, elements: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [term: string, posting: Posting])[];
}

type Posting = Record<string, Record<string, object> | number> & {readonly _index: number};

/** How much a long field counts less than a short one, from 0 (not at all) to lunr's 0.75 and on to 1. */
export const lengthPenalty = 0.35;
/** How quickly further occurrences of a term in a field stop counting: BM25's k1, with lunr's own value. */
const saturation = 1.2;
/** How much a lesser section counts. */
export const lesserBoost = 0.6;

/**
 * What lunr calls a section: its place after a letter. Objects whose keys are numbers are laid out as arrays, mostly
 * empty ones here, which take three times as long to make.
 */
export function refOf(section: number): string {
  return `s${section}`;
}

/** The section that lunr calls `ref`. */
export function sectionOf(ref: string): number {
  return Number(ref.slice(1));
}

/**
 * Packs the index of sections, which it calls by their places.
 * @param version the release of lunr that loads it
 */
export function packIndex(sections: readonly IndexedSection[], version: string): PackedIndex {
  const terms = [...new Set(sections.flatMap((section) => fields.flatMap((field) => section.fields[field])))].sort();
  const placeOf = new Map(terms.map((term, place) => [term, place]));
  const vectors = sections.flatMap((section) =>
    fields.map((field) => {
      const places = section.fields[field].map((term) => placeOf.get(term) ?? 0).sort((a, b) => a - b);
      return places.map((place, at) => place - (places[at - 1] ?? 0));
    }),
  );
  const lesser = sections.flatMap(({isLesser}, place) => (isLesser ? [place] : []));
  return {version, pipeline: ['stemmer'], fields, terms, vectors, lesser};
}

/** The places of a vector's terms, each with how often it occurs. */
function countsOf(vector: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let place = 0;
  for (const step of vector) {
    place += step;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}

/** What lunr would keep about a term in a section: nothing, which all places share. */
const nothing = {};

/** Unpacks what `lunr.Index.load` takes, with the weights that `lunr.Builder` gives. */
export function unpackIndex({version, pipeline, fields: packed, terms, vectors, lesser}: PackedIndex): LunrIndex {
  const postings = terms.map((_term, place) => {
    const posting: Posting = {_index: place};
    for (const field of packed) posting[field] = {};
    return posting;
  });
  const places = terms.map(() => 0);
  const lengths = packed.map(() => 0);
  const counted = vectors.map((vector, at) => {
    const section = Math.floor(at / packed.length);
    const field = at % packed.length;
    const counts = countsOf(vector);
    lengths[field] = (lengths[field] ?? 0) + vector.length;
    for (const place of counts.keys()) {
      places[place] = (places[place] ?? 0) + 1;
      const found = postings[place]?.[packed[field] ?? ''];
      if (typeof found === 'object') found[refOf(section)] = nothing;
    }
    return counts;
  });
  const sections = vectors.length / packed.length;
  const rarities = places.map((count) => Math.log(1 + Math.abs((sections - count + 0.5) / (count + 0.5))));
  const boosts: Readonly<Record<string, number>> = fieldBoosts;
  const lesserOnes = new Set(lesser);
  const fieldVectors = counted.map((counts, at): [string, number[]] => {
    const section = Math.floor(at / packed.length);
    const field = at % packed.length;
    const name = packed[field] ?? '';
    const average = (lengths[field] ?? 0) / sections;
    const share = average > 0 ? (vectors[at]?.length ?? 0) / average : 1;
    const damping = saturation * (1 - lengthPenalty + lengthPenalty * share);
    const boost = (boosts[name] ?? 1) * (lesserOnes.has(section) ? lesserBoost : 1);
    const elements: number[] = [];
    for (const [place, count] of counts) {
      elements.push(place, ((rarities[place] ?? 0) * (saturation + 1) * count * boost) / (damping + count));
    }
    return [`${name}/${refOf(section)}`, elements];
  });
  return {
    version,
    pipeline,
    fields: packed,
    fieldVectors,
    invertedIndex: terms.map((term, place) => [term, postings[place] ?? {_index: place}]),
  };
}
