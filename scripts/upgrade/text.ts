/** The text of a file, and what its bytes have beside it. */
export interface FileText {
  readonly text: string;
  readonly hasMark: boolean;
}

const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Decodes the bytes of a file.
 *
 * @returns a sentence that says why, for bytes that are no text in UTF-8
 */
export function decode(bytes: Buffer): FileText | string {
  if (bytes.includes(0)) return 'It is binary, or in UTF-16.';
  const hasMark = bytes.subarray(0, 3).equals(mark);
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(hasMark ? bytes.subarray(3) : bytes);
    return {text, hasMark};
  } catch {
    return 'It is not encoded in UTF-8.';
  }
}

/** The bytes of a text, with a byte order mark if the file had one. */
export function encode(text: string, {hasMark}: FileText): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return hasMark ? Buffer.concat([mark, bytes]) : bytes;
}
