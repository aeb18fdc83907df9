import {meantStem} from './stems';
import type {Field, PackedIndex} from './packedIndex';

/** How much a word counts by where a section has it, from 0 to 1. */
const shareOfField: Readonly<Record<Field, number>> = {heading: 1, words: 1, summary: 0.7, page: 0.5, text: 0.5};
const shareOfOpening = 0.7;
/** A word that is nowhere. */
const unknown = 5;
/** How much the uncovered words of a query count against a section. */
const exponent = 2;

/**
 * The sections of each term of an index with the share of its best field, by the stem that stands for the term.
 * @param aliases the stems that stand for others besides those of words that mean the same
 */
export function sectionsByStem(
  {fields, terms, vectors}: PackedIndex,
  aliases: ReadonlyMap<string, string>,
): Stems['sections'] {
  const shares: Readonly<Record<string, number>> = shareOfField;
  const stems = terms.map((term) => aliases.get(term) ?? meantStem(term));
  const sections = new Map(stems.map((stem) => [stem, new Map<number, number>()] as const));
  vectors.forEach((vector, at) => {
    const section = Math.floor(at / fields.length);
    const share = shares[fields[at % fields.length] ?? ''] ?? 0;
    let place = 0;
    for (const step of vector) {
      place += step;
      const found = sections.get(stems[place] ?? '');
      // The number of a step or a release in a heading tells nothing alone.
      if (found && share > (found.get(section) ?? 0) && !/^\d$/.test(terms[place] ?? '')) found.set(section, share);
    }
  });
  return sections;
}

/** The words of a build, by their stems. */
export interface Stems {
  /** The stem that stands for the stem of a function's name. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The sections that have a stem, each with how much it counts there, from 0 to 1. */
  readonly sections: ReadonlyMap<string, ReadonlyMap<number, number>>;
}

/** What is known of the words of a build's sections. */
interface WordPlaces {
  readonly sections: number;
  /** The stems in a section's headings, names, and askings, by section. */
  readonly vocabularies: readonly ReadonlySet<string>[];
  /** The stems of a section's opening, by section. */
  readonly openings: readonly ReadonlySet<string>[];
  readonly anywhere: Stems['sections'];
  /** How much a stem of a heading tells. */
  readonly weights: ReadonlyMap<string, number>;
}

/**
 * Tells how much of a query a section has, wherever it has it: one word in the heading, another one in the text.
 * @returns a function from the stems of a query to a share by section, from 0 to 1
 */
export function coverageFinder({
  sections,
  vocabularies,
  openings,
  anywhere,
  weights,
}: WordPlaces): (wanted: ReadonlySet<string>) => ReadonlyMap<number, number> {
  const titled = new Map<string, number[]>();
  vocabularies.forEach((terms, section) => {
    for (const term of terms) {
      const places = titled.get(term);
      if (places) places.push(section);
      else titled.set(term, [section]);
    }
  });

  function weightOf(stem: string): number {
    const spread = anywhere.get(stem)?.size;
    return weights.get(stem) ?? (spread === undefined ? unknown : Math.log(1 + sections / spread));
  }

  return (wanted) => {
    const covered = new Map<number, number>();
    let whole = 0;
    for (const stem of wanted) {
      const weight = weightOf(stem);
      whole += weight;
      const inTitle = new Set(titled.get(stem));
      for (const section of inTitle) covered.set(section, (covered.get(section) ?? 0) + weight);
      for (const [section, share] of anywhere.get(stem) ?? []) {
        if (inTitle.has(section)) continue;
        const best = openings[section]?.has(stem) ? Math.max(share, shareOfOpening) : share;
        covered.set(section, (covered.get(section) ?? 0) + weight * best);
      }
    }
    return new Map(Array.from(covered, ([section, sum]) => [section, (sum / whole) ** exponent]));
  };
}
