import {describe, expect, it} from 'vitest';
import {projectionFrom, provide} from '../input/projections';
import {datumNote} from '../input/wkt-datum';

/** A system of Esri on WGS 84 with these parameters. */
const wkt = (projection: string, parameters: Readonly<Record<string, number>>) =>
  `PROJCS["own",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["${projection}"],${Object.entries(
    parameters,
  )
    .map(([name, value]) => `PARAMETER["${name}",${value}]`)
    .join(',')},UNIT["Meter",1.0]]`;

/** Where a system puts the point 100 km east and 1000 km north of its origin. */
const at = (definition: string) => projectionFrom(definition)(100_000, 1_000_000).map((angle) => angle.toFixed(4));

provide();

const parallels = {Standard_Parallel_1: 43, Standard_Parallel_2: 45.5, Central_Meridian: 10};
const cylinder = {Central_Meridian: 10, Standard_Parallel_1: 30};
const pole = {Central_Meridian: -45, Standard_Parallel_1: 70};

/** A conic projection has its origin on the equator where it names none, a polar one at the pole. */
it.each([
  ['Lambert_Conformal_Conic', parallels, '+proj=lcc +lat_0=0 +lat_1=43 +lat_2=45.5 +lon_0=10'],
  [
    'Lambert_Conformal_Conic',
    {...parallels, Latitude_Of_Origin: 5},
    '+proj=lcc +lat_0=5 +lat_1=43 +lat_2=45.5 +lon_0=10',
  ],
  ['Albers', parallels, '+proj=aea +lat_0=0 +lat_1=43 +lat_2=45.5 +lon_0=10'],
  ['Equidistant_Conic', parallels, '+proj=eqdc +lat_0=0 +lat_1=43 +lat_2=45.5 +lon_0=10'],
  ['Mercator', cylinder, '+proj=merc +lat_ts=30 +lon_0=10'],
  ['Equidistant_Cylindrical', cylinder, '+proj=eqc +lat_ts=30 +lon_0=10'],
  ['Stereographic_North_Pole', pole, '+proj=stere +lat_0=90 +lat_ts=70 +lon_0=-45'],
  ['Polar_Stereographic', pole, '+proj=stere +lat_0=90 +lat_ts=70 +lon_0=-45'],
])('%s in WKT with %j is %s', (projection, parameters, same) => {
  expect(at(wkt(projection, parameters))).toEqual(at(`${same} +datum=WGS84`));
});

describe('an old datum without its shift to WGS 84', () => {
  const system = (datum: string) =>
    `PROJCS["own",GEOGCS["own",DATUM[${datum}],PRIMEM["Greenwich",0],UNIT["Degree",0.0174532925199433]],PROJECTION["Double_Stereographic"],PARAMETER["latitude_of_origin",52.1561605555556],PARAMETER["central_meridian",5.38763888888889],PARAMETER["scale_factor",0.9999079],PARAMETER["false_easting",155000],PARAMETER["false_northing",463000],UNIT["Meter",1]]`;
  const bessel = 'SPHEROID["Bessel_1841",6377397.155,299.1528128';
  const placeOf = (datum: string) => projectionFrom(system(datum))(155_000, 463_000).map((angle) => angle.toFixed(4));

  it('is shifted by its name or its number', () => {
    for (const datum of [
      `"D_Amersfoort",${bessel}]`,
      `"Amersfoort",${bessel},AUTHORITY["EPSG","7004"]],AUTHORITY["EPSG","6289"]`,
      `"Of another name",${bessel}],AUTHORITY["EPSG","6289"]`,
    ]) {
      expect(placeOf(datum), datum).toEqual(['5.3872', '52.1552']);
      expect(datumNote(system(datum)), datum).toBeUndefined();
    }
    const degrees =
      'GEOGCS["NAD27",DATUM["North_American_Datum_1927",SPHEROID["Clarke 1866",6378206.4,294.9786982138982]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]';
    const [lng = 0, lat = 0] = projectionFrom(degrees)(-81.47276, 36.23436);
    expect([lng, lat]).toEqual([expect.closeTo(-81.47258, 4), expect.closeTo(36.23444, 4)]);
  });

  it('stays where its shift is written, or is unknown, which is said', () => {
    const own = `"D_Amersfoort",${bessel}],TOWGS84[0,0,0]`;
    // No shift, but another ellipsoid.
    expect(placeOf(own)).toEqual(['5.3876', '52.1567']);
    expect(datumNote(system(own))).toBeUndefined();
    expect(placeOf(`"D_Unheard_Of",${bessel}]`)).toEqual(['5.3876', '52.1562']);
    expect(datumNote(system(`"D_Unheard_Of",${bessel}]`))).toBe(
      'The shift from the datum Unheard_Of to WGS 84 is unknown here, so positions may be some hundred meters off.',
    );
  });

  it('is refused where its unit is no degree', () => {
    const grads = `GEOGCS["NTF (Paris)",DATUM["NTF",${bessel}]],PRIMEM["Paris",2.337],UNIT["grad",0.0157]]`;
    expect(() => projectionFrom(grads)).toThrow('No degrees');
  });

  it.each([
    ['a datum close to WGS 84', '"D_ETRS_1989",SPHEROID["GRS_1980",6378137,298.257222101]'],
    ['a sphere', '"D_Sphere",SPHEROID["Sphere",6371000,0]'],
  ])('isn’t said of %s', (_, datum) => expect(datumNote(system(datum))).toBeUndefined());
});
