import lunr from 'lunr';
import {checkFiles} from './checkFiles';
import {sectionsByStem} from './coverage';
import {aliasesOf, indexNames} from './names';
import {unpackIndex} from './packedIndex';
import {present} from './present';
import {createSearcher, type Searcher} from './rank';

/** Queries of every kind. The first searches compile the code: better now than under the reader's first keys. */
const rehearsal = ['vertex mode', 'ed', 'edgs', 'E_RES', 'area', 'boundry', 'di', 'co', 're', 'fu'] as const;

/** Lets the page answer its reader. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

/** Makes a build's two files searchable, in steps, so that the page stays responsive. */
export async function openSearcher(documentsFile: unknown, indexFile: unknown): Promise<Searcher> {
  const {documents, packed} = checkFiles(documentsFile, indexFile);
  const unpacked = unpackIndex(packed);
  await pause();
  const index = lunr.Index.load(unpacked);
  await pause();
  const aliases = aliasesOf(indexNames(documents));
  const stems = {aliases, sections: sectionsByStem(packed, aliases)};
  await pause();
  const searcher = createSearcher(documents, index, stems);
  for (const query of rehearsal) {
    await pause();
    searcher.search(query, 8).map(present);
  }
  return searcher;
}
