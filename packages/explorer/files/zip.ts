/**
 * Reads ZIP archives, as https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT describes them. The library that
 * packs archives here doesn't compare checksums when it unpacks them, and takes the size that an archive declares for
 * granted.
 */
import {translate} from '@docusaurus/Translate';
import {unpack} from './compressed';
import {Damaged, Unreadable, type Budget} from './limit';

/** A file in an archive. */
export interface ZipEntry {
  readonly name: string;
  /** How many bytes it has when it is unpacked, as the archive says. */
  readonly size: number;
  /** Unpacks it. Throws `Damaged` when it has not the size or the checksum that the archive says. */
  readonly read: () => Promise<Uint8Array<ArrayBuffer>>;
}

const [END, ENTRY, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const END_LENGTH = 22;
/** A field of 32 bits with this value, or a count of 16 bits, stands elsewhere with 64 bits. */
const [ELSEWHERE, MANY] = [0xffff_ffff, 0xffff];
const zip64 = () => translate({message: 'it is a ZIP64 archive, which isn’t read'});
const LONGEST_COMMENT = 0xffff;

/** The directory of an archive: where it begins, and how many entries it has. */
function directoryOf(view: DataView): readonly [start: number, count: number] {
  const last = view.byteLength - END_LENGTH;
  for (let end = last; end >= Math.max(0, last - LONGEST_COMMENT); end--) {
    if (view.getUint32(end, true) !== END) continue;
    const count = view.getUint16(end + 10, true);
    if (count === MANY) throw new Unreadable(zip64());
    return [offsetOf(view, end + 16), count];
  }
  throw new Damaged();
}

/** A size or an offset. @throws Unreadable when it has 64 bits, which archives of this size don't need */
function offsetOf(view: DataView, at: number): number {
  const value = view.getUint32(at, true);
  if (value === ELSEWHERE) throw new Unreadable(zip64());
  return value;
}

/**
 * The files of an archive, by the names that they have in its directory.
 *
 * @throws Damaged when the directory is, TooLarge when it has more names than are read
 */
export function readZip(bytes: Uint8Array<ArrayBuffer>, budget: Budget): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [start, count] = directoryOf(view);
  budget.spend('names', count);
  const entries: ZipEntry[] = [];
  let at = start;
  for (let number = 0; number < count; number++) {
    if (view.getUint32(at, true) !== ENTRY) throw new Damaged();
    const [flags = 0, method = 0, nameLength = 0, extraLength = 0, commentLength = 0] = [8, 10, 28, 30, 32].map(
      (field) => view.getUint16(at + field, true),
    );
    const checksum = view.getUint32(at + 16, true);
    const afterName = at + 46 + nameLength;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, afterName));
    const [size = 0, packed = 0, local = 0] = [24, 20, 42].map((field) => offsetOf(view, at + field));
    at = afterName + extraLength + commentLength;
    if (name.endsWith('/')) continue;
    entries.push({
      name,
      size,
      async read() {
        if ((flags & 1) !== 0) throw new Unreadable(translate({message: 'it is protected by a password'}));
        if (method !== 0 && method !== 8) throw new Unreadable(translate({message: 'its compression isn’t read'}));
        if (view.getUint32(local, true) !== LOCAL) throw new Damaged();
        const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
        const content = bytes.subarray(from, from + packed);
        budget.spend('unpacked', size);
        let left = size;
        const whole =
          method === 0
            ? content
            : await unpack(content, 'deflate-raw', (length) => {
                left -= length;
                if (left < 0) throw new Damaged();
              });
        if (whole.length !== size || crc32(whole) !== checksum) throw new Damaged();
        return whole;
      },
    });
  }
  return entries;
}

const CRC_TABLE = Uint32Array.from({length: 256}, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum of ZIP (CRC-32 of ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}
