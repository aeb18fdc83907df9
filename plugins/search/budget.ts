import {gzipSync} from 'node:zlib';
import lunr from 'lunr';
import type {SearchDocuments} from '../../src/search/files';
import {keysAndPartsIn, keysIn} from '../../src/search/words';
import type {PageSection} from './sections';

/** The two files, ready to be written. */
export interface SearchFiles {
  readonly documents: string;
  readonly index: string;
  /** What they weigh together, compressed, in bytes. */
  readonly weight: number;
}

/** How much of a section is kept, in characters. */
interface Share {
  /** Shown under a result. */
  readonly shown: number;
  /** Found. */
  readonly indexed: number;
}

/** The opening of every section is found and shown, whatever else has to go. */
const opening: Share = {shown: 160, indexed: 400};
const steps = 7;

/** Cuts at a word's end. */
function start(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', length), 0) || length);
}

/** Cell numbers, coordinates and the like, which nobody types; a year or a resolution is kept. */
function isWord(key: string): boolean {
  return !/^\d{5,}$/.test(key) && !(key.length > 8 && /^[\da-f]+$/.test(key) && /\d/.test(key)) && key.length < 60;
}

/** What readers see: pages and sections, in the order by which the index knows them. */
function documentsOf(sections: readonly PageSection[], shown: number): SearchDocuments {
  const pages = new Map<string, {place: number; title: string}>();
  for (const {url, pageTitle} of sections) {
    if (!pages.has(url)) pages.set(url, {place: pages.size, title: pageTitle});
  }
  return {
    pages: Array.from(pages, ([url, {title}]) => ({url, title})),
    sections: sections.map(({url, hash, heading, text, names, formerNames}) => ({
      page: pages.get(url)?.place ?? 0,
      hash,
      heading,
      text: start(text, shown),
      ...(names.length > 0 && {names}),
      ...(formerNames.length > 0 && {formerNames}),
    })),
  };
}

/** A lunr index of the sections. Positions are left out: they would treble it, and marks are found without them. */
function indexOf(sections: readonly PageSection[], indexed: number): lunr.Index {
  return lunr((builder) => {
    builder.field('heading', {boost: 10});
    builder.field('names', {boost: 5});
    builder.field('keywords', {boost: 4});
    builder.field('page', {boost: 2});
    builder.field('text');
    sections.forEach(({heading, names, keywords, pageTitle, text}, place) => {
      builder.add({
        id: String(place),
        heading: keysAndPartsIn(heading),
        names: [...new Set(names.slice(0, 1).flatMap(keysAndPartsIn))],
        keywords: keysAndPartsIn(keywords),
        page: keysAndPartsIn(pageTitle),
        text: keysIn(start(text, indexed)).filter(isWord),
      });
    });
    builder.ref('id');
  });
}

/** lunr's own form, its weights to two decimals: the third never decides between two results. */
function serialize(index: lunr.Index): string {
  return JSON.stringify(index, (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 100) / 100 : value,
  );
}

function filesOf(sections: readonly PageSection[], share: Share): SearchFiles {
  const documents = JSON.stringify(documentsOf(sections, share.shown));
  const index = serialize(indexOf(sections, share.indexed));
  return {documents, index, weight: gzipSync(documents).length + gzipSync(index).length};
}

/** The heaviest files within the budget between a share that fits and one that does not. */
function largest(
  sections: readonly PageSection[],
  budget: number,
  fitting: SearchFiles,
  low: number,
  high: number,
  shareOf: (length: number) => Share,
): SearchFiles {
  let [best, least, most] = [fitting, low, high];
  for (let step = 0; step < steps && most - least > 40; step += 1) {
    const length = Math.round((least + most) / 2);
    const files = filesOf(sections, shareOf(length));
    if (files.weight <= budget) [best, least] = [files, length];
    else most = length;
  }
  return best;
}

/**
 * Makes the two files weigh no more than `budget` bytes compressed, however much text there is: names, headings,
 * descriptions and the opening of each section always, then as much of every section as fits, first to be found,
 * then to be shown. The same sections give the same files.
 * @throws when not even the openings fit.
 */
export function buildFiles(sections: readonly PageSection[], budget: number): SearchFiles {
  const longest = Math.max(...sections.map(({text}) => text.length), opening.indexed);
  const least = filesOf(sections, opening);
  if (least.weight > budget) {
    throw new Error(
      `The search files weigh ${least.weight} bytes with nothing but the openings of ${sections.length} sections; the budget is ${budget}.`,
    );
  }
  const all = filesOf(sections, {...opening, indexed: longest});
  if (all.weight > budget) {
    return largest(sections, budget, least, opening.indexed, longest, (indexed) => ({...opening, indexed}));
  }
  const shown = filesOf(sections, {shown: longest, indexed: longest});
  if (shown.weight <= budget) return shown;
  return largest(sections, budget, all, opening.shown, longest, (length) => ({shown: length, indexed: longest}));
}
