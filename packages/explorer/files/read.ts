import {translate} from '@docusaurus/Translate';
import {decoderOf, guessNote} from './encoding';
import {Budget, Damaged, TooLarge, Unreadable} from './limit';
import {shownName} from './names';
import {whyNoTable, whyNoText} from './refused';
import {ascii, beginsWith, withNotes, type FileFormat, type FileReading, type OpenedFile} from './types';

/**
 * Characters that never occur in text: all control characters except tabs, line ends, and separators of records and
 * pages.
 */
// eslint-disable-next-line no-control-regex -- the pattern looks for control characters
const BINARY = /[\0-\x08\x0e-\x1a\x1c\x1d\x1f]/;

/** The formats of files that aren't text, by what recognizes them. Text is what none of them fits. */
const fileFormats: readonly FileFormat[] = [
  {
    name: 'gzip',
    recognizes: (file) => beginsWith(file, [0x1f, 0x8b]),
    async read({name, bytes}, budget) {
      const {unpack} = await import('./compressed');
      const inner = await unpack(bytes, 'gzip', (length) => budget.spend('unpacked', length));
      return readInner({name: name.replace(/\.gz$/i, ''), bytes: inner}, budget);
    },
  },
  {
    name: 'zip',
    recognizes: (file) => beginsWith(file, [0x50, 0x4b, 3, 4]),
    read: async (file, budget) =>
      (await import('./archive')).readArchive(file, budget, (inner) => readInner(inner, budget)),
  },
  {
    name: 'Parquet',
    recognizes: (file) => beginsWith(file, ascii('PAR1')),
    read: async ({name, bytes}, budget) => (await import('./parquet')).readParquet(name, bytes.slice().buffer, budget),
  },
  {
    name: 'GeoPackage',
    recognizes: (file) => beginsWith(file, ascii('SQLite format 3\0')),
    read: async (file, budget) => (await import('./geopackage')).readGeoPackage(file, budget),
  },
];

/** Reads a file of any format. Never rejects. */
export const readSource = ({name, bytes}: OpenedFile): Promise<FileReading> =>
  readInner({name: shownName(name), bytes}, new Budget());

/** Reads a file, or a file within it. */
async function readInner({name, bytes}: OpenedFile, budget: Budget): Promise<FileReading> {
  const file = {name: shownName(name), bytes};
  const format = fileFormats.find(({recognizes}) => recognizes(file));
  try {
    if (!format) return readPlain(file, budget);
    budget.spend('archives', 1);
    return shown(await format.read(file, budget));
  } catch (error) {
    const why = shownName(error instanceof Unreadable ? error.message : new Damaged().message);
    return {
      reason:
        error instanceof TooLarge || !format
          ? translate({message: '{name} was not read, because {why}.'}, {name: file.name, why})
          : translate(
              {message: '{name} is a {format} file that could not be read: {why}.'},
              {name: file.name, format: format.name, why},
            ),
    };
  }
}

/** What is said of a file, without characters of its names and texts that can't be shown. */
function shown(reading: FileReading): FileReading {
  if ('reason' in reading) return {reason: shownName(reading.reason)};
  return reading.note === undefined ? reading : {...reading, note: shownName(reading.note)};
}

/** Reads a file that is no archive and no table. */
function readPlain(file: OpenedFile, budget: Budget): FileReading {
  const {name, bytes} = file;
  budget.allow('text', bytes.length);
  const {text, isGuess = false} = decode(bytes);
  if (text.trim() === '') return {reason: translate({message: '{name} is empty.'}, {name})};
  if (BINARY.test(text)) return {reason: whyNoText(file)};
  const reason = whyNoTable(name, text);
  if (reason !== undefined) return {reason};
  return withNotes({text: budget.text(text)}, [isGuess && guessNote(name)]);
}

/** UTF-8, or UTF-16 with its mark (as spreadsheets save “Unicode text”), or else the old encoding of Windows as a guess. */
function decode(bytes: Uint8Array): {readonly text: string; readonly isGuess?: boolean} {
  const utf16 = (order: 'utf-16le' | 'utf-16be') => ({text: new TextDecoder(order).decode(bytes)});
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16('utf-16le');
  if (first === 0xfe && second === 0xff) return utf16('utf-16be');
  const {decoder, isGuess} = decoderOf(bytes);
  return {text: decoder.decode(bytes), isGuess};
}
