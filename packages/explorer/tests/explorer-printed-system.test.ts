import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {provide} from '../input/projections';
import {provideProjections} from '../input/reference';
import {readText} from '../input/read';

beforeAll(provide);
afterAll(() => vi.resetModules());

/** The positions of a text, and the reasons why others aren't read. */
function placesOf(lines: readonly string[]) {
  const {result, data} = readText(lines.join('\n'));
  const places = result.shapes.map(({geometry}) =>
    geometry.type === 'Point' ? geometry.coordinates.map((angle) => angle.toFixed(3)).join() : geometry.type,
  );
  return {
    places,
    reasons: result.problems.map(({line, reason}) => `${line}: ${reason}`),
    values: data?.rows.map(({values}) => values),
  };
}

/** What R prints of two features. */
const features = (system: readonly string[], rows: readonly string[]) => [
  'Simple feature collection with 2 features and 1 field',
  'Geometry type: POINT',
  'Dimension:     XY',
  'Bounding box:  xmin: 10 ymin: 20 xmax: 30 ymax: 40',
  ...system,
  ...rows,
];
const small = ['  name      geometry', '1    A POINT (10 20)', '2    B POINT (30 40)'];
const large = ['  name               geometry', '1    A POINT (389000 5818000)', '2    B POINT (391000 5820000)'];
const unknown = (name: string) =>
  `the coordinate system ${name} is unknown here. Convert the data to longitude and latitude (EPSG:4326)`;

describe('the coordinate system that R prints above features', () => {
  it('turns their coordinates into degrees, by its name, number, or definition', () => {
    const names = ['A', 'B'].map((name) => [name]);
    for (const system of [
      ['Projected CRS: ETRS89 / UTM zone 32N'],
      ['projected CRS:  ETRS89 / UTM zone 32N'],
      ['CRS:            EPSG:25832'],
      ['CRS:            25832'],
      ['epsg (SRID):    25832', 'proj4string:    +proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs'],
      ['epsg (SRID):    NA', 'proj4string:    +proj=utm +zone=32 +ellps=GRS80 +units=m +no_defs'],
    ]) {
      expect(placesOf(features(system, large)), system[0]).toEqual({
        places: ['7.365,52.501', '7.394,52.519'],
        reasons: [],
        values: names,
      });
      expect(placesOf(features(system, small)).places, system[0]).toEqual(['4.511,0.000', '4.512,0.000']);
    }
  });

  it('leaves degrees as they are', () => {
    for (const system of ['Geodetic CRS:  WGS 84', 'geographic CRS: NAD83', 'CRS:           NA', 'CRS: EPSG:4326'])
      expect(placesOf(features([system], small)), system).toMatchObject({places: ['10.000,20.000', '30.000,40.000']});
  });

  it('is the reason why features are not read where it is unknown', () => {
    for (const [system, name] of [
      ['Projected CRS: Town grid of 1950', 'Town grid of 1950'],
      ['Geodetic CRS:  NTF (Paris)', 'NTF (Paris)'],
      ['CRS: EPSG:99999', '99999'],
    ] as const) {
      expect(placesOf(features([system], small))).toEqual({
        places: [],
        reasons: [`7: ${unknown(name)}`, `8: ${unknown(name)}`],
        values: [['A'], ['B']],
      });
    }
  });

  it('holds for tibbles, and for geometries alone', () => {
    const tibble = ['# A tibble: 2 × 2', '  name     geometry', '* <chr> <POINT [m]>', '1 A       (100 200)'];
    const system = ['Projected CRS: WGS 84 / UTM zone 10N'];
    expect(placesOf(features(system, tibble))).toEqual({places: ['-127.488,0.002'], reasons: [], values: [['A']]});
    // Without its description, the unit says that these are no degrees.
    expect(placesOf(tibble).reasons).toEqual([`4: ${unknown('m')}`]);
    const alone = ['Geometry set for 1 feature ', 'Projected CRS: WGS 84 / Pseudo-Mercator', 'POINT (1113194.9 0)'];
    expect(placesOf(alone)).toMatchObject({places: ['10.000,0.000'], reasons: []});
  });

  it('says that features were left out', () => {
    expect(placesOf(features(['Geodetic CRS:  WGS 84', 'First 2 features:'], small)).reasons).toEqual([
      '6: the program that printed this table left rows out here',
    ]);
  });
});

it('of a row is the one in its column', () => {
  const rows = [
    'id,srid,wkt',
    '1,25832,POINT (10 20)',
    '2,4326,POINT (10 20)',
    '3,99999,POINT (10 20)',
    '4,,POINT (1 2)',
  ];
  expect(placesOf(rows)).toMatchObject({
    places: ['4.511,0.000', '10.000,20.000', '1.000,2.000'],
    reasons: [`4: ${unknown('99999')}`],
  });
});

it('of columns named x and y is the one of the text or of the row', () => {
  const places = ['4.511,0.000', '4.512,0.000'];
  expect(placesOf(['# crs: EPSG:25832', 'x,y,n', '10,20,1', '30,40,2'])).toMatchObject({places, reasons: []});
  expect(placesOf(['x,y,epsg', '10,20,25832', '30,40,25832'])).toMatchObject({places, reasons: []});
  // Degrees are named so.
  expect(placesOf(['# crs: EPSG:25832', 'lng,lat', '10,20'])).toMatchObject({places: ['10.000,20.000'], reasons: []});
  expect(placesOf(['x,y,epsg', '10,20,99999'])).toMatchObject({places: [], reasons: [`2: ${unknown('99999')}`]});
});

describe('the coordinate system that GeoPandas prints', () => {
  const table = ['       name       geometry', '0    Berlin  POINT (10 20)', '1  New York  POINT (30 40)'];
  const description = [
    '<Projected CRS: EPSG:25832>',
    'Name: ETRS89 / UTM zone 32N',
    'Axis Info [cartesian]:',
    '- E[east]: Easting (m)',
    'Area of Use:',
    '- name: Europe between 6°E and 12°E: Austria; Belgium',
    '- bounds: (6.0, 38.76, 12.01, 84.33)',
    'Coordinate Operation:',
    '- name: UTM zone 32N',
    '- method: Transverse Mercator',
    'Datum: European Terrestrial Reference System 1989 ensemble',
    '- Ellipsoid: GRS 1980',
    '- Prime Meridian: Greenwich',
  ];
  const values = [['Berlin'], ['New York']];

  it('turns coordinates into degrees, above the table or below it', () => {
    const places = ['4.511,0.000', '4.512,0.000'];
    expect(placesOf([...table, '', '>>> cities.crs', ...description])).toEqual({places, reasons: [], values});
    expect(placesOf([...description, '', ...table])).toEqual({places, reasons: [], values});
    const definition = '<Projected CRS: {"$schema": "https://proj.org/schemas/v0.7/projjson. ...>';
    expect(placesOf([...table, '', definition, ...description.slice(1)])).toEqual({places, reasons: [], values});
    const mercator = ['Name: EPSG:3857', "{'init': 'epsg:3857'}", 'EPSG:3857'];
    for (const line of mercator) expect(placesOf([line, ...table])).toMatchObject({reasons: [], values});
    for (const line of mercator) expect(placesOf([line, ...table]).places).toEqual(['0.000,0.000', '0.000,0.000']);
  });

  it('must be a single one', () => {
    const reason = 'this text names several coordinate systems: 25832 and 3857. Paste one table at a time';
    expect(placesOf([...description, '', ...table, 'EPSG:3857'])).toEqual({
      places: [],
      reasons: [`16: ${reason}`, `17: ${reason}`],
      values,
    });
  });

  it('does not take lines of data for its description', () => {
    expect(readText(`crs: {\nPOINT (1 2)`).result.shapes).toHaveLength(1);
    const {result} = readText(['name: Berlin', '- bounds: (6.0, 38.76)', '- name: A 31.5, 42.5'].join('\n'));
    expect(result.shapes).toHaveLength(2);
  });
});

it('asks for the projections', async () => {
  vi.resetModules();
  const {needsProjections} = await import('../input/reference');
  expect(needsProjections(features(['Projected CRS: ETRS89 / UTM zone 32N'], small).join('\n'))).toBe(true);
  expect(needsProjections(features(['Geodetic CRS:  WGS 84'], small).join('\n'))).toBe(false);
  provideProjections(() => undefined);
  expect(placesOf(features(['CRS: EPSG:25832'], small)).places).toEqual([]);
  provide();
});
