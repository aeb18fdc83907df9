// cspell:ignore eqdc
import {describe, expect, it} from 'vitest';
import {withType} from '../data/columnTypes';
import {geoColumnsOf} from '../files/geoparquet';
import {projectionFrom, provide} from '../input/projections';
import {oldDatums} from '../input/systems';
import {readText} from '../input/read';
import {datumNote} from '../input/wkt-datum';
import {choicesOf} from '../model/readParts';
import {read} from './reading';

provide();

describe('columns of a projected system', () => {
  it.each([
    ['Rechtswert', 'Hochwert'],
    ['x', 'y'],
    ['a', 'b'],
  ])('need a column with its number, whatever they are called: %s and %s', (x, y) => {
    const typed = (text: string) => withType(withType(read(text).fields, x, 'longitude'), y, 'latitude');
    const bare = `id;${x};${y}\na;344729.47;5677240.29`;
    expect(read(bare, typed(bare))).toMatchObject({
      shapes: [],
      problems: [
        `2: “${x}” and “${y}” aren’t in degrees. Convert them, or add a column “epsg” with the number of their coordinate system`,
      ],
    });
    const withCode = (code: string) => `id;${x};${y};epsg\na;344729.47;5677240.29;${code}`;
    expect(read(withCode('25832'), typed(withCode('25832'))).positions?.[0]).toMatch(/^51\.2254\d*,6\.7763/);
    expect(read(withCode('99999'), typed(withCode('99999'))).problems[0]).toContain('99999');
  });

  it('which an old link chose are still read so', () => {
    const types = [
      ['x', 'longitude'],
      ['y', 'latitude'],
    ];
    const choices = choicesOf(types.map(([name, type]) => ({name, type, system: '25832'})));
    expect(read('id;x;y\na;344729.47;5677240.29', choices).positions?.[0]).toMatch(/^51\.2254\d*,6\.7763/);
  });

  it('of a local grid are no degrees, though they may look so', () => {
    expect(readText('id,easting,northing\na,51.5,8.4').result.shapes).toEqual([]);
  });
});

it('projections are loaded for a text that names a system', async () => {
  const {vi} = await import('vitest');
  vi.resetModules();
  const {needsProjections} = await import('../input/reference');
  expect(needsProjections('x,y,epsg\n1,2,25832')).toBe(true);
  expect(needsProjections('x,y\n1,2')).toBe(false);
  expect(needsProjections('zone 10 north, 551130 mE, 4180998 mN')).toBe(true);
  expect(needsProjections('10N 551130.8 4180998.9')).toBe(true);
});

describe('old geographic systems', () => {
  const point = (crs: string, x: number, y: number) =>
    `{"type": "Point", "coordinates": [${x}, ${y}], "crs": {"type": "name", "properties": {"name": "${crs}"}}}`;
  const positionOf = (text: string) => {
    const geometry = readText(text).result.shapes[0]?.geometry;
    return geometry?.type === 'Point' ? geometry.coordinates : [];
  };

  /**
   * A point in degrees of each system whose shift is ours, and of some whose shift is that of proj4, and where `cs2cs` of PROJ
   * 9.1.1 (EPSG 10.076) has it in WGS 84. That of 4240 is by EPSG's transformation 1304.
   */
  it.each([
    [4123, 25, 62.5, 24.9965723, 62.5002675],
    [4202, 147, -33, 147.0012134, -32.9984543],
    [4218, -74, 4.7, -73.9965884, 4.6971528],
    [4230, 10, 48.5, 9.9989048, 48.4991576],
    [4240, 101.5, 13.5, 101.4966002, 13.5016971],
    [4267, -98, 39, -98.0003469, 39.0000165],
    [4277, -1.5, 52.5, -1.501488, 52.5003738],
    [4284, 38, 55.5, 37.9981458, 55.5000452],
    [4301, 138.5, 36, 138.4968616, 36.0031693],
    [4314, 9.5, 51, 9.49887, 50.9987434],
    [4618, -47, -16, -47.0004355, -16.0004506],
    [4269, -90.5, 40.5, -90.5, 40.5],
    // To 4 decimals.
    [23032, 500_000, 5_400_000, 8.9989, 48.7512],
    [26717, 500_000, 4_400_000, -80.9998, 39.7518],
  ])('EPSG:%i is within 5 m of PROJ', (system, x, y, lng, lat) => {
    const [ownLng = NaN, ownLat = NaN] = positionOf(point(`EPSG:${system}`, x, y));
    const meters = 111_320 * Math.hypot((ownLng - lng) * Math.cos((lat * Math.PI) / 180), ownLat - lat);
    expect(meters).toBeLessThan(5);
  });

  it('all have a shift, of ours or of proj4', () => {
    const at = oldDatums.map(({code}) => positionOf(point(`EPSG:${code}`, 10, 48)));
    expect(at.filter(([lng]) => lng === undefined || Math.abs(lng - 10) < 1e-7)).toEqual([]);
  });

  it('have the same shift in WKT, and say where it differs by region', () => {
    const wkt =
      'GEOGCS["ED50",DATUM["European_Datum_1950",SPHEROID["International 1924",6378388,297]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433]]';
    const own = projectionFrom(wkt)(10, 48.5);
    const [lng = NaN, lat = NaN] = projectionFrom('+proj=longlat +a=6378388 +rf=297 +towgs84=-87,-98,-121')(10, 48.5);
    expect(own).toEqual([expect.closeTo(lng, 9), expect.closeTo(lat, 9)]);
    expect(datumNote(wkt)).toBe(
      'The shift from the datum European Datum 1950 to WGS 84 differs by region, so positions may be up to 30 m off.',
    );
  });

  it('are refused in GeoParquet without their numbers', () => {
    const systemOf = (name: string, semi_major_axis: number) => {
      const crs = {type: 'GeographicCRS', name, datum: {ellipsoid: {semi_major_axis}}};
      const value = JSON.stringify({columns: {geometry: {encoding: 'WKB', crs}}});
      const metadata = {version: 2, schema: [], num_rows: 0n, row_groups: [], metadata_length: 0};
      return geoColumnsOf({...metadata, key_value_metadata: [{key: 'geo', value}]}).get('geometry');
    };
    expect(systemOf('NAD27', 6_378_206.4)).toMatchObject({srid: 0, unknown: 'NAD27'});
    expect(systemOf('New', 6_378_137)).toEqual({encoding: 'WKB', srid: 0});
  });
});

/** A system of Esri on WGS 84 with these parameters. */
const wkt = (projection: string, parameters: Readonly<Record<string, number>>) =>
  `PROJCS["own",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["${projection}"],${Object.entries(
    parameters,
  )
    .map(([name, value]) => `PARAMETER["${name}",${value}]`)
    .join(',')},UNIT["Meter",1.0]]`;

/** Where a system puts the point 100 km east and 1000 km north of its origin. */
const at = (definition: string) => projectionFrom(definition)(100_000, 1_000_000).map((angle) => angle.toFixed(4));

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
