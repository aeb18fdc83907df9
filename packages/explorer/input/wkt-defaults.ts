import {withDatumShift} from './wkt-datum';

/** The projection of a coordinate system in WKT 1, as GDAL and Esri write it. */
const PROJECTION = /PROJECTION\s*\[\s*"([^"]+)"/i;
const LATITUDE_OF_ORIGIN = /PARAMETER\s*\[\s*"(?:latitude_of_(?:origin|center)|central_parallel)"/i;
const STANDARD_PARALLEL = /PARAMETER\s*\[\s*"standard_parallel_1"\s*,\s*([-+.\de]+)/i;

/** Projections whose standard parallel is the latitude of true scale. */
const CYLINDRICAL = /^(?:mercator|equidistant_cylindrical|equirectangular)$/i;
/** Here the sign of the standard parallel names the pole, which is the origin. */
const POLAR = /^(?:polar_)?stereographic(?:_(?:north|south)_pole)?$/i;

const parameter = (name: string, value: number) => `PARAMETER["${name}",${value}],`;

/**
 * The definition of a coordinate system with what proj4's reader of WKT would take for something else:
 *
 * - A missing latitude of origin is 0 degrees, as in PROJ and Esri's software, and not the first standard parallel.
 * - The standard parallel of a cylindrical projection is its latitude of true scale, in radians.
 * - Esri's polar stereographic projection of the north is that of the south with another sign.
 * - Old datums differ from WGS 84, also where their shift isn't written.
 *
 * @param original - of any form; those that aren't WKT 1 stay as they are
 */
export function withWktDefaults(original: string): string {
  const definition = withDatumShift(original);
  const [whole, name = ''] = PROJECTION.exec(definition) ?? [];
  const parallel = Number(STANDARD_PARALLEL.exec(definition)?.[1] ?? NaN);
  if (whole === undefined || !Number.isFinite(parallel)) return definition;
  if (POLAR.test(name)) return definition.replace(/"Stereographic_North_Pole"/i, '"Stereographic_South_Pole"');
  const added = [
    LATITUDE_OF_ORIGIN.test(definition) ? '' : parameter('latitude_of_origin', 0),
    CYLINDRICAL.test(name) ? parameter('lat_ts', (parallel * Math.PI) / 180) : '',
  ].join('');
  return definition.replace(whole, () => added + whole);
}
