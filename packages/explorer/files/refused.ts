// cspell:ignore LASF
import {translate} from '@docusaurus/Translate';
import {ascii, beginsWith, endingOf, type OpenedFile} from './types';

const unpack = () => translate({message: 'Unpack it first, or compress it as .zip or .gz.'});
const asTable = () => translate({message: 'Save its table as Parquet or CSV.'});
const asFeatures = () => translate({message: 'Save it as GeoJSON or GeoPackage.'});
const asParquet = () => translate({message: 'Save it as Parquet.'});
const asSheet = () => translate({message: 'Save it as .xlsx or CSV.'});
const zipped = () => translate({message: 'Put the .shp, .dbf, and .prj files into one zip file, and open that.'});
const noRasters = () => translate({message: 'The explorer reads tables and vector data, not images or rasters.'});
const noTable = () => translate({message: 'Copy its table, or save it as CSV.'});

/** A format that isn't read. */
interface Refused {
  readonly name: string;
  /** Its first bytes, and where they are. */
  readonly marks: readonly number[];
  readonly from?: number;
  readonly advice: () => string;
}

/** Formats that aren't read, by what their files begin with: a name may have no ending, or another one. */
const refused: readonly Refused[] = [
  {name: 'bzip2', marks: ascii('BZh'), advice: unpack},
  {name: 'xz', marks: [0xfd, ...ascii('7zXZ')], advice: unpack},
  {name: '7z', marks: [...ascii('7z'), 0xbc, 0xaf, 0x27, 0x1c], advice: unpack},
  {name: 'RAR', marks: [...ascii('Rar!'), 0x1a, 7], advice: unpack},
  {name: 'LZ4', marks: [4, 0x22, 0x4d, 0x18], advice: unpack},
  {name: 'compress (.Z)', marks: [0x1f, 0x9d], advice: unpack},
  {name: 'tar', marks: ascii('ustar'), from: 257, advice: unpack},
  {name: 'Arrow', marks: ascii('ARROW1'), advice: asParquet},
  {name: 'Feather', marks: ascii('FEA1'), advice: asParquet},
  {name: 'ORC', marks: ascii('ORC'), advice: asTable},
  {name: 'Avro', marks: [...ascii('Obj'), 1], advice: asTable},
  {name: 'DuckDB', marks: ascii('DUCK'), from: 8, advice: asTable},
  {name: 'Access', marks: ascii('Standard'), from: 4, advice: asTable},
  {name: 'HDF5', marks: ascii('\x89HDF'), advice: asTable},
  {name: 'R', marks: ascii('RDX'), advice: asTable},
  {name: 'R', marks: ascii('X\n\0\0\0'), advice: asTable},
  {name: 'Excel (.xls)', marks: [0xd0, 0xcf, 0x11, 0xe0], advice: asSheet},
  {name: 'shapefile', marks: [0, 0, 0x27, 0x0a], advice: zipped},
  {name: 'PMTiles', marks: ascii('PMTiles'), advice: asFeatures},
  {name: 'OpenStreetMap PBF', marks: ascii('OSMHeader'), from: 6, advice: asFeatures},
  {name: 'LAS', marks: ascii('LASF'), advice: asTable},
  {name: 'DWG', marks: ascii('AC10'), advice: asFeatures},
  {name: 'NetCDF', marks: ascii('CDF'), advice: noRasters},
  {name: 'TIFF', marks: ascii('II*\0'), advice: noRasters},
  {name: 'TIFF', marks: ascii('MM\0*'), advice: noRasters},
  {name: 'PNG', marks: ascii('\x89PNG'), advice: noRasters},
  {name: 'JPEG', marks: [0xff, 0xd8, 0xff], advice: noRasters},
  {name: 'UTF-32', marks: [0xff, 0xfe, 0, 0], advice: () => translate({message: 'Save it as UTF-8.'})},
  {name: 'PDF', marks: ascii('%PDF-'), advice: noTable},
];

/** Formats of texts that aren't read, and would be taken for other texts: what they begin with. */
const refusedTexts: readonly (readonly [name: string, form: RegExp, advice: () => string])[] = [
  ['DXF', /^\s*(?:999\r?\n[^\n]*\n\s*)*0\r?\n\s*SECTION\r?\n/, asFeatures],
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
  const found = refused.find(({marks, from}) => beginsWith(file, marks, from));
  return found
    ? refusal(name, found.name, found.advice())
    : `${translate({message: '{name} is not a text file.'}, {name})} ${adviceFor(name)}`.trim();
}

/** What to do with formats that have no mark, or another one, by the ending of their names. */
function adviceFor(name: string): string {
  switch (endingOf(name)) {
    case 'shp':
    case 'dbf':
    case 'shx':
      return zipped();
    case 'xls':
      return asSheet();
    case 'arrow':
    case 'feather':
      return asParquet();
    case 'bz2':
    case 'xz':
    case '7z':
    case 'rar':
    case 'tar':
    case 'tgz':
      return unpack();
    case 'pkl':
    case 'pickle':
    case 'rds':
    case 'rdata':
    case 'duckdb':
    case 'db':
    case 'mdb':
    case 'gdb':
    case 'avro':
    case 'orc':
      return asTable();
    case 'pbf':
    case 'mvt':
    case 'pmtiles':
      return asFeatures();
    case 'tif':
    case 'tiff':
    case 'nc':
      return noRasters();
    default:
      return '';
  }
}
