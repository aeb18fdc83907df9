import {translate} from '@docusaurus/Translate';
import {combine, parseDbf, parseShp} from 'shpjs';
import type {FileReading} from './types';

/**
 * Reads a shapefile as GeoJSON, in degrees by its `.prj`.
 *
 * @param parts - the contents of its files by their ending
 */
export function readShapefile(parts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): FileReading {
  const shp = parts.get('shp');
  if (!shp) return {reason: translate({message: 'The archive has no .shp file.'})};
  const [prj, dbf, cpg] = ['prj', 'dbf', 'cpg'].map((ending) => parts.get(ending));
  const shapes = parseShp(viewOf(shp), prj && new TextDecoder().decode(prj));
  const rows = dbf ? parseDbf(viewOf(dbf), cpg ?? encodingOf(dbf)) : shapes.map(() => ({}));
  return {text: JSON.stringify(combine([shapes, rows]))};
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
