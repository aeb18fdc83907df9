// cspell:ignore Zaragoza
import type {Postings} from './postings';
import {fields, type Field} from './terms';

/** How much an occurrence counts in each field, against 1 for one in an ask. */
const countIn: Readonly<Record<Field, number>> = {heading: 2, title: 0.7, opening: 1, text: 0.5, code: 0.3};

/** The words of each section, whichever field they are in. */
export interface Blend {
  /** By term and by the place of the section: how often the section has the term, weighted by field. */
  readonly counts: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** The sum of the counts of each section. */
  readonly lengths: readonly number[];
  /** The share of a term in all sections, from 0 to 1. */
  readonly shareOf: (term: string) => number;
}

/**
 * Adds up the fields of each section (as Zaragoza et al., 2004, do for BM25F). Made in steps.
 * @param postings the occurrences in each field
 * @param asks the terms of the asks of each section
 */
export function* blendFields(
  postings: Readonly<Record<Field, Postings>>,
  asks: readonly (readonly string[])[],
): Generator<undefined, Blend> {
  const counts = new Map<string, Map<number, number>>();
  const lengths = asks.map(() => 0);
  const shares = new Map<string, number>();
  let total = 0;

  function add(term: string, section: number, count: number): void {
    let places = counts.get(term);
    if (!places) counts.set(term, (places = new Map<number, number>()));
    places.set(section, (places.get(section) ?? 0) + count);
    lengths[section] = (lengths[section] ?? 0) + count;
    shares.set(term, (shares.get(term) ?? 0) + count);
    total += count;
  }

  asks.forEach((terms, section) => {
    for (const term of terms) add(term, section, 1);
  });
  for (const field of fields) {
    yield;
    for (const [term, places] of postings[field])
      for (const [section, value] of places) add(term, section, value * countIn[field]);
  }
  return {counts, lengths, shareOf: (term) => (shares.get(term) ?? 1) / total};
}
