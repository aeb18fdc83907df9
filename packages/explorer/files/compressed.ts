import {Damaged} from './limit';

/**
 * Unpacks data in pieces.
 *
 * @param count - told the bytes of each piece before it is kept; what it throws ends the work
 * @throws Damaged when the data is damaged or cut off
 */
export async function unpack(
  bytes: Uint8Array<ArrayBuffer>,
  format: 'gzip' | 'deflate-raw',
  count: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader();
  for (;;) {
    const {done, value} = await reader.read().catch(() => {
      throw new Damaged();
    });
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    try {
      count(value.length);
    } catch (error) {
      void reader.cancel().catch(() => undefined);
      throw error;
    }
    chunks.push(value);
  }
}
