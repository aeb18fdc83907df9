// cspell:ignore edgs boundry
import {checkFiles, type SearchFiles} from './checkFiles';
import {prepareCorpus, type Corpus} from './corpus';
import {present} from './present';
import {createSearcher, type Searcher} from './rank';

/** Queries of every kind. The first searches compile the code: better now than under the reader's first keys. */
const rehearsal = ['vertex mode', 'ed', 'edgs', 'E_RES', 'area', 'boundry', 'di', 'co', 're', 'fu'] as const;

/** How long a group of steps may keep the page from answering, in milliseconds. */
const patience = 8;

/** Lets the page answer its reader. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Makes a build's two files ready, in steps, so that the page stays responsive. */
export async function openCorpus({documents, packed}: SearchFiles): Promise<Corpus> {
  const steps = prepareCorpus(documents, packed);
  let begun = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - begun < patience) continue;
    await pause();
    begun = performance.now();
  }
}

/** Makes a build's two files searchable, in steps, so that the page stays responsive. */
export async function openSearcher(documentsFile: unknown, indexFile: unknown): Promise<Searcher> {
  const searcher = createSearcher(await openCorpus(checkFiles(documentsFile, indexFile)));
  for (const query of rehearsal) {
    await pause();
    searcher.search(query, 8).map(present);
  }
  return searcher;
}
