import {translate} from '@docusaurus/Translate';
import type {SearchDocuments} from './files';
import {unpackDocuments, type PackedDocuments} from './packedDocuments';
import type {PackedIndex} from './packedIndex';
import {fields} from './terms';

/** The two files of a build, found to be what they should be. */
export interface SearchFiles {
  readonly documents: SearchDocuments;
  readonly packed: PackedIndex;
}

/** Whether a value is an object, other than null. */
function isObject(value: unknown): value is Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null;
}

function isDocuments(value: unknown): value is PackedDocuments {
  return (
    isObject(value) &&
    Array.isArray(value.pages) &&
    Array.isArray(value.stacks) &&
    isObject(value.sections) &&
    Array.isArray(value.sections.heading)
  );
}

function isIndex(value: unknown): value is PackedIndex {
  if (!isObject(value)) return false;
  const {terms, vectors} = value;
  return typeof terms === 'string' && isObject(vectors) && fields.every((field) => typeof vectors[field] === 'string');
}

/**
 * Checks that what was fetched are search documents and an index of the same sections: a host can serve some other file
 * in the place of one, or files of two builds. Without the check a search would answer that there are no results.
 *
 * @throws Error when the files are no such files, or do not belong together
 */
export function checkFiles(documentsFile: unknown, packed: unknown): SearchFiles {
  if (!isDocuments(documentsFile)) throw new Error(translate({message: 'The search documents are damaged.'}));
  if (!isIndex(packed)) throw new Error(translate({message: 'The search index is damaged.'}));
  const documents = unpackDocuments(documentsFile);
  const sections = documents.sections.length;
  const indexed = packed.vectors.heading.split(' ').length;
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
  return {documents, packed};
}
