/** The most that a compressed text may hold, in bytes: a small address must not unpack to something huge. */
const MAX_UNPACKED = 2_000_000;

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  stream: ReadableWritablePair<Uint8Array, BufferSource>,
  limit: number,
) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      throw new RangeError(`The compressed text holds more than ${limit} bytes`);
    }
    chunks.push(value);
  }
  const result = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    result.set(chunk, at);
    at += chunk.length;
  }
  return result;
}

/** A text as deflated base64url: letters, digits, `-` and `_` only. */
export async function compress(text: string): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Infinity);
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The inverse of `compress`. Throws when it is broken or unpacks to more than 2 MB. */
export async function decompress(packed: string): Promise<string> {
  if (!/^[\w-]*$/.test(packed)) throw new TypeError('Not base64url');
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const text = await pipe(bytes, new DecompressionStream('deflate-raw'), MAX_UNPACKED);
  return new TextDecoder('utf-8', {fatal: true}).decode(text);
}
