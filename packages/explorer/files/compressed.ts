import {Decompress} from 'fzstd';
import {Budget} from './limit';

/** How much is unpacked at once, so that the limit holds long before the memory ends. */
const CHUNK = 65_536;

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, {length}) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Unpacks gzip. Throws what the browser throws for damaged data, and `TooLarge`. */
export async function gunzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const budget = new Budget();
  const chunks: Uint8Array[] = [];
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return joined(chunks);
    try {
      budget.take(value.length);
    } catch (error) {
      void reader.cancel();
      throw error;
    }
    chunks.push(value);
  }
}

/** Unpacks Zstandard. Throws what the library throws for damaged data, and `TooLarge`. */
export function unzstd(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const budget = new Budget();
  const chunks: Uint8Array[] = [];
  const stream = new Decompress((chunk) => {
    budget.take(chunk.length);
    chunks.push(chunk.slice());
  });
  for (let at = 0; at < bytes.length; at += CHUNK) {
    stream.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  }
  return joined(chunks);
}
