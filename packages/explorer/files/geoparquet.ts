import type {FileMetaData} from 'hyparquet';
import {isNearWgs84} from '../input/wkt-datum';

/** How a column has its geometries. */
export interface GeoColumn {
  /** `WKB`, or the name of a nested type of GeoArrow, such as `polygon`, which isn't read. */
  readonly encoding: string;
  /** The EPSG number of its coordinate system; 0: degrees. */
  readonly srid: number;
  /** The name of a coordinate system that has no number and isn't degrees; undefined: it has a number, or is degrees. */
  readonly unknown?: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name of a system in PROJJSON that has no number, and whose coordinates aren't degrees of about WGS 84. */
function unknownIn(crs: unknown): {readonly unknown: string} | undefined {
  if (!isObject(crs) || sridOf(crs) > 0 || isObject(crs.id)) return undefined;
  const {datum} = crs;
  const ellipsoid = isObject(datum) && isObject(datum.ellipsoid) ? datum.ellipsoid : {};
  const isKnown = ellipsoid.semi_major_axis === undefined || isNearWgs84(Number(ellipsoid.semi_major_axis));
  if (String(crs.type).startsWith('Geographic') && isKnown) return undefined;
  return {unknown: typeof crs.name === 'string' ? crs.name : '?'};
}

/** The EPSG number of a system in PROJJSON, or in its text; 0: degrees, or unknown to the file. */
function sridOf(crs: unknown): number {
  const id = isObject(crs) ? crs.id : undefined;
  const code = isObject(id) && id.authority !== 'OGC' ? Number(id.code) : 0;
  const named = typeof crs === 'string' ? Number(/(?:EPSG:|srid:)(\d+)/i.exec(crs)?.[1] ?? 0) : 0;
  const srid = Number.isInteger(code) && code > 0 ? code : named;
  return srid === 4326 ? 0 : srid;
}

/** The columns of geometries by name: those that the metadata of GeoParquet names, and those of Parquet's own types. */
export function geoColumnsOf(metadata: FileMetaData): ReadonlyMap<string, GeoColumn> {
  const found = new Map<string, GeoColumn>();
  for (const {name, logical_type: type} of metadata.schema) {
    if (type?.type !== 'GEOMETRY' && type?.type !== 'GEOGRAPHY') continue;
    found.set(name, {encoding: 'WKB', srid: sridOf('crs' in type ? type.crs : undefined)});
  }
  const text = metadata.key_value_metadata?.find(({key}) => key === 'geo')?.value;
  if (text === undefined) return found;
  let geo: unknown;
  try {
    geo = JSON.parse(text);
  } catch {
    return found;
  }
  const columns = isObject(geo) && isObject(geo.columns) ? geo.columns : {};
  for (const [name, column] of Object.entries(columns)) {
    if (!isObject(column)) continue;
    const encoding = typeof column.encoding === 'string' ? column.encoding : 'WKB';
    found.set(name, {
      encoding: encoding.toUpperCase() === 'WKB' ? 'WKB' : encoding.toLowerCase(),
      srid: sridOf(column.crs),
      ...unknownIn(column.crs),
    });
  }
  return found;
}
