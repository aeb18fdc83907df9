import type {ColumnChoice} from './data/columnTypes';
import type {readText} from './input/read';

/** The readers of all kinds of text. */
export type Reader = typeof readText;

interface Loaded {
  readonly read: Reader;
  readonly isReady: (text: string, choices?: readonly ColumnChoice[]) => boolean;
}

let loaded: Loaded | undefined;

/** The readers, if all that a text and the choices for its columns need has been loaded. */
export const loadedReader = (text: string, choices?: readonly ColumnChoice[]): Reader | undefined =>
  loaded?.isReady(text, choices) ? loaded.read : undefined;

/**
 * Loads the readers, and the projections if a text or a choice for its columns names a coordinate system: most visits to
 * a page have no text to read. Rejects when their code can't be fetched.
 */
export async function loadReader(text: string, choices?: readonly ColumnChoice[]): Promise<Reader> {
  const [{readText: read}, {needsProjections}] = await Promise.all([
    import('./input/read'),
    import('./input/reference'),
  ]);
  if (needsProjections(text, choices)) (await import('./input/projections')).provide();
  loaded = {read, isReady: (one, chosen) => !needsProjections(one, chosen)};
  return read;
}
