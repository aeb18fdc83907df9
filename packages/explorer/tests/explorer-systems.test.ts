import {describe, expect, it} from 'vitest';
import {withSystem, withType} from '../data/columnTypes';
import {geoColumnsOf} from '../files/geoparquet';
import {projectionFrom, provide} from '../input/projections';
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
  ])('that name none wait for the reader, whatever they are called: %s and %s', (x, y) => {
    const text = `id;${x};${y}\na;344729.47;5677240.29`;
    const typed = withType(withType(read(text).fields, x, 'longitude'), y, 'latitude');
    expect(read(text, typed)).toMatchObject({
      shapes: [],
      problems: [`2: “${x}” and “${y}” aren’t in degrees. Choose their coordinate system under Columns`],
    });
    const choices = withSystem(typed, '25832');
    expect(read(text, choices).positions?.[0]).toMatch(/^51\.2254\d*,6\.7763/);
    expect(choicesOf(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
    expect(read(text, withSystem(typed, '99999')).problems[0]).toContain('99999');
  });

  it('of a local grid are no degrees, though they may look so', () => {
    expect(readText('id,easting,northing\na,51.5,8.4').result.shapes).toEqual([]);
  });
});

it('projections are loaded for a choice that names a system', async () => {
  const {vi} = await import('vitest');
  vi.resetModules();
  const {needsProjections} = await import('../input/reference');
  expect(needsProjections('x,y\n1,2', [{name: 'x', type: 'longitude', system: '25832'}])).toBe(true);
  expect(needsProjections('x,y\n1,2', [{name: 'x', type: 'longitude'}])).toBe(false);
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

  // The positions are PROJ's, which has finer shifts for some systems.
  it.each([
    ['EPSG:26717', 500_000, 4_400_000, ['-80.9998', '39.7518']],
    ['EPSG:23032', 500_000, 5_400_000, ['8.9989', '48.7512']],
    ['EPSG:4269', -90.5, 40.5, ['-90.5000', '40.5000']],
  ])('%s is shifted to WGS 84', (crs, x, y, expected) => {
    expect(positionOf(point(crs, x, y)).map((angle) => angle.toFixed(4))).toEqual(expected);
  });

  /**
   * A point of each system in degrees, and where `cs2cs` of PROJ 9.1.1 (EPSG 10.076) has it in WGS 84. That of 4240 is by EPSG's
   * transformation 1304, and that of 4317 by the system of the same datum, 4179.
   */
  it.each([
    [4123, 25, 62.5, 24.9965723, 62.5002675],
    [4124, 15, 60, 14.9969735, 59.9993983],
    [4139, -66.5, 18.2, -66.4996332, 18.198035],
    [4141, 35, 31.5, 35.0006951, 31.500372],
    [4149, 8.2, 46.8, 8.1989353, 46.7987021],
    [4150, 8.2, 46.8, 8.1989353, 46.7987021],
    [4156, 15.5, 49.8, 15.4987779, 49.7992866],
    [4200, 60, 56, 59.9986475, 56.0003659],
    [4202, 147, -33, 147.0012134, -32.9984543],
    [4203, 122, -26, 122.0013768, -25.998659],
    [4204, 45, 24, 44.9993537, 24.0004302],
    [4207, -8.1, 39.6, -8.1011947, 39.6015903],
    [4208, -45, -26, -44.9989356, -26.0018457],
    [4209, 24, -22, 23.9996146, -22.0008037],
    [4214, 108, 37.5, 108.000413, 37.500279],
    [4218, -74, 4.7, -73.9965884, 4.6971528],
    [4221, -64, -36, -64.0008141, -35.9995527],
    [4222, 24, -30, 23.9995507, -30.000314],
    [4223, 9.5, 34.5, 9.5005371, 34.5015835],
    [4225, -46, -20, -46.0002993, -20.0003195],
    [4230, 10, 48.5, 9.9989048, 48.4991576],
    [4237, 19.2, 47.1, 19.1988806, 47.0997326],
    [4240, 101.5, 13.5, 101.4966002, 13.5016971],
    [4245, 102.3, 3.9, 102.2984645, 3.8997569],
    [4248, -75, -10, -75.0020449, -10.0034715],
    [4253, 121, 16, 121.0014356, 15.9984147],
    [4261, -6, 33, -5.9984117, 32.9974039],
    [4265, 12, 43, 11.9997864, 43.0006537],
    [4267, -98, 39, -98.0003469, 39.0000165],
    [4272, 172, -43, 172.0001296, -42.9983057],
    [4273, 9, 61, 8.9951749, 61.0006241],
    [4274, -8.1, 39.6, -8.0990973, 39.6008045],
    [4277, -1.5, 52.5, -1.501488, 52.5003738],
    [4284, 38, 55.5, 37.9981458, 55.5000452],
    [4289, 5.5, 52.1, 5.4995479, 52.0990182],
    [4298, 115, 5, 115.00301, 4.9991505],
    [4299, -8, 53.2, -8.0007361, 53.200249],
    [4300, -8, 53.2, -8.0007361, 53.200249],
    [4301, 138.5, 36, 138.4968616, 36.0031693],
    [4312, 14, 47.5, 13.9991719, 47.4995021],
    [4313, 4.5, 50.6, 4.5012659, 50.5994475],
    [4314, 9.5, 51, 9.49887, 50.9987434],
    [4317, 25, 45.8, 24.9984517, 45.7997148],
    [4611, 114.15, 22.35, 114.152454, 22.3484705],
    [4618, -47, -16, -47.0004355, -16.0004506],
  ])('EPSG:%i is within 5 m of PROJ', (system, x, y, lng, lat) => {
    const [ownLng = NaN, ownLat = NaN] = positionOf(point(`EPSG:${system}`, x, y));
    const meters = 111_320 * Math.hypot((ownLng - lng) * Math.cos((lat * Math.PI) / 180), ownLat - lat);
    expect(meters).toBeLessThan(5);
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
