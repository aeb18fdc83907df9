import {translate} from '@docusaurus/Translate';
import {openEngine} from './engine';
import type {IndexFile, SearchDocuments} from './files';
import {indexNames} from './names';
import {createSearcher, type Searcher} from './rank';

/**
 * The documents of a file, once it is clear that it and the index are of one build: a host can serve some other file in
 * the place of one. Without the check a search would answer that there are no results.
 *
 * @throws Error when the files are no such files, or do not belong together
 */
export function readDocuments(documents: unknown, index: unknown): SearchDocuments {
  const {pages, stacks, sections} = (documents ?? {}) as Partial<SearchDocuments>;
  const {asks, words} = (index ?? {}) as Partial<IndexFile>;
  const lists: readonly unknown[] = [pages, stacks, sections, asks, words];
  if (!pages || !stacks || !sections?.length || !lists.every(Array.isArray))
    throw new Error(translate({message: 'The search files are damaged.'}));
  if (sections.length !== asks?.length || sections.length !== words?.length)
    throw new Error(translate({message: "The search files don't belong together."}));
  return {pages, stacks, sections};
}

/** Makes a build's two files searchable, in steps, so that the page stays responsive. */
export async function openSearcher(documentsFile: unknown, indexFile: unknown): Promise<Searcher> {
  const documents = readDocuments(documentsFile, indexFile);
  const engine = await openEngine(documents, indexFile as IndexFile);
  return createSearcher(documents, engine, indexNames(documents, engine.named));
}
