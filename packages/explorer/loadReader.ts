import type {readText} from './input/read';

/** The readers of all kinds of text. */
export type Reader = typeof readText;

let loaded: (text: string) => Reader | undefined = () => undefined;

/** The readers, if all that a text needs has been loaded. */
export const loadedReader = (text: string): Reader | undefined => loaded(text);

/**
 * Loads the readers, and the projections if a text names a coordinate system: most visits read no text. Rejects without their code.
 */
export async function loadReader(text: string): Promise<Reader> {
  const [{readText: read}, {needsProjections}] = await Promise.all([
    import('./input/read'),
    import('./input/reference'),
  ]);
  if (needsProjections(text)) (await import('./input/projections')).provide();
  loaded = (one) => (needsProjections(one) ? undefined : read);
  return read;
}
