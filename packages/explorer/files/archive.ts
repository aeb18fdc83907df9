// cspell:ignore lyrx
import {translate} from '@docusaurus/Translate';
import {unzipSync, type UnzipFileInfo} from 'fflate';
import {formatList} from '@h3-docs/base/number';
import {Budget, MOST_UNPACKED} from './limit';
import {asFeatures, asSheet, refusal} from './refused';
import {readShapefiles} from './shapefile';
import {endingOf, type FileReading, type OpenedFile} from './types';
import {DESCRIPTION} from './workbookParts';

/** Parts of a shapefile that carry data. */
const SHAPEFILE = ['shp', 'dbf', 'prj', 'cpg'];
/** Files that systems put into archives. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;
/** Files in archives that hold no data. */
const IGNORED =
  /(?:^|\/)(?:\.|__MACOSX\/)|\.(?:shx|sbn|sbx|qix|qmd|qpj|atx|cst|lyrx?|qml|sld|xml|txt|md|pdf|s?html?|css|js|png|jpe?g|gif|md5|sha\d{1,3}|ini)$|(?:^|\/)thumbs\.db$/i;

/** Texts about the data of an archive. */
const ABOUT = /(?:^|[/_-])(?:readme|licen[cs]e|copying|changelog|about|notice)[^/]*$/i;

/** Unpacks those files of an archive that are wanted. The limit holds on the sizes that the archive declares. */
function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): Readonly<Record<string, Uint8Array<ArrayBuffer>>> {
  const budget = new Budget(MOST_UNPACKED);
  return unzipSync(bytes, {
    filter: ({name, originalSize}: UnzipFileInfo) => {
      if (!wanted(name)) return false;
      // The library fills a buffer of this size, and never more.
      budget.take(originalSize);
      return true;
    },
  });
}

/**
 * Checks the size of all parts of an archive that a library unpacks as a whole.
 *
 * @throws TooLarge when that is more than there may be
 */
function checkSize(bytes: Uint8Array): void {
  const budget = new Budget(MOST_UNPACKED);
  unzipSync(bytes, {
    filter: ({originalSize}) => {
      budget.take(originalSize);
      return false;
    },
  });
}

/** The name that the files of a shapefile have in common. */
const stemOf = (name: string) => name.slice(0, -4).toLowerCase();

/** The names of the files in an archive. */
function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({name}) => {
      if (!name.endsWith('/')) names.push(name);
      return false;
    },
  });
  return names;
}

/** The name of a format that isn't read and whose files are archives, and what to do; undefined for others. */
function otherFormatIn(
  bytes: Uint8Array,
  names: readonly string[],
): readonly [name: string, advice: string] | undefined {
  if (names.some((one) => /\.gdbtable$/i.test(one))) return ['file geodatabase', asFeatures()];
  if (names.some((one) => /\.qgs$/i.test(one)))
    return ['QGIS project', translate({message: 'Open the files of its layers instead.'})];
  if (names.includes('xl/workbook.bin')) return ['Excel (.xlsb)', asSheet()];
  if (!names.includes('mimetype')) return undefined;
  const kind = new TextDecoder().decode(unpack(bytes, (one) => one === 'mimetype').mimetype);
  return kind.includes('opendocument') ? ['OpenDocument', asSheet()] : undefined;
}

/** Whether an archive is a workbook of Excel. */
export const isWorkbook = (names: readonly string[]): boolean => names.includes(DESCRIPTION);

/**
 * Reads an archive: KMZ, shapefiles, a workbook, or a single file of any other format.
 *
 * @param readInner - reads a file of the archive
 */
export async function readArchive(
  {name, bytes}: OpenedFile,
  readInner: (file: OpenedFile) => Promise<FileReading>,
): Promise<FileReading> {
  const names = namesIn(bytes);
  if (isWorkbook(names)) {
    checkSize(bytes);
    const {readWorkbook} = await import('./workbook');
    return readWorkbook(bytes, (part) => {
      const content = unpack(bytes, (one) => one === part)[part];
      return content && new TextDecoder().decode(content);
    });
  }
  const shapes = names.filter((one) => endingOf(one) === 'shp' && !IGNORED.test(one));
  if (shapes.length > 0) {
    const stems = shapes.map(stemOf);
    const parts = Object.entries(
      unpack(bytes, (one) => stems.includes(stemOf(one)) && SHAPEFILE.includes(endingOf(one))),
    );
    const reading = readShapefiles(
      shapes.map((shape) => ({
        name: shape.slice(shape.lastIndexOf('/') + 1, -4),
        parts: new Map(
          parts.flatMap(([one, content]) => (stemOf(one) === stemOf(shape) ? [[endingOf(one), content]] : [])),
        ),
      })),
    );
    return withRest(
      reading,
      shapes,
      names.filter((one) => !IGNORED.test(one) && !(stems.includes(stemOf(one)) && SHAPEFILE.includes(endingOf(one)))),
    );
  }
  const other = otherFormatIn(bytes, names);
  if (other !== undefined) return {reason: refusal(name, ...other)};
  // Of the tables of a timetable of public transport (GTFS), that of the stops has their positions.
  const isTimetable = ['stops.txt', 'stop_times.txt', 'trips.txt'].every((one) => names.includes(one));
  const stops = isTimetable ? 'stops.txt' : undefined;
  const known = names.filter((one) => !IGNORED.test(one) || names.length === 1);
  const texts = names.filter((one) => ['txt', 'xml'].includes(endingOf(one)) && !HIDDEN.test(one) && !ABOUT.test(one));
  const data = stops !== undefined || known.length === 0 ? [...known, ...texts] : known;
  // The document of a KMZ has any name; `doc.kml` is the usual one.
  const document = data.find((one) => /(?:^|\/)doc\.kml$/i.test(one)) ?? data.find((one) => endingOf(one) === 'kml');
  const chosen = stops ?? document;
  const [only, ...others] = chosen === undefined ? data : [chosen];
  if (only === undefined) return {reason: translate({message: '{name} has no file with data.'}, {name})};
  if (others.length > 0) return severalFiles(name, data);
  const content = unpack(bytes, (one) => one === only)[only];
  if (!content) return {reason: translate({message: '{name} is damaged.'}, {name})};
  return withRest(
    await readInner({name: only, bytes: content}),
    [only],
    data.filter((one) => one !== only),
  );
}

/** Says which files with data were not read. */
function withRest(reading: FileReading, read: readonly string[], rest: readonly string[]): FileReading {
  if (rest.length === 0 || 'reason' in reading) return reading;
  const values = {file: formatList(read.slice(0, MOST_NAMES)), others: formatList(rest.slice(0, MOST_NAMES))};
  const said = translate({message: 'Only {file} was read. The archive also has {others}.'}, values);
  return {...reading, note: [reading.note, said].filter((part) => part !== undefined).join(' ')};
}

/** How many files of an archive are named. */
const MOST_NAMES = 6;

function severalFiles(name: string, names: readonly string[]): FileReading {
  return {
    reason: translate(
      {message: '{name} has several files with data: {names}. Unpack it and open one of them.'},
      {name, names: formatList(names.slice(0, MOST_NAMES))},
    ),
  };
}
