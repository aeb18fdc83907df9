import {translate} from '@docusaurus/Translate';
import type {SearchDocuments} from './files';
import type {PackedIndex} from './packedIndex';

/** The two files of a build, found to be what they should be. */
export interface SearchFiles {
  readonly documents: SearchDocuments;
  readonly packed: PackedIndex;
}

/** Whether a value is an object with a list under each of these keys. */
function hasLists<Key extends string>(
  value: unknown,
  keys: readonly Key[],
): value is Readonly<Record<Key, readonly unknown[]>> {
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => Array.isArray((value as Readonly<Partial<Record<Key, unknown>>>)[key]))
  );
}

/**
 * Checks that what was fetched are search documents and an index of the same sections: a host can serve some other file
 * in the place of one, or files of two builds. Without the check a search would answer that there are no results.
 *
 * @throws Error when the files are no such files, or do not belong together
 */
export function checkFiles(documents: unknown, index: unknown): SearchFiles {
  if (!hasLists(documents, ['pages', 'sections', 'stacks']))
    throw new Error(translate({message: 'The search documents are damaged.'}));
  if (!hasLists(index, ['fields', 'terms', 'vectors']))
    throw new Error(translate({message: 'The search index is damaged.'}));
  const sections = documents.sections.length;
  const indexed = index.vectors.length / index.fields.length;
  if (sections === 0 || sections !== indexed) {
    throw new Error(
      translate(
        {
          message:
            "The search files don't belong together: there are {sections} sections, and the index has {indexed}.",
        },
        {sections, indexed},
      ),
    );
  }
  return {documents, packed: index} as unknown as SearchFiles;
}
