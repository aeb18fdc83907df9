import type {readInput} from './input/read';

/** The readers of all kinds of text. */
export type Reader = typeof readInput;

let loaded: Reader | undefined;

/** The readers, if they have been loaded. */
export const loadedReader = (): Reader | undefined => loaded;

/** Loads the readers: most visits to a page have no text to read. Rejects when their code can't be fetched. */
export async function loadReader(): Promise<Reader> {
  const {readInput} = await import('./input/read');
  loaded = readInput;
  return readInput;
}
