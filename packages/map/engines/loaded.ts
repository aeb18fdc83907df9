/** The part of the two engines' maps that tells how their start went. */
interface StartingMap {
  once(type: 'load', listener: () => void): unknown;
  once(type: 'error', listener: (event: {readonly error: unknown}) => void): unknown;
  remove(): void;
}

/** How long a map may take to start, in milliseconds, and what is said when it takes longer. */
interface Patience {
  readonly ms: number;
  readonly error: string;
}

/**
 * Waits until a map has started. One that could not is removed, with what it has taken.
 *
 * @throws the first error of the map, or when it takes longer than `patience`
 */
export async function loaded(map: StartingMap, patience?: Patience): Promise<void> {
  let timer: number | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      if (patience) timer = window.setTimeout(() => reject(new Error(patience.error)), patience.ms);
      map.once('load', () => resolve());
      map.once('error', ({error}) => reject(error instanceof Error ? error : new Error(String(error))));
    });
  } catch (error) {
    map.remove();
    throw error;
  } finally {
    window.clearTimeout(timer);
  }
}
