import {translate} from '@docusaurus/Translate';
import type {Feature} from 'geojson';
import {parseShp} from 'shpjs';
import {projectionFrom} from '../input/projections';
import {datumNote} from '../input/wkt-datum';
import {withWktDefaults} from '../input/wkt-defaults';
import {readDbf} from './dbf';
import type {FileReading} from './types';

/** A shapefile: its name, and the contents of its files by their ending. */
interface Shapefile {
  readonly name: string;
  readonly parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/**
 * Reads shapefiles as GeoJSON, in degrees by their `.prj`. The features of several ones name their file as `layer`. A
 * shapefile whose coordinates can't become degrees is left out, which is said.
 */
export function readShapefiles(files: readonly Shapefile[]): FileReading {
  const checked = files.map((file) => ({file, reason: whyNoDegrees(file)}));
  const reasons = checked.flatMap(({reason}) => reason ?? []);
  const readable = checked.flatMap(({file, reason}) => (reason === undefined ? [file] : []));
  if (readable.length === 0) return {reason: reasons.join(' ')};
  const notes = new Set([...reasons, ...readable.flatMap(({parts}) => datumNote(definitionOf(parts) ?? '') ?? [])]);
  const features = readable.flatMap((file) => {
    const own = featuresOf(file);
    return files.length === 1
      ? own
      : own.map((feature) => ({...feature, properties: {layer: file.name, ...feature.properties}}));
  });
  return {
    text: JSON.stringify({type: 'FeatureCollection', features}),
    ...(notes.size > 0 && {note: [...notes].join(' ')}),
  };
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array<ArrayBuffer>) =>
  new DataView(buffer, byteOffset, byteLength);

function featuresOf({parts}: Shapefile): Feature[] {
  const [shp, dbf] = ['shp', 'dbf'].map((ending) => parts.get(ending));
  if (!shp) return [];
  const definition = definitionOf(parts);
  const shapes = parseShp(viewOf(shp), definition === undefined ? undefined : withWktDefaults(definition));
  const rows = dbf && readDbf(dbf, parts.get('cpg'));
  return shapes.flatMap((geometry, at): Feature[] => {
    // Programs don't show rows that are marked as deleted.
    if (rows && at < rows.length && rows[at] === undefined) return [];
    return [{type: 'Feature', geometry, properties: {...rows?.[at]}}];
  });
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

/** Why the coordinates of a shapefile can't become degrees; undefined when they can, or are degrees. */
function whyNoDegrees({name, parts}: Shapefile): string | undefined {
  const definition = definitionOf(parts);
  if (definition === undefined) {
    return areDegrees(parts.get('shp'))
      ? undefined
      : translate(
          {
            message:
              '{name} has coordinates that are too large for degrees, and no .prj file that names their coordinate system. Put its .prj file into the zip file, or convert the data to longitude and latitude (EPSG:4326).',
          },
          {name},
        );
  }
  try {
    projectionFrom(definition)(0, 0);
    return undefined;
  } catch {
    if (/^\s*GEOG(?:CS|CRS)/i.test(definition) && areDegrees(parts.get('shp'))) return undefined;
    return translate(
      {
        message:
          '{name} was not read, because its coordinate system {system} is unknown here. Convert the data to longitude and latitude (EPSG:4326).',
      },
      {name, system: (/"([^"]+)"/.exec(definition)?.[1] ?? definition).slice(0, 60)},
    );
  }
}
