import {translate} from '@docusaurus/Translate';
import {formatLocale} from '@h3-docs/base/number';
import {projectionFrom} from '../input/projections';
import {datumNote} from '../input/wkt-datum';
import {degrees, type Projection} from '../input/reference';
import {readDbf} from './dbf';
import {fewerRead, type Budget} from './limit';
import {readShp} from './shp';
import {joinLayers, type Layer} from './tables';
import type {FileReading} from './types';

/** A shapefile: its name, and the contents of its files by their ending. */
interface Shapefile {
  readonly name: string;
  readonly parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/**
 * Reads shapefiles, in degrees by their `.prj`. The features of several ones name their file as `layer`. A
 * shapefile whose coordinates can't become degrees is left out, which is said.
 */
export function readShapefiles(files: readonly Shapefile[], budget: Budget): FileReading {
  budget.spend('layers', files.length);
  const checked = files.map((file) => ({file, project: projectionOf(file)}));
  const reasons = checked.flatMap(({project}) => (typeof project === 'string' ? project : []));
  const readable = checked.flatMap(({file, project}) => (typeof project === 'string' ? [] : {file, project}));
  if (readable.length === 0) return {reason: reasons.slice(0, MOST_REASONS).join(' ')};
  const notes = new Set(reasons);
  const layers = readable.map(({file, project}) => {
    const datum = datumNote(definitionOf(file.parts) ?? '');
    if (datum !== undefined) notes.add(datum);
    return {name: file.name, ...layerOf(file, project, budget, (note) => notes.add(note))};
  });
  const table = joinLayers(layers, files.length > 1, (row) => budget.row(row));
  return {table, ...(notes.size > 0 && {note: [...notes].slice(0, MOST_REASONS).join(' ')})};
}

/** How many sentences about the files of an archive are said. */
const MOST_REASONS = 6;

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array<ArrayBuffer>) =>
  new DataView(buffer, byteOffset, byteLength);

/** The column of the shapes. */
const GEOMETRY = 'geometry';

/** The shapes and values of a shapefile as a table. */
function layerOf(
  {name, parts}: Shapefile,
  project: Projection,
  budget: Budget,
  note: (text: string) => void,
): Omit<Layer, 'name'> {
  const [shp, dbf] = ['shp', 'dbf'].map((ending) => parts.get(ending));
  if (!shp) return {columns: [], rows: []};
  const {shapes, isCut} = readShp(shp, project, budget);
  const table = dbf && readDbf(dbf, shapes.length, budget, parts.get('cpg'));
  if (table && table.count > shapes.length) note(fewerRead(shapes.length, table.count));
  else if (isCut)
    note(translate({message: 'The file is cut off after {count} features.'}, {count: formatLocale(shapes.length)}));
  if (table && table.rows.length < shapes.length) {
    note(
      translate(
        {message: 'The table of {name} has values for {read} of {count} features: the others are empty.'},
        {name, read: formatLocale(table.rows.length), count: formatLocale(shapes.length)},
      ),
    );
  }
  return {
    columns: [{name: GEOMETRY, type: 'geometry'}, ...(table?.columns ?? [])],
    // Programs don't show rows that are marked as deleted.
    rows: shapes.flatMap((geometry, at) =>
      table && at < table.rows.length && table.rows[at] === undefined ? [] : [[geometry, ...(table?.rows[at] ?? [])]],
    ),
  };
}

/** The text of the `.prj`; undefined where there is none. */
function definitionOf(parts: Shapefile['parts']): string | undefined {
  const prj = parts.get('prj');
  const text = prj && new TextDecoder().decode(prj).trim();
  return text === '' ? undefined : text;
}

/** Where the header of a `.shp` has the bounds of all its coordinates: x, y, x, and y. */
const BOUNDS_AT = 36;
/** Larger numbers are no degrees, not even swapped ones (see `whyNoPosition`). */
const MOST_DEGREES = 1000;

const areDegrees = (shp: Uint8Array<ArrayBuffer> | undefined): boolean =>
  !shp ||
  shp.length < BOUNDS_AT + 32 ||
  [0, 1, 2, 3].every((at) => !(Math.abs(viewOf(shp).getFloat64(BOUNDS_AT + 8 * at, true)) > MOST_DEGREES));

/** How the coordinates of a shapefile become degrees, or in words why they can't. */
function projectionOf({name, parts}: Shapefile): Projection | string {
  const definition = definitionOf(parts);
  if (definition === undefined) {
    return areDegrees(parts.get('shp'))
      ? degrees
      : translate(
          {
            message:
              '{name} has coordinates that are too large for degrees, and no .prj file that names their coordinate system. Put its .prj file into the zip file, or convert the data to longitude and latitude (EPSG:4326).',
          },
          {name},
        );
  }
  try {
    const project = projectionFrom(definition);
    project(0, 0);
    return project;
  } catch {
    if (/^\s*GEOG(?:CS|CRS)/i.test(definition) && areDegrees(parts.get('shp'))) return degrees;
    return translate(
      {
        message:
          '{name} was not read, because its coordinate system {system} is unknown here. Convert the data to longitude and latitude (EPSG:4326).',
      },
      {name, system: (/"([^"]+)"/.exec(definition)?.[1] ?? definition).slice(0, 60)},
    );
  }
}
