import {combine, parseDbf, parseShp} from 'shpjs';
import {withWktDefaults} from '../input/wkt-defaults';
import type {FileReading} from './types';

/** A shapefile: its name, and the contents of its files by their ending. */
interface Shapefile {
  readonly name: string;
  readonly parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Reads shapefiles as GeoJSON, in degrees by their `.prj`. The features of several ones name their file as `layer`. */
export function readShapefiles(files: readonly Shapefile[]): FileReading {
  const features = files.flatMap(({name, parts}) => {
    const shp = parts.get('shp');
    if (!shp) return [];
    const [prj, dbf, cpg] = ['prj', 'dbf', 'cpg'].map((ending) => parts.get(ending));
    const shapes = parseShp(viewOf(shp), prj && withWktDefaults(new TextDecoder().decode(prj)));
    const rows = dbf ? parseDbf(viewOf(dbf), cpg ?? encodingOf(dbf)) : shapes.map(() => ({}));
    const own = combine([shapes, rows]).features;
    return files.length === 1
      ? own
      : own.map((feature) => ({...feature, properties: {layer: name, ...feature.properties}}));
  });
  return {text: JSON.stringify({type: 'FeatureCollection', features})};
}

const viewOf = ({buffer, byteOffset, byteLength}: Uint8Array<ArrayBuffer>) =>
  new DataView(buffer, byteOffset, byteLength);

/** The encoding of a table without a `.cpg`: UTF-8 if it can be that, or else the old one of Windows. */
function encodingOf(dbf: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // The header has bytes that are no text.
  const body = dbf.subarray(new DataView(dbf.buffer, dbf.byteOffset).getUint16(8, true));
  try {
    new TextDecoder('utf-8', {fatal: true}).decode(body);
    return new TextEncoder().encode('utf-8');
  } catch {
    return new TextEncoder().encode('windows-1252');
  }
}
