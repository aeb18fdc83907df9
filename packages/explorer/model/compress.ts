/** The most that a compressed text may hold, in bytes: a small address must not unpack to something huge. */
const MAX_UNPACKED = 2_000_000;

/** How many bytes become characters at a time: a function takes only so many arguments. */
const PART = 8192;

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
 * The inverse of `compress`. Throws for a text that was cut off or changed.
 *
 * @param most - the most bytes that it may unpack to
 * @throws RangeError when it unpacks to more
 */
export async function decompress(packed: string, most = MAX_UNPACKED): Promise<string> {
  if (!/^[\w-]*$/.test(packed)) throw new TypeError('Not base64url');
  const stream = new Blob([fromBase64(packed)]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (let {value} = await reader.read(); value; {value} = await reader.read()) {
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new RangeError(`The compressed text holds more than ${most} bytes`);
    }
    parts.push(value);
  }
  return new TextDecoder('utf-8', {fatal: true}).decode(await new Blob(parts).arrayBuffer());
}
