import {useCallback, useEffect, useState} from 'react';
import type {ListedFunction} from '@h3-docs/catalogue';
import type {StackNamesFile} from '@h3-docs/base/contracts/engines';
import type {DocsVersion} from '@h3-docs/base/versions';

interface ChosenStack {
  readonly label: string;
  /** The functions with the stack's names beside those of the languages. */
  readonly withNames: (functions: readonly ListedFunction[]) => ListedFunction[];
}

interface Result {
  /** Undefined while the names are on their way, and where the stack has none in this version. */
  readonly stack: ChosenStack | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * The names of a stack that isn't among the languages of the list.
 *
 * @param id - the reader's choice; null where it is a language of the list, or where there is none
 */
export function useStack(id: string | null, version: DocsVersion): Result {
  const [file, setFile] = useState<StackNamesFile>();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (id === null || error !== undefined) return;
    import('@generated/engines/default/names.json').then(({default: stacks}) => setFile(stacks), setError);
  }, [id, error]);

  const named = id !== null && file && Object.hasOwn(file, id) ? file[id] : undefined;
  const names = named?.versions[version]?.functions;
  const withNames: ChosenStack['withNames'] = (functions) =>
    functions.map((entry) => {
      const own = id !== null && names?.[entry.name]?.join(', ');
      return own ? {...entry, languages: {...entry.languages, [id]: {names: [own], signature: own}}} : entry;
    });
  return {
    stack: named && names ? {label: named.label, withNames} : undefined,
    error,
    retry: useCallback(() => setError(undefined), []),
  };
}
