/** The most that a compressed text may hold, in bytes: a small address must not unpack to something huge. */
const MAX_UNPACKED = 2_000_000;

/** How many bytes become characters at a time: a function takes only so many arguments. */
const PART = 8192;

/** A text that was unpacked, whole or as far as it could be. */
export interface Unpacked {
  readonly text: string;
  /** False if the end of the data is missing or damaged. */
  readonly whole: boolean;
}

/** A text as deflated base64url: letters, digits, `-` and `_` only. */
export async function compress(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return base64Of(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Bytes as base64url. */
export function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The inverse of `base64Of`. Throws for other texts. */
export function fromBase64(base64: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

/**
 * The inverse of `compress`. If the text was cut off, returns the part that can still be read. Throws when nothing can
 * be read.
 *
 * @param most - the most bytes that it may unpack to
 * @throws RangeError when it unpacks to more
 */
export async function decompress(packed: string, most = MAX_UNPACKED): Promise<Unpacked> {
  if (!/^[\w-]*$/.test(packed)) throw new TypeError('Not base64url');
  // Four characters encode three bytes. A single character left over by a cut encodes no byte.
  const alone = packed.length % 4 === 1;
  const {bytes, whole} = await inflate(fromBase64(alone ? packed.slice(0, -1) : packed), most);
  // The end may cut a character of several bytes. A decoder in stream mode omits such a character.
  const text = new TextDecoder('utf-8', {fatal: true}).decode(bytes, {stream: !whole});
  return {text, whole: whole && !alone};
}

async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<{bytes: Uint8Array; whole: boolean}> {
  const {readable, writable} = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  // Close the stream in a later task. The reader has the data by then, and an error at the end would discard it.
  const written = writer.write(packed).then(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await writer.close();
  });
  // The reader reports the same failure.
  written.catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let whole = true;
  while (length <= most) {
    const chunk = await reader.read().catch(() => undefined);
    if (!chunk) whole = false;
    if (!chunk?.value) break;
    chunks.push(chunk.value);
    length += chunk.value.length;
  }
  if (length > most) {
    await reader.cancel();
    throw new RangeError(`The compressed text holds more than ${most} bytes`);
  }
  if (length === 0 && !whole) throw new TypeError('Not deflated');
  return {bytes: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()), whole};
}
