import {strToU8} from 'fflate';

/** Bytes with some of them replaced. */
export function patched(bytes: Uint8Array, at: number, ...values: readonly number[]): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  copy.set(values, at);
  return copy;
}

/** Bytes as little-endian numbers of 16 or 32 bits. */
export const u16 = (value: number) => [value & 255, (value >> 8) & 255];
export const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)];

const indexOf = (bytes: Uint8Array, part: Uint8Array, from = 0) => Buffer.from(bytes).indexOf(part, from);

/** A place within the entry of the first file in the directory of an archive. */
export const entryAt = (zip: Uint8Array, field: number) => indexOf(zip, strToU8('PK\x01\x02', true)) + field;
/** A place within the end of an archive. */
export const endAt = (zip: Uint8Array, field: number) => indexOf(zip, strToU8('PK\x05\x06', true)) + field;

/** An archive of stored files, in which a byte of some text has changed. */
export function changed(zip: Uint8Array, text: string): Uint8Array<ArrayBuffer> {
  const at = indexOf(zip, strToU8(text));
  return patched(zip, at, (zip[at] ?? 0) ^ 1);
}
