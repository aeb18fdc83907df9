import {decompress} from './compress';

/** The most bytes that the drawn shapes, the layers, and the choices for columns of a link may unpack to. */
export const MOST_UNPACKED = {draw: 100_000, layers: 500_000, cols: 100_000, rows: 500_000} as const;

/** A compressed part of an address. */
interface Part {
  /** The most bytes that it may unpack to. */
  readonly most?: number;
  /** What readers are told if only its beginning could be unpacked. */
  readonly cut?: string;
  /** What readers are told if nothing of it could be read. */
  readonly damaged: string;
}

/**
 * What a compressed part of an address contains; undefined where there is none, and where it is damaged.
 *
 * @param unread - gets the words for what could not be read
 * @param read - reads the text, of which `whole` says whether it is complete; undefined: it is damaged
 */
export async function unpacked<Value>(
  packed: string | undefined,
  {most, cut, damaged}: Part,
  unread: string[],
  read: (text: string, whole: boolean) => Value | undefined | Promise<Value | undefined>,
): Promise<Value | undefined> {
  if (packed === undefined) return undefined;
  try {
    const {text, whole} = await decompress(packed, most);
    if (!whole && cut !== undefined) unread.push(cut);
    const value = await read(text, whole);
    if (value !== undefined) return value;
  } catch {
    // Named below.
  }
  unread.push(damaged);
  return undefined;
}
