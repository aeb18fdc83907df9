import type {SearchDocuments} from './files';
import {finished} from './finished';
import {fields, shownTerms, type Field, type SectionTerms} from './terms';

/** The content of `lunr-index-<timestamp>.json`: the terms of sections that the documents don't show. */
export interface PackedIndex {
  /** The terms that no document shows, with spaces between them. */
  readonly terms: string;
  /**
   * By field, with spaces between sections: the places of a section's terms among all terms, sorted, each as the distance
   * from the one before it. A term that occurs twice is there twice. All terms begin with those that documents show, the
   * commonest first, so that most distances are small.
   */
  readonly vectors: Readonly<Record<Field, string>>;
}

/** The characters of the last digit of a number, and of those before it. JSON writes them as they are. */
const lastDigit = {first: 35, base: 57} as const;
const digit = {first: 93, base: 34} as const;

function packNumber(number: number): string {
  const codes = [lastDigit.first + (number % lastDigit.base)];
  for (let rest = Math.floor(number / lastDigit.base); rest > 0; rest = Math.floor(rest / digit.base))
    codes.unshift(digit.first + (rest % digit.base));
  return String.fromCharCode(...codes);
}

function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    if (code >= digit.first) number = number * digit.base + code - digit.first;
    else {
      numbers.push(number * lastDigit.base + code - lastDigit.first);
      number = 0;
    }
  }
  return numbers;
}

function byField<Value>(valueOf: (field: Field) => Value): Readonly<Record<Field, Value>> {
  return Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, Value>;
}

/** All terms of sections, the commonest first; of those that are equally common, the first one. */
function commonestFirst(sections: readonly SectionTerms[]): string[] {
  const counts = new Map<string, number>();
  for (const section of sections)
    for (const field of fields) for (const term of section[field]) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([term]) => term);
}

/** A list without what another one has, each as often as it is there. */
function without(terms: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return terms.filter((term) => {
    const at = rest.indexOf(term);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** Packs the terms of the sections of documents. */
export function packIndex(sections: readonly SectionTerms[], documents: SearchDocuments): PackedIndex {
  const shown = finished(shownTerms(documents));
  const rest = sections.map((section, at) => byField((field) => without(section[field], shown[at]?.[field] ?? [])));
  const placeOf = new Map(commonestFirst(shown).map((term, place) => [term, place]));
  const terms = [...new Set(rest.flatMap((section) => fields.flatMap((field) => section[field])))].filter(
    (term) => !placeOf.has(term),
  );
  for (const term of terms) placeOf.set(term, placeOf.size);
  const pack = (own: readonly string[]): string => {
    const places = own.map((term) => placeOf.get(term) ?? 0).sort((a, b) => a - b);
    return places.map((place, at) => packNumber(place - (places[at - 1] ?? 0))).join('');
  };
  return {
    terms: terms.join(' '),
    vectors: byField((field) => rest.map((section) => pack(section[field])).join(' ')),
  };
}

/** The terms of each section of documents, from them and from the index. Read in steps. */
export function* unpackIndex(
  documents: SearchDocuments,
  {terms, vectors}: PackedIndex,
): Generator<undefined, readonly SectionTerms[]> {
  const shown = yield* shownTerms(documents);
  const all = [...commonestFirst(shown), ...terms.split(' ')];
  const rest = byField((field) => vectors[field].split(' '));
  yield;
  return shown.map((section, at) =>
    byField((field) => {
      let place = 0;
      const others = unpackNumbers(rest[field][at] ?? '').map((step) => all[(place += step)] ?? '');
      return [...section[field], ...others];
    }),
  );
}
