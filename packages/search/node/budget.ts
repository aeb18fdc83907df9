import {gzipSync} from 'node:zlib';
import {shownLength, type SearchDocuments} from '../files';
import {packDocuments} from '../packedDocuments';
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

/** Cuts at a word's end. */
function start(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', length), 0) || length);
}

/** The beginning of a text as a result shows it: at most `length` characters, and a sign if there is more. */
function opening(text: string, length: number): string {
  if (text.length <= length) return text;
  return length > 2 ? `${start(text, length - 2)} …` : '';
}

/** What readers see: pages and sections, in the order that the index uses. @param shown how much of each text, in characters */
function documentsOf(sections: readonly PageSection[], shown: number): SearchDocuments {
  const pages = new Map<string, {place: number; title: string; group: string}>();
  for (const {url, pageTitle, group} of sections) {
    if (!pages.has(url)) pages.set(url, {place: pages.size, title: pageTitle, group});
  }
  const placeOf = new Map(stacks.map(({id}, place) => [id, place]));
  return {
    stacks,
    pages: Array.from(pages, ([url, {title, group}]) => ({url, title, ...(group !== '' && {group})})),
    sections: sections.map(
      ({url, hash, heading, prose, names, formerNames, otherNames, asks, errorCode, messages, releases}) => ({
        page: pages.get(url)?.place ?? 0,
        hash,
        heading,
        text: opening(prose, shown),
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
}

/** How many characters of each section are indexed, and how many are shown. In our measurements, longer texts found no more answers. */
const lengths = {indexed: 200, shown: shownLength} as const;
/** The parts of these lengths that are kept, where all of them weigh too much. */
const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0] as const;

/**
 * Makes the two files weigh no more than `budget` bytes compressed, if that is possible: titles, headings, names, and
 * questions always; then the beginning of each section, or the same part of every beginning where they weigh too much. The
 * same sections give the same files.
 *
 * @returns the files, with a warning where beginnings are cut or the budget isn't kept
 */
export function buildFiles(sections: readonly PageSection[], budget: number): SearchFiles {
  const prepared = sections.map(prepare);
  for (const share of shares) {
    const indexed = Math.round(lengths.indexed * share);
    const shown = Math.round(lengths.shown * share);
    const content = documentsOf(sections, shown);
    const documents = JSON.stringify(packDocuments(content));
    const index = serializeIndex(prepared, content, indexed);
    const weight = gzipSync(documents).length + gzipSync(index).length;
    if (weight > budget && share > 0) continue;
    const warning = `The search files of ${sections.length} sections weigh ${weight} bytes; the budget is ${budget}. Search finds the first ${indexed} letters of each section, and shows ${shown}.`;
    return {documents, index, weight, ...(share < 1 && {warning})};
  }
  throw new Error('The last share is 0.');
}
