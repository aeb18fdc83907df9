import {translate} from '@docusaurus/Translate';
import {MAX_FILE_BYTES} from '../input/limits';
import {formatLocale} from '@h3-docs/base/number';
import {startJob} from './startJob';
import type {FileReading} from './fileReading';

/**
 * Characters that never occur in text: all control characters except tabs, line ends, and separators of records and
 * pages.
 */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const BINARY = /[\0-\x08\x0e-\x1a\x1c\x1d\x1f]/;

/** How a Parquet file begins. */
const PARQUET = 'PAR1';

/** Reads a file that a reader chose or dropped. Refuses files that are empty, too large, or not text. */
export async function readTextFile(file: File): Promise<FileReading> {
  if (file.size > MAX_FILE_BYTES) {
    return {
      reason: translate(
        {message: '{name} has {count} bytes, but the limit is 50 MB.'},
        {name: file.name, count: formatLocale(file.size)},
      ),
    };
  }
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return {reason: translate({message: '{name} could not be read.'}, {name: file.name})};
  }
  const marks = new Uint8Array(bytes, 0, Math.min(4, bytes.byteLength));
  if (String.fromCharCode(...marks) === PARQUET) {
    return await readParquet(file.name, bytes);
  }
  const text = decode(new Uint8Array(bytes));
  if (text.trim() === '') return {reason: translate({message: '{name} is empty.'}, {name: file.name})};
  return BINARY.test(text) ? {reason: translate({message: '{name} is not a text file.'}, {name: file.name})} : {text};
}

/** The rows of a Parquet file as text: decoded in a worker, or by the page itself where there is none. */
async function readParquet(name: string, bytes: ArrayBuffer): Promise<FileReading> {
  const end = await startJob({type: 'parquet', name, bytes}, () => undefined).end;
  if (end !== 'cancelled' && !('broken' in end)) return end;
  try {
    const {parquetToCsv} = await import('./parquet');
    return await parquetToCsv(name, bytes);
  } catch {
    return {
      reason: translate({message: 'The reader of Parquet files could not be loaded. Open {name} again.'}, {name}),
    };
  }
}

/** UTF-8, or UTF-16 with its mark (as spreadsheets save “Unicode text”), or else the old encoding of Windows. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
