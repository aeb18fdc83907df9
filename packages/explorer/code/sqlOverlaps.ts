// cspell:ignore geomfromtext geomfromwkb
import type {SqlStack} from './sqlDialects';

/** How a stack measures the overlap of a cell with a geometry. */
interface Overlap {
  /** A geometry from its WKT. */
  readonly geometry: (wkt: string) => string;
  /** The outline of a cell as a geometry, from the call of the stack's function. */
  readonly outline: (call: string) => string;
  /** What has to be run before. */
  readonly setup?: string;
}

/** Where the function for outlines returns geometries. */
const overlapOf = (name: string, srid = ''): Overlap => ({
  geometry: (wkt) => `${name}('${wkt}'${srid})`,
  outline: (call) => call,
});

/** The stacks with intersections and areas of geometries. */
export const overlaps: Readonly<Partial<Record<SqlStack, Overlap>>> = {
  duckdb: {
    geometry: (wkt) => `ST_GeomFromText('${wkt}')`,
    outline: (call) => `ST_GeomFromText(${call})`,
    setup: 'INSTALL spatial;\nLOAD spatial;',
  },
  postgres: overlapOf('ST_GeomFromText', ', 4326'),
  databricks: {geometry: (wkt) => `st_geomfromtext('${wkt}')`, outline: (call) => `st_geomfromwkb(${call})`},
  snowflake: overlapOf('TO_GEOGRAPHY'),
  'carto-bigquery': overlapOf('ST_GEOGFROMTEXT'),
  redshift: overlapOf('ST_GeomFromText'),
  sedona: overlapOf('ST_GeomFromWKT'),
};
