import {translate} from '@docusaurus/Translate';
import {openEngine, type Engine} from './engine';
import {usualHash, type DocumentsFile, type IndexFile, type SearchDocuments, type SearchSection} from './files';
import {indexNames} from './names';
import {createSearcher, type Searcher} from './rank';

/** How long a group of steps may keep the page from answering, in milliseconds. */
const patience = 8;
/** Queries of every kind. The first searches compile the code: better now than under the reader's first keys. */
const rehearsal = ['vertex mode', 'ed', 'grid disk python', 'error 5', 're'] as const;

/** Lets the page answer its reader. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** The sections of documents, whose properties are lists in the file. */
function sectionsOf({sections: columns}: DocumentsFile): SearchSection[] {
  const entries = Object.entries(columns);
  return (columns.heading ?? []).map((heading, at) => {
    const given = entries.filter(([, values]) => values[at] !== null).map(([name, values]) => [name, values[at]]);
    return {hash: usualHash(String(heading)), ...Object.fromEntries(given)} as SearchSection;
  });
}

/**
 * The documents of a file, once it is clear that it and the index are of one build: a host can serve some other file in
 * the place of one. Without the check a search would answer that there are no results.
 *
 * @throws Error when the files are no such files, or do not belong together
 */
export function readDocuments(documents: unknown, index: unknown): SearchDocuments {
  const file = documents as Partial<DocumentsFile> | null;
  if (!Array.isArray(file?.pages) || !Array.isArray(file.stacks) || !Array.isArray(file.sections?.heading))
    throw new Error(translate({message: 'The search documents are damaged.'}));
  const {asks, words} = (index ?? {}) as Partial<IndexFile>;
  if (!Array.isArray(asks) || !Array.isArray(words))
    throw new Error(translate({message: 'The search index is damaged.'}));
  const sections = sectionsOf(file as DocumentsFile);
  if (sections.length === 0 || sections.length !== asks.length || sections.length !== words.length)
    throw new Error(
      translate(
        {
          message:
            "The search files don't belong together: there are {sections} sections, and the index has {indexed}.",
        },
        {sections: sections.length, indexed: asks.length},
      ),
    );
  return {...(file as DocumentsFile), sections};
}

/** Makes the files of a build ready, in steps, so that the page stays responsive. */
async function engineOf(documents: SearchDocuments, index: IndexFile): Promise<Engine> {
  const steps = openEngine(documents, indexNames(documents), index);
  for (let begun = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < patience) continue;
    await pause();
    begun = performance.now();
  }
}

/** Makes a build's two files searchable, in steps, so that the page stays responsive. */
export async function openSearcher(documentsFile: unknown, indexFile: unknown): Promise<Searcher> {
  const documents = readDocuments(documentsFile, indexFile);
  const searcher = createSearcher(documents, await engineOf(documents, indexFile as IndexFile));
  for (const query of rehearsal) {
    await pause();
    searcher.search(query, 8);
  }
  return searcher;
}
