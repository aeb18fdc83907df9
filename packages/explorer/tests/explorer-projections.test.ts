import {describe, expect, it} from 'vitest';
import {projectionFrom} from '../input/projections';

/** A system of Esri on WGS 84 with these parameters. */
const wkt = (projection: string, parameters: Readonly<Record<string, number>>) =>
  `PROJCS["own",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["${projection}"],${Object.entries(
    parameters,
  )
    .map(([name, value]) => `PARAMETER["${name}",${value}]`)
    .join(',')},UNIT["Meter",1.0]]`;

/** Where a system puts the point 100 km east and 1000 km north of its origin. */
const at = (definition: string) => projectionFrom(definition)(100_000, 1_000_000).map((angle) => angle.toFixed(4));

describe('coordinate systems in WKT', () => {
  const parallels = {Standard_Parallel_1: 43, Standard_Parallel_2: 45.5, Central_Meridian: 10};

  it('of conic projections have their origin on the equator where they name none', () => {
    for (const name of ['Lambert_Conformal_Conic', 'Albers', 'Equidistant_Conic'])
      expect(at(wkt(name, parallels)), name).toEqual(at(wkt(name, {...parallels, Latitude_Of_Origin: 0})));
    const lambert = '+proj=lcc +lat_0=0 +lat_1=43 +lat_2=45.5 +lon_0=10 +datum=WGS84';
    expect(at(wkt('Lambert_Conformal_Conic', parallels))).toEqual(at(lambert));
    const other = {...parallels, Latitude_Of_Origin: 41.75};
    expect(at(wkt('Lambert_Conformal_Conic', other))).toEqual(at(lambert.replace('lat_0=0', 'lat_0=41.75')));
  });

  it('of cylindrical projections have their true scale on the standard parallel', () => {
    const parameters = {Central_Meridian: 10, Standard_Parallel_1: 30};
    expect(at(wkt('Mercator', parameters))).toEqual(at('+proj=merc +lat_ts=30 +lon_0=10 +datum=WGS84'));
    expect(at(wkt('Equidistant_Cylindrical', parameters))).toEqual(at('+proj=eqc +lat_ts=30 +lon_0=10 +datum=WGS84'));
  });

  it('of polar projections have the pole as their origin', () => {
    const parameters = {Central_Meridian: -45, Standard_Parallel_1: 70};
    const north = at('+proj=stere +lat_0=90 +lat_ts=70 +lon_0=-45 +datum=WGS84');
    expect(at(wkt('Stereographic_North_Pole', parameters))).toEqual(north);
    expect(at(wkt('Polar_Stereographic', parameters))).toEqual(north);
  });
});
