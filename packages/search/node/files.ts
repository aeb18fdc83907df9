import {gzipSync} from 'node:zlib';
import {shownLength, type IndexFile, type SearchDocuments, type SearchSection} from '../files';
import {termsIn} from '../terms';
import type {PageSection} from './sections';
import {readStacks} from './stacks';

/** What the two files of search contain, as JSON. */
export interface SearchFiles {
  readonly documents: string;
  readonly index: string;
  /** The compressed size of both files together, in bytes. */
  readonly weight: number;
  /** A warning, if they weigh more than the budget. */
  readonly warning?: string;
}

/** Cuts at a word's end. */
function start(text: string, length: number): string {
  if (text.length <= length) return text;
  return text.slice(0, Math.max(text.lastIndexOf(' ', length), 0) || length);
}

/** What results show: pages and sections, in the order that the index uses. */
function documentsOf(sections: readonly PageSection[]): SearchDocuments {
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
        text: prose.length > shownLength ? `${start(prose, shownLength - 2)} …` : prose,
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

/** How many characters of each section are searched. In our measurements, more found no more answers. */
const searched = 240;

/** The terms of sections that documents don't show. */
function indexOf(sections: readonly PageSection[], documents: SearchDocuments): IndexFile {
  const unique = (text: string) => [...new Set(termsIn(text))].sort();
  const asks = sections.map((section) =>
    [...new Set(section.asks.map((ask) => unique(ask).join(' ')))].filter(Boolean).join('|'),
  );
  return {
    asks,
    words: sections.map(({words, summary, prose, text, code}, at) => {
      const {heading = '', text: shown = ''} = documents.sections[at] ?? {};
      const known = new Set([...termsIn(`${heading} ${shown}`), ...(asks[at] ?? '').split(/[ |]/)]);
      const read = [
        ...words,
        summary,
        start(`${prose} ${text}`, searched),
        start(code, Math.max(0, searched - prose.length)),
      ];
      return unique(read.join(' '))
        .filter((term) => !known.has(term))
        .join(' ');
    }),
  };
}

/**
 * Makes the two files of a build: its titles, headings, names, and asks, and the beginning of each section. The same
 * sections give the same files.
 *
 * @param budget the compressed size, in bytes, above which the files have a warning
 */
export function buildFiles(sections: readonly PageSection[], budget: number): SearchFiles {
  const content = documentsOf(sections);
  const documents = JSON.stringify(content);
  const index = JSON.stringify(indexOf(sections, content));
  const weight = gzipSync(documents).length + gzipSync(index).length;
  const warning = `The search files of ${sections.length} sections weigh ${weight} bytes; the budget is ${budget}.`;
  return {documents, index, weight, ...(weight > budget && {warning})};
}
