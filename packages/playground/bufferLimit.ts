import {translate} from '@docusaurus/Translate';

/** The most bytes that a run may ask for in buffers. In browsers whose frames share the page's process, more takes the page along. */
const MOST_BYTES = 1e9;

/** The constructors of buffers, by their global names. */
export const bufferNames = [
  ...['ArrayBuffer', 'SharedArrayBuffer', 'Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array'],
  ...['Int32Array', 'Uint32Array', 'BigInt64Array', 'BigUint64Array', 'Float16Array', 'Float32Array', 'Float64Array'],
];

/**
 * Makes the constructors of buffers and typed arrays throw a RangeError where a run asks for more memory than it may have.
 * The time limit ends what grows by small steps.
 *
 * @param most - in bytes
 * @returns what ends the limit, for the code that reads a result
 */
export function limitBuffers(most = MOST_BYTES): () => void {
  let left = most;
  const {construct} = Reflect;
  const globals = globalThis as unknown as Record<string, (new (...values: never[]) => ArrayBuffer) | undefined>;
  for (const name of bufferNames) {
    const own = globals[name];
    if (!own) continue;
    const limited: typeof own = new Proxy(own, {
      construct(target, given, made) {
        const buffer = construct(target, given, made === limited ? target : made) as ArrayBuffer | Uint8Array;
        // A typed array may be a view of a buffer that is there.
        if (!('buffer' in buffer && buffer.buffer === given[0])) left -= buffer.byteLength;
        if (left < 0)
          throw new RangeError(translate({message: 'The code asked for more than one gigabyte of buffers.'}));
        return buffer;
      },
    });
    Object.defineProperty(own.prototype, 'constructor', {value: limited});
    globals[name] = limited;
  }
  return () => {
    left = Infinity;
  };
}
