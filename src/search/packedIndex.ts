/**
 * The content of `lunr-index-<timestamp>.json`. lunr writes every word of every section twice, once under the section
 * and once under the word; the second follows from the first, so that only the first is sent.
 */
export interface PackedIndex {
  readonly version: string;
  readonly pipeline: readonly string[];
  readonly fields: readonly string[];
  /** All terms, sorted. */
  readonly terms: readonly string[];
  /**
   * For each section and, within it, each field: how far each term's place in `terms` is from the one before it,
   * then as many weights.
   */
  readonly vectors: readonly (readonly number[])[];
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

/** What lunr would keep about a term in a section: nothing, which all places share. */
const nothing = {};

/** Two digits of a weight are enough: the third never decides between two results. */
function brief(weight: number): number {
  return Number(weight.toPrecision(2));
}

/** Packs an index of `count` sections, each called by its `refOf`. */
export function packIndex(
  {version, pipeline, fields, fieldVectors, invertedIndex}: LunrIndex,
  count: number,
): PackedIndex {
  const places = new Map(invertedIndex.map(([, {_index}], place) => [_index, place]));
  const byRef = new Map(fieldVectors);
  const pack = (ref: string): number[] => {
    const elements = byRef.get(ref) ?? [];
    const pairs: [place: number, weight: number][] = [];
    for (let at = 0; at < elements.length; at += 2) {
      pairs.push([places.get(elements[at] ?? -1) ?? 0, brief(elements[at + 1] ?? 0)]);
    }
    pairs.sort(([a], [b]) => a - b);
    const steps = pairs.map(([place], at) => place - (pairs[at - 1]?.[0] ?? 0));
    return [...steps, ...pairs.map(([, weight]) => weight)];
  };
  return {
    version,
    pipeline,
    fields,
    terms: invertedIndex.map(([term]) => term),
    vectors: Array.from({length: count}, (_, section) =>
      fields.map((field) => pack(`${field}/${refOf(section)}`)),
    ).flat(),
  };
}

/** Unpacks what `lunr.Index.load` takes. */
export function unpackIndex({version, pipeline, fields, terms, vectors}: PackedIndex): LunrIndex {
  const postings = terms.map((_term, place) => {
    const posting: Posting = {_index: place};
    for (const field of fields) posting[field] = {};
    return posting;
  });
  const fieldVectors = vectors.map((vector, at): [string, number[]] => {
    const ref = refOf(Math.floor(at / fields.length));
    const field = fields[at % fields.length] ?? '';
    const size = vector.length / 2;
    const elements: number[] = [];
    let place = 0;
    for (let term = 0; term < size; term += 1) {
      place += vector[term] ?? 0;
      elements.push(place, vector[size + term] ?? 0);
      const sections = postings[place]?.[field];
      if (typeof sections === 'object') sections[ref] = nothing;
    }
    return [`${field}/${ref}`, elements];
  });
  return {
    version,
    pipeline,
    fields,
    fieldVectors,
    invertedIndex: terms.map((term, place) => [term, postings[place] ?? {_index: place}]),
  };
}
