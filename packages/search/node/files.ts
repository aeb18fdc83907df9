import {gzipSync} from 'node:zlib';
import {
  shownLength,
  usualHash,
  type DocumentsFile,
  type IndexFile,
  type SearchDocuments,
  type SearchSection,
} from '../files';
import {indexNames} from '../names';
import {termsIn} from '../terms';
import type {PageSection} from './sections';
import {readStacks} from './stacks';

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

/** What results show: pages and sections, in the order that the index uses. @param shown how much of each text, in characters */
function documentsOf(sections: readonly PageSection[], shown: number): SearchDocuments {
  const pages = new Map(
    sections.map(({url, pageTitle, group}) => [url, {url, title: pageTitle, ...(group !== '' && {group})}]),
  );
  const placeOfPage = new Map([...pages.keys()].map((url, place) => [url, place]));
  const stacks = readStacks();
  const placeOf = (id: string) => stacks.findIndex((stack) => stack.id === id);
  return {
    stacks,
    pages: [...pages.values()],
    sections: sections.map((section): SearchSection => {
      const {url, hash, heading, prose, names, formerNames, otherNames, errorCode, messages, entry} = section;
      return {
        page: placeOfPage.get(url) ?? 0,
        hash,
        heading,
        text: opening(prose, shown),
        ...(names.length > 0 && {names}),
        ...(formerNames.length > 0 && {formerNames}),
        ...(otherNames.length > 0 && {
          otherNames: otherNames.map(({stack, names: called}) => [placeOf(stack), ...called] as const),
        }),
        ...(errorCode !== undefined && {code: errorCode}),
        ...(messages && {messages}),
        ...(entry && {entry: entry.kind === 'recipe' ? 'recipe' : 'problem', stacks: entry.stacks.map(placeOf)}),
      };
    }),
  };
}

/** Documents with each property of all sections as a list; null stands for a property that a section lacks. */
function fileOf({sections, ...others}: SearchDocuments): DocumentsFile {
  const rows = sections.map((section): Readonly<Partial<Record<string, unknown>>> => {
    const {hash, ...rest} = section;
    return hash === usualHash(section.heading) ? {...rest} : {...section};
  });
  const names = [...new Set(rows.flatMap(Object.keys))];
  return {...others, sections: Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? null)]))};
}

/** The terms of sections that documents don't show. @param length how much of each text is searched, in characters */
function indexOf(sections: readonly PageSection[], documents: SearchDocuments, length: number): IndexFile {
  const {aliases} = indexNames(documents);
  const unique = (text: string) => [...new Set(termsIn(text, aliases))];
  return {
    asks: sections.map(({asks}) =>
      [...new Set(asks.map((ask) => unique(ask).sort().join(' ')))].filter(Boolean).join('|'),
    ),
    words: sections.map(({words, summary, prose, text, code}, at) => {
      const {heading = '', text: shown = ''} = documents.sections[at] ?? {};
      const known = new Set(termsIn(`${heading} ${shown}`, aliases));
      const read = [
        ...words,
        summary,
        start(`${prose} ${text}`, length),
        start(code, Math.max(0, length - prose.length)),
      ];
      return unique(read.join(' '))
        .filter((term) => !known.has(term))
        .sort()
        .join(' ');
    }),
  };
}

/** How many characters of each section are searched. In our measurements, more found no more answers. */
const searched = 240;
/** The parts of texts that are kept, where all of them weigh too much. */
const shares = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0] as const;

/**
 * Makes the two files weigh no more than `budget` bytes compressed, if that is possible: titles, headings, names, and
 * asks always; then the beginning of each section, or the same part of every beginning. The same sections give the same files.
 *
 * @returns the files, with a warning where beginnings are cut or the budget isn't kept
 */
export function buildFiles(sections: readonly PageSection[], budget: number): SearchFiles {
  for (const share of shares) {
    const content = documentsOf(sections, Math.round(shownLength * share));
    const length = Math.round(searched * share);
    const documents = JSON.stringify(fileOf(content));
    const index = JSON.stringify(indexOf(sections, content, length));
    const weight = gzipSync(documents).length + gzipSync(index).length;
    if (weight > budget && share > 0) continue;
    const warning = `The search files of ${sections.length} sections weigh ${weight} bytes; the budget is ${budget}. Search finds the first ${length} letters of each section.`;
    return {documents, index, weight, ...(share < 1 && {warning})};
  }
  throw new Error('The last share is 0.');
}
