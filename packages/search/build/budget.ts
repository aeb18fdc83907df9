import {gzipSync} from 'node:zlib';
import type {SearchDocuments} from '../files';
import {prepare, serializeIndex} from './indexing';
import {stacks} from './stacks';
import type {PageSection} from './sections';

/** What the two files of search contain, as JSON. */
export interface SearchFiles {
  readonly documents: string;
  readonly index: string;
  /** The compressed size of both files together, in bytes. */
  readonly weight: number;
  /** A warning about omitted text, if the site's text exceeds the budget. */
  readonly warning?: string;
}

/** The number of characters of each section that are indexed and shown before any section gets more. */
const opening = {indexed: 400, shown: 160} as const;

interface Candidate {
  readonly length: number;
  readonly content: string;
  readonly weight: number;
}

/** Cuts at a word's end. */
function start(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', length), 0) || length);
}

/** The content that readers see: pages and sections, in the order that the index uses. */
function serializeDocuments(sections: readonly PageSection[], shown: number): string {
  const pages = new Map<string, {place: number; title: string; group: string}>();
  for (const {url, pageTitle, group} of sections) {
    if (!pages.has(url)) pages.set(url, {place: pages.size, title: pageTitle, group});
  }
  const placeOf = new Map(stacks.map(({id}, place) => [id, place]));
  const documents: SearchDocuments = {
    stacks,
    pages: Array.from(pages, ([url, {title, group}]) => ({url, title, ...(group !== '' && {group})})),
    sections: sections.map(
      ({url, hash, heading, prose, names, formerNames, otherNames, asks, errorCode, messages, releases}) => ({
        page: pages.get(url)?.place ?? 0,
        hash,
        heading,
        text: start(prose, shown),
        ...(names.length > 0 && {names}),
        ...(formerNames.length > 0 && {formerNames}),
        ...(otherNames.length > 0 && {
          otherNames: otherNames.map(({stack, names: called}) => [placeOf.get(stack) ?? 0, ...called] as const),
        }),
        ...(asks.length > 0 && {asks}),
        ...(errorCode !== undefined && {code: errorCode}),
        ...(messages && {messages}),
      ...(releases !== undefined && {releases}),
      }),
    ),
  };
  return JSON.stringify(documents);
}

/**
 * The heaviest content within `budget` bytes compressed. Looks for it between the shortest and the longest by
 * interpolation, as weight grows nearly in proportion to length: making a content is expensive.
 */
function heaviest(make: (length: number) => string, shortest: number, longest: number, budget: number): Candidate {
  const candidate = (length: number): Candidate => {
    const content = make(length);
    return {length, content, weight: gzipSync(content).length};
  };
  let over = candidate(longest);
  if (over.weight <= budget) return over;
  let fitting = candidate(shortest);
  for (let step = 0; step < 8 && fitting.weight < budget * 0.97 && over.length - fitting.length > 20; step += 1) {
    const share = (budget * 0.985 - fitting.weight) / (over.weight - fitting.weight);
    // Longer sections are fewer, so weight grows ever more slowly: what fits lies below the straight line.
    const length = Math.round(fitting.length + (over.length - fitting.length) * share ** 1.5);
    const next = candidate(Math.min(Math.max(length, fitting.length + 1), over.length - 1));
    if (next.weight <= budget) fitting = next;
    else over = next;
  }
  return fitting;
}

/** The parts of the openings that are kept, where all of them weigh too much. */
const shares = [1, 0.5, 0.25, 0.1, 0] as const;

/**
 * Makes the two files weigh no more than `budget` bytes compressed, if that is possible: titles, headings, names, and
 * questions always; then the opening of each section, or the same part of every opening where they weigh too much; then as
 * much of every section as fits, first to be found, then to be shown. The same sections give the same files.
 *
 * @returns the files, with a warning where openings are cut or the budget isn't kept
 */
export function buildFiles(sections: readonly PageSection[], budget: number): SearchFiles {
  const prepared = sections.map(prepare);
  const longest = Math.max(
    ...sections.map(({prose, text, code}) => prose.length + text.length + code.length + 2),
    opening.indexed,
  );
  for (const share of shares) {
    const indexed = Math.round(opening.indexed * share);
    const shown = Math.round(opening.shown * share);
    const least = gzipSync(serializeDocuments(sections, shown)).length;
    const index = heaviest((length) => serializeIndex(prepared, length), indexed, longest, budget - least);
    if (index.weight + least > budget && share > 0) continue;
    const documents = heaviest((length) => serializeDocuments(sections, length), shown, longest, budget - index.weight);
    const weight = documents.weight + index.weight;
    const warning = `The search files of ${sections.length} sections weigh ${weight} bytes; the budget is ${budget}. Search finds the first ${index.length} letters of each section, and shows ${documents.length}.`;
    return {documents: documents.content, index: index.content, weight, ...(share < 1 && {warning})};
  }
  throw new Error('The last share is 0.');
}
