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

  // The positions are PROJ's, which has finer shifts for some systems.
  it.each([
    ['EPSG:26717', 500_000, 4_400_000, ['-80.9998', '39.7518']],
    ['EPSG:23032', 500_000, 5_400_000, ['8.9989', '48.7512']],
    ['EPSG:4269', -90.5, 40.5, ['-90.5000', '40.5000']],
  ])('%s is shifted to WGS 84', (crs, x, y, expected) => {
    expect(positionOf(point(crs, x, y)).map((angle) => angle.toFixed(4))).toEqual(expected);
  });

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
