// cspell:ignore LASF NMEA
import {translate} from '@docusaurus/Translate';
import {ascii, beginsWith, endingOf, type OpenedFile} from './types';

/** What to do with formats that aren't read. */
const unpack = () => translate({message: 'Unpack it first, or compress it as .zip or .gz.'});
const asTable = () => translate({message: 'Save its table as Parquet or CSV.'});
/** What to do with a file of features that is not read. */
export const asFeatures = () => translate({message: 'Save it as GeoJSON or GeoPackage.'});
const asTrack = () => translate({message: 'Convert it to GPX or CSV.'});
const asParquet = () => translate({message: 'Save it as Parquet.'});
/** What to do with a spreadsheet that is not read. */
export const asSheet = () => translate({message: 'Save it as .xlsx or CSV.'});
const zipped = () => translate({message: 'Put the .shp, .dbf, and .prj files into one zip file, and open that.'});
const noRasters = () => translate({message: 'The explorer reads tables and vector data, not images or rasters.'});
const noTable = () => translate({message: 'Copy its table, or save it as CSV.'});

/** A format that isn't read: how it is known, and what to do. */
interface Refused {
  readonly name: string;
  /** Bytes that its files have: a name may have no ending, or another one. */
  readonly marks?: readonly number[];
  /** Where these bytes begin; undefined: where the file begins. */
  readonly from?: number;
  /** The endings of names, for files without a mark that is known here. */
  readonly endings?: readonly string[];
  readonly advice: () => string;
}

const refused: readonly Refused[] = [
  {name: 'bzip2', marks: ascii('BZh'), endings: ['bz2'], advice: unpack},
  {name: 'xz', marks: [0xfd, ...ascii('7zXZ')], endings: ['xz'], advice: unpack},
  {name: '7z', marks: [...ascii('7z'), 0xbc, 0xaf, 0x27, 0x1c], endings: ['7z'], advice: unpack},
  {name: 'RAR', marks: [...ascii('Rar!'), 0x1a, 7], endings: ['rar'], advice: unpack},
  {name: 'LZ4', marks: [4, 0x22, 0x4d, 0x18], advice: unpack},
  {name: 'Zstandard', marks: [0x28, 0xb5, 0x2f, 0xfd], endings: ['zst', 'zstd'], advice: unpack},
  {name: 'compress (.Z)', marks: [0x1f, 0x9d], advice: unpack},
  {name: 'tar', marks: ascii('ustar'), from: 257, endings: ['tar', 'tgz'], advice: unpack},
  {name: 'Arrow', marks: ascii('ARROW1'), endings: ['arrow'], advice: asParquet},
  {name: 'Feather', marks: ascii('FEA1'), endings: ['feather'], advice: asParquet},
  {name: 'ORC', marks: ascii('ORC'), endings: ['orc'], advice: asTable},
  {name: 'Avro', marks: [...ascii('Obj'), 1], endings: ['avro'], advice: asTable},
  {name: 'DuckDB', marks: ascii('DUCK'), from: 8, endings: ['duckdb', 'db'], advice: asTable},
  {name: 'Access', marks: ascii('Standard'), from: 4, endings: ['mdb'], advice: asTable},
  {name: 'HDF5', marks: ascii('\x89HDF'), advice: asTable},
  {name: 'R', marks: ascii('RDX'), endings: ['rdata', 'rds'], advice: asTable},
  {name: 'R', marks: ascii('X\n\0\0\0'), advice: asTable},
  {name: 'pickle', endings: ['pkl', 'pickle'], advice: asTable},
  {name: 'file geodatabase', endings: ['gdb'], advice: asTable},
  {name: 'Excel (.xls)', marks: [0xd0, 0xcf, 0x11, 0xe0], endings: ['xls'], advice: asSheet},
  {name: 'shapefile', marks: [0, 0, 0x27, 0x0a], endings: ['shp', 'dbf', 'shx'], advice: zipped},
  {name: 'FlatGeobuf', marks: ascii('fgb'), endings: ['fgb'], advice: asFeatures},
  {name: 'PMTiles', marks: ascii('PMTiles'), endings: ['pmtiles'], advice: asFeatures},
  {name: 'OpenStreetMap PBF', marks: ascii('OSMHeader'), from: 6, endings: ['pbf', 'mvt'], advice: asFeatures},
  {name: 'LAS', marks: ascii('LASF'), advice: asTable},
  {name: 'DWG', marks: ascii('AC10'), advice: asFeatures},
  {name: 'NetCDF', marks: ascii('CDF'), endings: ['nc'], advice: noRasters},
  {name: 'TIFF', marks: ascii('II*\0'), endings: ['tif', 'tiff'], advice: noRasters},
  {name: 'TIFF', marks: ascii('MM\0*'), advice: noRasters},
  {name: 'PNG', marks: ascii('\x89PNG'), advice: noRasters},
  {name: 'JPEG', marks: [0xff, 0xd8, 0xff], advice: noRasters},
  {name: 'UTF-32', marks: [0xff, 0xfe, 0, 0], advice: () => translate({message: 'Save it as UTF-8.'})},
  {name: 'PDF', marks: ascii('%PDF-'), advice: noTable},
];

/** Formats of texts that aren't read, and would be taken for other texts: what they begin with. */
const refusedTexts: readonly (readonly [name: string, form: RegExp, advice: () => string])[] = [
  ['DXF', /^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/, asFeatures],
  ['MapInfo (.mif)', /^\s*Version[ \t]+\d+[ \t\r]*\n(?:[^\n]*\n){0,6}?[ \t]*Columns[ \t]+\d/i, asFeatures],
  ['NMEA 0183', /^[$!][A-Z]{5},[^\n*]{0,100}\*[\dA-F]{2}(?:\s|$)/i, asTrack],
  ['IGC', /^A[A-Z\d]{3}[^\n]*\n(?:[^\n]*\n){0,20}?(?:HFDTE|B\d{13}[NS]\d{8}[EW])/, asTrack],
  ['SYLK', /^ID;P/, asSheet],
  ['DIF', /^TABLE\r?\n0,1\r?\n/, asSheet],
  ['PostScript', /^%!PS/, noTable],
];

/** Why a text isn't read whose format is known; undefined for other texts. */
export function whyNoTable(name: string, text: string): string | undefined {
  const [format, , advice] = refusedTexts.find(([, form]) => form.test(text.slice(0, 1000))) ?? [];
  return format !== undefined && advice ? refusal(name, format, advice()) : undefined;
}

/** Says that a format isn't read, and what to do. */
export const refusal = (name: string, format: string, advice: string): string =>
  translate({message: '{name} has the format {format}, which isn’t read. {advice}'}, {name, format, advice});

/** Why a file that isn't text has no text to give, and what to do. */
export function whyNoText(file: OpenedFile): string {
  const {name} = file;
  const found = refused.find(({marks, from}) => marks && beginsWith(file, marks, from));
  if (found) return refusal(name, found.name, found.advice());
  const likely = refused.find(({endings}) => endings?.includes(endingOf(name)));
  return [translate({message: '{name} is not a text file.'}, {name}), ...(likely ? [likely.advice()] : [])].join(' ');
}
