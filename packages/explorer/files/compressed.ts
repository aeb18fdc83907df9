import {Budget} from './limit';

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
