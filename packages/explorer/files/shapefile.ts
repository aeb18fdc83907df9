import {translate} from '@docusaurus/Translate';
import {formatLocale, plural} from '@h3-docs/base/number';
import {projectionFrom} from '../input/projections';
import {datumNote} from '../input/wkt-datum';
import {degrees, type Projection} from '../input/reference';
import {readDbf} from './dbf';
import {guessNote} from './encoding';
import {Damaged, fewerRead, type Budget} from './limit';
import {readShp} from './shp';
import {withNotes, type FileReading} from './types';

/** A shapefile: its name, and the contents of its files by their ending. */
interface Shapefile {
  readonly name: string;
  readonly parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array<ArrayBuffer>) =>
  new DataView(buffer, byteOffset, byteLength);

/** Reads a shapefile, in degrees by its `.prj`. One whose coordinates can't become degrees is refused. */
export function readShapefile(file: Shapefile, budget: Budget): FileReading {
  const {name, parts} = file;
  const project = projectionOf(file);
  if (typeof project === 'string') return {reason: project};
  const [shp, dbf] = ['shp', 'dbf'].map((ending) => parts.get(ending));
  if (!shp) throw new Damaged();
  const {shapes, isCut} = readShp(shp, project, budget);
  const table = dbf && readDbf(dbf, shapes.length, budget, parts.get('cpg'));
  // Programs don't show rows that are marked as deleted.
  const rows = shapes.flatMap((geometry, at) =>
    table && at < table.rows.length && table.rows[at] === undefined ? [] : [[geometry, ...(table?.rows[at] ?? [])]],
  );
  const deleted = shapes.length - rows.length;
  const read = formatLocale(table?.rows.length ?? 0);
  const count = formatLocale(shapes.length);
  const content = budget.table([{name: 'geometry', type: 'geometry'}, ...(table?.columns ?? [])], rows);
  return withNotes({table: content}, [
    datumNote(definitionOf(parts) ?? ''),
    deleted > 0 &&
      plural(
        deleted,
        translate({
          message:
            '1 feature is marked as deleted, and was left out.|{count} features are marked as deleted, and were left out.',
        }),
      ),
    table?.isGuess && guessNote(`${name}.dbf`),
    table && table.count > shapes.length
      ? fewerRead(shapes.length, table.count)
      : isCut && translate({message: 'The file is cut off after {count} features.'}, {count}),
    table &&
      table.rows.length < shapes.length &&
      translate(
        {message: 'The table of {name} has values for {read} of {count} features: the others are empty.'},
        {name, read, count},
      ),
  ]);
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
