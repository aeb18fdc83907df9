// cspell:ignore lyrx
import {translate} from '@docusaurus/Translate';
import {formatList} from '@h3-docs/base/number';
import {Damaged, type Budget} from './limit';
import {asFeatures, asSheet, refusal} from './refused';
import {readShapefile} from './shapefile';
import {endingOf, withNotes, type FileReading, type OpenedFile} from './types';
import {DESCRIPTION} from './workbookParts';
import {readZip, type ZipEntry} from './zip';

/** Parts of a shapefile that carry data. */
const SHAPEFILE = ['shp', 'dbf', 'prj', 'cpg'];
/** Files that systems put into archives. */
const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/)/;
/** Files in archives that hold no data. */
const IGNORED =
  /(?:^|\/)(?:\.|__MACOSX\/)|\.(?:shx|sbn|sbx|qix|qmd|qpj|atx|cst|lyrx?|qml|sld|xml|txt|md|pdf|s?html?|css|js|png|jpe?g|gif|md5|sha\d{1,3}|ini)$|(?:^|\/)thumbs\.db$/i;

/** Texts about the data of an archive. */
const ABOUT = /(?:^|[/_-])(?:readme|licen[cs]e|copying|changelog|about|notice)[^/]*$/i;

/** How many files of an archive are named. */
const MOST_NAMES = 6;

/** The name that the files of a shapefile have in common. */
const stemOf = (name: string) => name.slice(0, -4).toLowerCase();

/** Formats that aren't read and whose files are archives, by the name of a file in them, and what to do. */
const otherFormats: readonly (readonly [file: RegExp, format: string, advice: () => string])[] = [
  [/\.gdbtable$/i, 'file geodatabase', asFeatures],
  [/\.qgs$/i, 'QGIS project', asFeatures],
  [/^xl\/workbook\.bin$/, 'Excel (.xlsb)', asSheet],
  [/^content\.xml$/, 'OpenDocument', asSheet],
];

async function readShapes(
  entries: ReadonlyMap<string, ZipEntry>,
  shapes: readonly string[],
  budget: Budget,
): Promise<FileReading> {
  // The explorer reads one table. Others are named.
  const [shape = ''] = shapes;
  const parts = new Map<string, Uint8Array<ArrayBuffer>>();
  const rest: string[] = [];
  for (const [name, entry] of entries) {
    if (SHAPEFILE.includes(endingOf(name)) && stemOf(name) === stemOf(shape))
      parts.set(endingOf(name), await entry.read());
    else if (!IGNORED.test(name)) rest.push(name);
  }
  const name = shape.slice(shape.lastIndexOf('/') + 1, -4);
  return withRest(readShapefile({name, parts}, budget), shape, rest);
}

/**
 * Reads an archive: KMZ, shapefiles, a workbook, or a single file of any other format.
 *
 * @param readInner - reads a file of the archive
 */
export async function readArchive(
  {name, bytes}: OpenedFile,
  budget: Budget,
  readInner: (file: OpenedFile) => Promise<FileReading>,
): Promise<FileReading> {
  const entries = new Map(readZip(bytes, budget).map((entry) => [entry.name, entry]));
  const names = [...entries.keys()];
  if (entries.has(DESCRIPTION)) {
    const {readWorkbook} = await import('./workbook');
    return readWorkbook(async (part) => {
      const content = await entries.get(part)?.read();
      return content && new TextDecoder().decode(content);
    }, budget);
  }
  const shapes = names.filter((one) => endingOf(one) === 'shp' && !IGNORED.test(one));
  if (shapes.length > 0) return readShapes(entries, shapes, budget);
  const [, format, advice] = otherFormats.find(([file]) => names.some((one) => file.test(one))) ?? [];
  if (format !== undefined && advice) return {reason: refusal(name, format, advice())};
  const known = names.filter((one) => !IGNORED.test(one) || names.length === 1);
  const texts = names.filter((one) => ['txt', 'xml'].includes(endingOf(one)) && !HIDDEN.test(one) && !ABOUT.test(one));
  const data = known.length === 0 ? texts : known;
  // The document of a KMZ has any name; `doc.kml` is the usual one.
  const document = data.find((one) => /(?:^|\/)doc\.kml$/i.test(one)) ?? data.find((one) => endingOf(one) === 'kml');
  const [only, ...others] = document === undefined ? data : [document];
  if (only === undefined) return {reason: translate({message: '{name} has no file with data.'}, {name})};
  if (others.length > 0)
    return {
      reason: translate(
        {message: '{name} has several files with data: {names}. Unpack it and open one of them.'},
        {name, names: formatList(data.slice(0, MOST_NAMES))},
      ),
    };
  const content = await entries.get(only)?.read();
  if (!content) throw new Damaged();
  const rest = data.filter((one) => one !== only);
  return withRest(await readInner({name: only, bytes: content}), only, rest);
}

/** Says which files with data were not read. */
function withRest(reading: FileReading, file: string, rest: readonly string[]): FileReading {
  const values = {file, others: formatList(rest.slice(0, MOST_NAMES))};
  return withNotes(reading, [
    rest.length > 0 && translate({message: 'Only {file} was read. The archive also has {others}.'}, values),
  ]);
}
